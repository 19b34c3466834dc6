/** Response with a calendar file. File names derive from addresses, so unsafe characters are removed. */
export function calendarResponse(file: string, name: string): Response {
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `inline; filename="${name.replace(/[^\w.-]/g, "")}"`,
      "Cache-Control": "public, max-age=900",
    },
  });
}
