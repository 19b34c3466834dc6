import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { findGivenInYear } from "~/features/donations/client.server";
import { donationPaths } from "~/features/donations/paths";
import { yearPdf } from "~/features/donations/year-pdf.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["code", "jaar"] } } } satisfies {
  policy: RoutePolicy;
};

/** What was given in a year as a file for the tax office; where there is nothing, the page that tells so. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { given, creditor } = await findGivenInYear(
    scope.query.get("code") ?? "",
    scope.query.get("jaar") ?? "",
    scope,
  );
  if (!given) return redirect(`${donationPaths.year}?${scope.query}`, 303);
  return new Response(await yearPdf({ given, creditor }, scope), {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="gift-${given.year}.pdf"`,
    },
  });
}
