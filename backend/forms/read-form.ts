import type { z } from "zod";

interface FormError {
  field: string;
  reason: string;
}

export type FormResult<Fields> = { fields: Fields } | { errors: FormError[] };

/** Reads a posted form of the given content type and checks it; empty fields count as absent. */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  contentType: string,
  schema: Schema,
): Promise<FormResult<z.output<Schema>>> {
  const refused = (reason: string) => ({ errors: [{ field: "Content-Type", reason }] });
  if (!request.headers.get("Content-Type")?.startsWith(contentType))
    return refused(`has to be ${contentType}`);
  const form = await request.formData().catch(() => undefined);
  if (!form) return refused("the body cannot be read");

  const given: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).filter((value) => !isEmpty(value));
    if (values.length > 1) return { errors: [{ field: name, reason: "is given more than once" }] };
    if (values.length === 1) given[name] = values[0];
  }
  const result = schema.safeParse(given);
  if (result.success) return { fields: result.data };
  return {
    errors: result.error.issues.map(({ path, message }) => ({ field: path.join("."), reason: message })),
  };
}

// A browser sends a file field without a file as a file without a name.
function isEmpty(value: FormDataEntryValue): boolean {
  return typeof value === "string" ? value.trim() === "" : value.name === "" && value.size === 0;
}
