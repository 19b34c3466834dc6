import type { ComponentProps } from "react";

/** A search input with its button; the form around it has the label. */
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
