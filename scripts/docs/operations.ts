import { operations } from "../../services/contract";

const sessionNames = { true: "member", optional: "optional", false: "" };

/** The operations of the services, with the answers that their callers handle. */
export function operationsTable(): string {
  const rows = Object.entries(operations).map(([name, { method, path, summary, member, responses }]) => {
    const statuses = Object.keys(responses).join(", ");
    return `| `.concat(
      [`\`${name}\``, `\`${method} ${path}\``, sessionNames[`${member}`], statuses, summary].join(" | "),
      " |",
    );
  });
  return [
    "| Operation | Call | Session | Answers | What it does |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}
