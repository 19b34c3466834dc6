import { mediaOf, type Picture } from "../media/pictures";
import { type Video, videoMediaOf } from "../media/videos";
import { type BuildingBlocks, buildingBlockFinder } from "../pages/building-blocks";
import type { Library, Wire } from "../pages/expand-fields";
import { expandReference } from "../pages/expand-page";
import type { PageFiles } from "../pages/page-sources";
import { type Term, termEntity } from "../taxonomies/taxonomies";
import { nidsOf } from "./identifiers";
import type { CheckLink } from "./links";

/** Resolves the references in page fields (media, terms, pages, building blocks) and reports missing ones. */
export function createLibrary(
  { addresses, sources }: PageFiles,
  { pictures, videos }: { pictures: Map<string, Picture>; videos: Map<string, Video> },
  taxonomies: Map<string, Term[]>,
  checkLink: CheckLink,
  buildingBlocks: BuildingBlocks,
): Library {
  const mids = nidsOf([...pictures.keys(), ...videos.keys()]);
  const media = new Map([...pictures.values()].map((picture) => [picture.name, mediaOf(picture, mids)]));
  for (const video of videos.values())
    media.set(video.name, videoMediaOf(video, mids, media.get(video.still?.name ?? "")));
  const sourceAt = new Map(sources.map((source) => [source.address, source]));
  const references = new Map<string, Wire>();

  const library: Library = {
    checkLink,
    link: (uri, report) => {
      checkLink(uri, report);
      const nid = uri === "/" ? undefined : addresses.get(uri);
      if (nid !== undefined) return `entity:node/${nid}`;
      return /^[/#]/.test(uri) ? `internal:${uri}` : uri;
    },
    media: (name, report) => {
      if (!media.has(name))
        report(`there is no picture "${name}", available: ${[...media.keys()].join(", ")}`);
      return media.get(name);
    },
    term: (vocabulary, id, report) => {
      const terms = taxonomies.get(vocabulary) ?? [];
      const term = terms.find((candidate) => candidate.id === id);
      const choices = terms.map((candidate) => `${candidate.id} (${candidate.name})`).join(", ");
      if (!term) report(`there is no term ${id} in ${vocabulary}, available: ${choices || "none"}`);
      return term && termEntity(term, vocabulary, term.icon && library.media(term.icon, report));
    },
    node: (address, report) => {
      if (!addresses.has(address)) checkLink(address, report);
      const source = sourceAt.get(address);
      // Drupal gives no references to pages that visitors may not see yet.
      if (!source?.status) return undefined;
      const reference = references.get(address) ?? expandReference(source, library);
      references.set(address, reference);
      return reference;
    },
    buildingBlock: buildingBlockFinder(buildingBlocks, () => library),
  };
  return library;
}
