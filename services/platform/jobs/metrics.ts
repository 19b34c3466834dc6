import type { JobFigures } from "./figures";

/** The figures of the queue in Prometheus's text format. */
export function jobMetrics({ waiting, failed, lagSeconds }: JobFigures): string {
  return `# HELP site_jobs Jobs that wait or run, and those that failed for good
# TYPE site_jobs gauge
site_jobs{state="waiting"} ${waiting}
site_jobs{state="failed"} ${failed}
# HELP site_job_lag_seconds How long the oldest job waits that could run
# TYPE site_job_lag_seconds gauge
site_job_lag_seconds ${lagSeconds}
`;
}
