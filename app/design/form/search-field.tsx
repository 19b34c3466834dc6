import type { ComponentProps } from "react";

/** A field for words to search for, with its button; what stands around it is up to its form. */
export function SearchField({ button, ...input }: ComponentProps<"input"> & { button: string }) {
  return (
    <div className="search">
      <input name="zoekterm" type="search" autoComplete="off" maxLength={200} {...input} />
      <button className="btn" type="submit">
        {button}
      </button>
    </div>
  );
}
