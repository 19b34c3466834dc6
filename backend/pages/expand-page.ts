import { z } from "zod";
import { closedToEnginesSchema } from "../content/closed-to-engines";
import { booleanSchema, dateSchema, textSchema } from "../content/field-schemas";
import { uuidOf } from "../content/identifiers";
import { htmlOf, plainTextOf } from "../content/rich-text";
import type { Report } from "../content/yaml-files";
import { expandFields, type Library, type Scope, type Wire } from "./expand-fields";
import { pageTable } from "./field-tables";
import type { PageSource } from "./page-sources";

/** A page as the backend knows it: what it decides with, and what it sends. */
export interface Page extends Omit<PageSource, "fields"> {
  expireDate?: string;
  parentAddress?: string;
  hiddenInSearch: boolean;
  /** By its meta tags: the search of the site itself still finds it. */
  closedToEngines: boolean;
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

/** The fields whose words a visitor may search for, besides title and introduction. */
const searchedFields = ["page_content", "address", "location", "plaatsnaam", "sub_title"];

/** At most this many paragraphs on a page: their ids are counted within it. */
const paragraphsPerPage = 1000;

// A field of the wrong kind is reported where it is expanded, and counts as absent here.
const factsSchema = z.object({
  expire_date: dateSchema.optional().catch(undefined),
  parent_page: textSchema.optional().catch(undefined),
  hide_in_search: booleanSchema.catch(false),
  meta_tags: closedToEnginesSchema,
  page_category: z.int().optional().catch(undefined),
  news_category: z.int().optional().catch(undefined),
  publication_date: dateSchema.optional().catch(undefined),
  hide_from_homepage: booleanSchema.catch(false),
  header_image_video: textSchema.optional().catch(undefined),
  introduction_wysiwyg: textSchema.catch(""),
});

/** Expands what the file of a page has to what the CMS sends. */
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
    closedToEngines: facts.meta_tags,
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

/** A page as other pages refer to it: one level deep. */
export function expandReference(source: PageSource, library: Library): Wire {
  const { introduction_wysiwyg, header_image_video } = source.fields;
  const fields = Object.entries({ introduction_wysiwyg, header_image_video });
  const given = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  // What is wrong with these fields is reported with the page itself.
  const scope = pageScope(source.nid, library, () => {});
  return { ...nodeHead(source), ...expandFields(given, pageTable(source.type), scope) };
}

type NodeHead = Pick<PageSource, "nid" | "type" | "title" | "address" | "langcode">;

/** What a node has wherever it stands. */
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

/** Where the fields of a node stand. */
export function pageScope(nid: number, library: Library, report: Report): Scope {
  let paragraphId = nid * paragraphsPerPage;
  const nextParagraphId = () => paragraphId++;
  return { library, report, parentId: nid, nextParagraphId, texts: [] };
}
