/** The hidden field of a form with texts that says whose they are, encrypted. */
export const ownerField = "owner";

/** What only scripts show in a form with texts, as HTML. */
export interface ScriptParts {
  /** Toolbar, form for a link and counter; `idInParts` stands for the id of the field. */
  editor: string;
  /** The offer of a copy. */
  kept: string;
}

export const idInParts = "{id}";
