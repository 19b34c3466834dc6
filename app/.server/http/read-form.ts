/** The fields of a posted form; none for another body, so that the form is shown with its missing fields. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
