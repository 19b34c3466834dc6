import { z } from "zod";
import { booleanSchema, dateSchema, textSchema } from "../content/field-schemas";
import { uuidOf } from "../content/identifiers";
import { noIndexSchema } from "../content/no-index";
import { htmlOf, plainTextOf } from "../content/rich-text";
import type { Report } from "../content/yaml-files";
import { expandFields, type Library, type Scope, type Wire } from "./expand-fields";
import { pageTable } from "./field-tables";
import type { PageSource } from "./page-sources";

/** A page with its wire format and the values that lists, search and routes use. */
export interface Page extends Omit<PageSource, "fields"> {
  expireDate?: string;
  parentAddress?: string;
  hiddenInSearch: boolean;
  /** The meta tags have `noindex`. The site's own search still finds the page. */
  noIndex: boolean;
  categoryId?: number;
  newsCategoryId?: number;
  publicationDate?: string;
  hiddenFromHomepage: boolean;
  pictureName?: string;
  /** Plain text. */
  introduction: string;
  /** Plain text of all visible blocks. */
  text: string;
  wire: Wire;
}

/** The searchable fields besides title and introduction. */
const searchedFields = ["page_content", "address", "location", "plaatsnaam", "sub_title"];

/** Maximum number of paragraphs on a page; their ids are node id × this + index. */
const maxParagraphsPerPage = 1000;

// Invalid fields count as absent here; `expandFields` reports them.
const factsSchema = z.object({
  expire_date: dateSchema.optional().catch(undefined),
  parent_page: textSchema.optional().catch(undefined),
  hide_in_search: booleanSchema.catch(false),
  meta_tags: noIndexSchema,
  page_category: z.int().optional().catch(undefined),
  news_category: z.int().optional().catch(undefined),
  publication_date: dateSchema.optional().catch(undefined),
  hide_from_homepage: booleanSchema.catch(false),
  header_image_video: textSchema.optional().catch(undefined),
  introduction_wysiwyg: textSchema.catch(""),
});

/** Expands the fields of a page file to wire format. */
export function expandPage({ fields, ...source }: PageSource, library: Library, report: Report): Page {
  const facts = factsSchema.parse(fields);
  const isNews = source.type === "news" || source.type === "regio_nieuws";
  if (isNews && !facts.publication_date) report("publication_date: is missing");
  const known = pageTable(source.type);
  const searched = searchedFields.filter((field) => known.has(field) && fields[field] !== undefined);
  const headFields = Object.entries(fields).filter(([name]) => !searched.some((field) => field === name));
  const scope = pageScope(source.nid, library, report);
  const head = expandFields(Object.fromEntries(headFields), known, scope);
  const content = { ...scope, texts: [] };
  const body = expandFields(
    Object.fromEntries(searched.map((field) => [field, fields[field]])),
    known,
    content,
  );
  return {
    ...source,
    expireDate: facts.expire_date,
    parentAddress: facts.parent_page,
    hiddenInSearch: facts.hide_in_search,
    noIndex: facts.meta_tags,
    categoryId: facts.page_category,
    newsCategoryId: facts.news_category,
    publicationDate: facts.publication_date,
    hiddenFromHomepage: facts.hide_from_homepage,
    pictureName: facts.header_image_video,
    introduction: plainTextOf(htmlOf(facts.introduction_wysiwyg)),
    text: content.texts.join(" "),
    wire: { ...nodeHead(source), ...nodeBase(source), ...head, ...body },
  };
}

/** The wire format of a page that another page refers to, without references of its own. */
export function expandReference(source: PageSource, library: Library): Wire {
  const { introduction_wysiwyg, header_image_video } = source.fields;
  const fields = Object.entries({ introduction_wysiwyg, header_image_video });
  const given = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  // Problems in these fields are reported with the page itself.
  const scope = pageScope(source.nid, library, () => {});
  return { ...nodeHead(source), ...expandFields(given, pageTable(source.type), scope) };
}

type NodeHead = Pick<PageSource, "nid" | "type" | "title" | "address" | "langcode">;

/** The fields that every node has, on its own page and as a reference. */
export function nodeHead({ nid, type, title, address, langcode }: NodeHead): Wire {
  return {
    nid: [{ value: nid }],
    type: [{ target_id: type }],
    title: [{ value: title }],
    path: [{ alias: address, pid: nid, langcode }],
  };
}

type NodeBase = Pick<PageSource, "nid" | "langcode" | "status" | "created" | "changed">;

/** The fields that Drupal gives every node. */
export function nodeBase({ nid, langcode, status, created, changed = created }: NodeBase): Wire {
  return {
    uuid: [{ value: uuidOf(`node ${nid}`) }],
    langcode: [{ value: langcode }],
    status: [{ value: status }],
    created: timestamp(created),
    changed: timestamp(changed),
  };
}

function timestamp(date: string | undefined): unknown[] {
  return date ? [{ value: `${date}T08:00:00+00:00`, format: "Y-m-d\\TH:i:sP" }] : [];
}

/** The scope for the fields of a node. */
export function pageScope(nid: number, library: Library, report: Report): Scope {
  let paragraphId = nid * maxParagraphsPerPage;
  const nextParagraphId = () => paragraphId++;
  return { library, report, parentId: nid, nextParagraphId, texts: [] };
}
