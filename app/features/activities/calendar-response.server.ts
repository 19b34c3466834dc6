/** A calendar file to keep or to follow. Names of files come from addresses: nothing but letters, digits and hyphens. */
export function calendarResponse(file: string, name: string): Response {
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="${name.replace(/[^\w.-]/g, "")}"`,
      "Cache-Control": "public, max-age=900",
    },
  });
}
