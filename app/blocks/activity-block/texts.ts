export const activityBlockTexts = {
  activityBlock: { title: "Activiteiten in de buurt", nearby: "Zoek een activiteit in de buurt" },
};
