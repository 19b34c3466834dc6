const trainingLink = /(<a\b[^>]*\shref=")(\/trainingen\/[^"#]*)/g;

/** HTML whose links to trainings name the page that they are on, to which a training leads back. */
export function withStartingPage(html: string, page: string): string {
  if (!html.includes('href="/trainingen/')) return html;
  return html.replace(trainingLink, (_, start: string, address: string) => {
    const separator = address.includes("?") ? "&amp;" : "?";
    return `${start}${address}${separator}startingPageUrl=${encodeURIComponent(page)}`;
  });
}
