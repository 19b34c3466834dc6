/** Encoded responses of the product API. */

export const apiActivity = (fields: Record<string, unknown> = {}, details: Record<string, unknown> = {}) => ({
  Id: "12",
  Title: "Wat regel je op tijd?",
  Introduction: "Een notaris vertelt wat je nu al kunt vastleggen.",
  Url: "/regios/rivierenland/activiteiten/wat-regel-je-op-tijd",
  Activity: {
    ActivityType: "Alzheimer Café",
    ActivityTypeIcon: { Path: "/9c1b2a3f/icoon-alzheimer-cafe/original.svg" },
    ActivityLocation: "De Tuinkamer",
    Address: {
      organization: "De Tuinkamer",
      address_line1: "Lindelaan 12",
      postal_code: "4001 AB",
      locality: "Tiel",
    },
    StartDate: "2027-03-04",
    EndDate: "2027-03-04",
    StartTime: 50_400,
    EndTime: 57_600,
    ExternalLink: { uri: "https://tuinkamer-tiel.example/" },
    ...details,
  },
  ...fields,
});

export const apiRegion = (fields: Record<string, unknown> = {}) => ({
  Id: "31",
  Title: "Afdeling Rivierenland",
  Introduction: "Onze vrijwilligers staan voor je klaar.",
  Data: { Path: "/regios/rivierenland" },
  ...fields,
});

export const apiLocation = (fields: Record<string, unknown> = {}) => ({
  Id: "44",
  Title: "Alzheimer Café Tiel",
  LocationType: "Alzheimer Café",
  Address: { address_line1: "Lindelaan 12", postal_code: "4001 AB", locality: "Tiel" },
  Data: { Path: "/regios/rivierenland/locaties/alzheimer-cafe-tiel" },
  Latitude: 51.887,
  Longitude: 5.43,
  OpeningHours: [{ Day: "donderdag", Hours: "14.00 tot 16.00 uur" }],
  ...fields,
});

export const apiNewsItem = (fields: Record<string, unknown> = {}) => ({
  Id: "77",
  Title: "Joyce schenkt al tien jaar koffie",
  Type: "RegioNews",
  Introduction: "En ze is nog lang niet klaar.",
  Url: "/regios/rivierenland/nieuws/joyce",
  HeaderImage: null,
  PublicationDate: "2026-11-10T08:00:00Z",
  SearchLabels: ["Rivierenland"],
  ...fields,
});

export const apiVacancy = (fields: Record<string, unknown> = {}, details: Record<string, unknown> = {}) => ({
  Id: 123,
  Title: "Gastvrouw of gastheer",
  SubTitle: "Alzheimer Café Tiel",
  Introduction: "Je ontvangt gasten en schenkt koffie.",
  Data: { Path: "/regios/rivierenland/vrijwilligerswerk/gastvrouw-of-gastheer" },
  Vacancy: {
    VacancyType: "regional",
    NationalType: null,
    City: "Tiel",
    Activity: "Ontmoeten",
    Availability: "’s Avonds",
    Duration: "4 uur per maand",
    Function: "Gastvrouw of gastheer",
    PublicationDate: "2026-11-02",
    EndDate: "2027-01-31",
    Distance: 3.4,
    ...details,
  },
  ...fields,
});
