/** SQLSTATE classes: connection, resources, operator intervention; codes of sockets. */
const outages = /^(08|53|57P|25006|55P03|ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOST|ENOTFOUND|EAI_AGAIN)/;
/** Errors of the driver without a code. */
const lostConnection =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/;

/** Whether the database could not be reached, or was too slow: a later try may succeed. */
export function isDatabaseOutage(error: Error): boolean {
  if ("code" in error && typeof error.code === "string")
    return outages.test(error.code) || error.code === "57014";
  return lostConnection.test(error.message);
}
