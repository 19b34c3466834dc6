/** The fields of a posted form. A body that is no form has none: the visitor then sees what is missing. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
