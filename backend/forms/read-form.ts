import type { z } from "zod";

interface FormError {
  field: string;
  reason: string;
}

export type FormResult<Fields> = { fields: Fields } | { errors: FormError[] };

/** Reads and validates a posted form of the values content type. Empty fields count as absent. */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  contentType: string,
  schema: Schema,
): Promise<FormResult<z.output<Schema>>> {
  const reject = (reason: string) => ({ errors: [{ field: "Content-Type", reason }] });
  if (!request.headers.get("Content-Type")?.startsWith(contentType))
    return reject(`has to be ${contentType}`);
  const form = await request.formData().catch(() => undefined);
  if (!form) return reject("the body cannot be read");

  const values: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const entries = form.getAll(name).filter((value) => !isEmpty(value));
    if (entries.length > 1) return { errors: [{ field: name, reason: "is given more than once" }] };
    if (entries.length === 1) values[name] = entries[0];
  }
  const result = schema.safeParse(values);
  if (result.success) return { fields: result.data };
  return {
    errors: result.error.issues.map(({ path, message }) => ({ field: path.join("."), reason: message })),
  };
}

// A browser sends a file field without a file as a file without a name.
function isEmpty(value: FormDataEntryValue): boolean {
  return typeof value === "string" ? value.trim() === "" : value.name === "" && value.size === 0;
}
