import type { Event, WithContext } from "schema-dts";
import { eventMoments } from "~/features/activities/moments";
import { textOfHtml } from "~/fields/rich-text";
import type { DecodedPage } from "~/pages/types";
import type { Publisher } from "~/shell/structured-data";
import { absoluteUrl } from "~/utils/url";

// Only at the start of the text, without an amount: 'gratis voor leden, anderen € 5' is not free.
const free = /^\s*(gratis|kosteloos|geen kosten|de toegang is gratis)\b(?!.*(€|\beuro\b|\d[.,]\d\d))/is;

/** An activity as a schema.org Event; null without a day or a city, which search engines require. */
export function eventMarkup(
  { title, path, header, activity }: DecodedPage<"activiteit">,
  { origin }: Pick<Publisher, "origin">,
): WithContext<Event> | null {
  const { startDate, endDate, startTime, endTime, address, locationName, costs } = activity;
  const city = address?.city;
  if (!startDate || !path || !city) return null;
  const moments = eventMoments({ startDate, endDate, startTime, endTime });
  const { jpeg } = header.image?.crops["1520x940"] ?? {};
  const picture = jpeg && absoluteUrl(jpeg, origin);
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: title,
    url: `${origin}${path}`,
    startDate: moments.startDate,
    ...(moments.endDate && { endDate: moments.endDate }),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    ...(header.introduction && { description: textOfHtml(header.introduction) }),
    ...(picture && { image: picture }),
    location: {
      "@type": "Place",
      name: locationName ?? address.organisation ?? city,
      address: {
        "@type": "PostalAddress",
        ...(address.street[0] && { streetAddress: address.street[0] }),
        ...(address.postalCode && { postalCode: address.postalCode }),
        addressLocality: city,
        addressCountry: "NL",
      },
    },
    ...(costs && { isAccessibleForFree: free.test(costs) }),
  };
}
