export const homeBannerTexts = {
  homeBanner: {
    memoryTest: {
      label: "Ongeveer 5 minuten",
      title: "Doe de geheugentest",
      text: "Voor jezelf of voor een ander. Al 2.500.000 keer ingevuld.",
      link: "Start de test",
    },
  },
};
