export { ReportLink } from "./moderation/report-link";
