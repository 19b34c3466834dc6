export { SentAnswers } from "./application/sent-answers";
export { ContactRequestButton } from "./contact-request";
export { defaultVacancyRadius, vacancyQuery } from "./filter";
export { overviewNear, regionVacanciesPerPage, type VacancyPage } from "./list";
export { VacanciesFailed } from "./no-vacancies";
export { VacancyCount, VacancyList } from "./vacancy-list";
export { fieldNames } from "./wire";
