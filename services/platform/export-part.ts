import type { Tables } from "../tables";
import type { Services } from "./services";

/** A question or a name, and what is stored; null where nothing is. */
export interface ExportFact {
  label: string;
  value: string | null;
}

interface ExportPicture {
  contentType: string;
  bytes: Buffer;
  description: string;
}

/** What an export says about one part of the product. */
export interface ExportPart {
  title: string;
  /** For people: the facts of each thing, such as a session. Empty where nothing is stored. */
  entries: readonly (readonly ExportFact[])[];
  picture?: ExportPicture | null;
  /** For programs: the same, as it is stored. */
  data: unknown;
}

/** Reads what one part of the product stores of a member: all of it but secrets and their hashes. */
export interface ExportSource {
  /** Each table that refers to members is in one source, or named as left out (services/exports/sources.ts). */
  tables: readonly (keyof Tables)[];
  load(memberId: string, services: Services): Promise<ExportPart>;
}
