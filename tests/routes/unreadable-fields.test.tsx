import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { BlockList } from "~/blocks/block-list";
import { previewPath } from "~/features/preview/model";
import { signPreview } from "~/features/preview/signature.server";
import { searchSite } from "~/features/search/client.server";
import { searchVacancies } from "~/features/vacancies/client.server";
import { loader as pageLoader } from "~/routes/pages/page";
import { loader as previewLoader } from "~/routes/preview/preview";
import { link, node, paragraph, value } from "../../app/fields/wire-examples";
import { dom, render } from "../setup/render";
import { createTestContext } from "../setup/test-context";
import { testScope } from "../setup/upstream";

const now = () => new Date("2026-11-20T12:00:00Z");
const environment = { SESSION_SECRET: "een lang geheim van een toets" };
const reference = { target_id: 9, target_type: "media", target_uuid: "1f2e", url: "/media/9" };

const items = [
  paragraph("link_list_item", { field_link: link("internal:/contact", "Contact") }),
  paragraph("link_list_item", { field_link: link("javascript:alert(1)", "Jan Jansen") }),
  { target_id: 5, target_revision_id: 6, target_type: "paragraph", target_uuid: "2a3b" },
];
const damaged = node("content_page", "Half", "/half", {
  field_expire_date: value("31-12-2026"),
  field_header_image_video: [reference],
  field_page_content: [
    paragraph("text", { field_text: [{ value: "<p>Blijft</p>" }] }),
    paragraph("link_list", { field_title: value("Links"), field_items: items }),
    paragraph("link_list", { field_items: items.slice(1) }),
    reference,
  ],
});
const cms: Fetch = async (request) =>
  /\/(half|34)$/.test(new URL(request.url).pathname)
    ? Response.json(damaged)
    : Response.json({}, { status: 404 });

const notExpanded = "is a reference that is not expanded";
const notDate = "is not a date (99-99-9999)";

test("every problem of a page is logged with its place, once for the cached document", async () => {
  const context = await createTestContext({ cms, now, environment, cacheResponses: true });
  const request = new Request("http://dementie.localhost/half");
  for (let visit = 0; visit < 3; visit += 1)
    await pageLoader({ request, params: {}, context: context.loadContext() });
  const place = { path: "/api/drupal/half", page: "/half" };
  const lines = context.logged.filter(({ message }) => /cannot be decoded/.test(message));
  const field = (facts: object) => ({
    level: "warn",
    message: "field cannot be decoded",
    fields: { ...place, ...facts },
  });
  const block = (facts: object) => ({
    level: "error",
    message: "block cannot be decoded",
    fields: { ...place, ...facts },
  });
  const noLink = "field_link has no link";
  expect(lines).toEqual([
    field({ field: "field_expire_date", reason: notDate }),
    field({ field: "field_header_image_video", reason: notExpanded }),
    field({ bundle: "link_list", index: "1", field: "field_items.2", reason: notExpanded }),
    field({ bundle: "link_list", index: "1", field: "field_items.1", reason: noLink }),
    field({ bundle: "link_list", index: "1", field: "field_items.1.field_link", reason: "leads to no page" }),
    block({
      bundle: "link_list",
      index: "2",
      reason: "field_items has nothing to show",
      items: [
        `field_items.1 ${notExpanded}`,
        `field_items.0 ${noLink}`,
        "field_items.0.field_link leads to no page",
      ],
    }),
    block({ bundle: "?", index: "3", reason: `${notExpanded}, as one that is not published` }),
  ]);
  expect(JSON.stringify(context.logged)).not.toContain("Jansen");
});

test("a preview shows every problem at its block, or as one of the page; visitors see none", async () => {
  const context = await createTestContext({ cms, now, environment });
  const target = { entityType: "node", entityId: "12", revisionId: "34" };
  const until = now().getTime() / 1000 + 3600;
  const address = `${previewPath(target)}?tot=${until}&code=${signPreview(target, until, ["een lang geheim van een toets"])}`;
  const request = new Request(`http://dementie.localhost${address}`);
  const { data } = await previewLoader({ request, params: {}, context: context.loadContext() });
  expect(data.preview?.problems).toEqual([
    { at: "field_expire_date", reason: notDate },
    { at: "field_header_image_video", reason: notExpanded },
  ]);
  const blocks = data.page?.blocks ?? [];
  const shownProblems = async (preview: boolean) => {
    const list = <BlockList blocks={blocks} layout="column" preview={preview} />;
    // A problem begins with the name of its block.
    const paragraphs = [...dom(await render(list)).querySelectorAll("p")].map((one) => one.textContent ?? "");
    return paragraphs.filter((text) => /^(\w+|\?): /.test(text));
  };
  expect(await shownProblems(true)).toEqual([
    `link_list: field_items.2 ${notExpanded}`,
    "link_list: field_items.1 field_link has no link",
    "link_list: field_items.1.field_link leads to no page",
    "link_list: field_items has nothing to show",
    `link_list: field_items.1 ${notExpanded}`,
    "link_list: field_items.0 field_link has no link",
    "link_list: field_items.0.field_link leads to no page",
    `?: ${notExpanded}, as one that is not published`,
  ]);
  expect(await shownProblems(false)).toEqual([]);
});

const vacancy = { Id: 1, Title: "Gastvrouw", Vacancy: { VacancyType: "regional", EndDate: "2027-03-04" } };
const hit = { Id: 1, Title: "Zorg", Type: "ContentPage", Data: { Path: "/zorg" } };

test("every entry that is left out of a list is logged with its place and all of its reasons", async () => {
  const list = (good: object, ...others: unknown[]) => [
    good,
    ...others,
    ...Array.from({ length: 30 }, () => null),
  ];
  const hits = testScope(async () =>
    Response.json(list(hit, { Id: 2, Title: "", Type: "News", Data: {} }, reference)),
  );
  const work = testScope(async () =>
    Response.json({ Total: 33, Items: list(vacancy, { ...vacancy, Title: "", Vacancy: {} }, reference) }),
  );
  await searchSite(hits.scope, "zorg", "alle");
  const filter = {
    search: "",
    place: null,
    radius: 10 as const,
    ids: { functionIds: [], activityIds: [], durationIds: [], availabilityIds: [] },
  };
  await searchVacancies(work.scope, filter, { page: 1, pageSize: 40 });
  for (const { logged } of [hits, work]) {
    const others = Array.from({ length: 30 }, () => expect.any(String));
    const reasons = [expect.stringMatching(/^1: Title .+; (Data|Vacancy)\./), `2: ${notExpanded}`, ...others];
    expect(logged).toMatchObject([{ fields: { unreadable: 32, reasons } }]);
  }
});
