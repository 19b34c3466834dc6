export { listRegionVacancies, type VacancySource } from "./client.server";
