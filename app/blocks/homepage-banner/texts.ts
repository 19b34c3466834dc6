export const homeBannerTexts = {
  homeBanner: {
    memoryTest: {
      label: "Ongeveer 5 minuten",
      title: "Doe de geheugentest",
      text: "Voor jezelf of voor een ander. Je krijgt meteen uitleg.",
      link: "Start de test",
    },
  },
};
