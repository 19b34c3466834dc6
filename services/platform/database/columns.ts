import type { ColumnType } from "kysely";

/** A value that is set once, when the row is made. Of a column that may be null, it may be left out. */
export type Constant<T> = ColumnType<T, T, never>;

/** Null when the row is made; it may be set later, and become null again. */
export type NullAtFirst<T> = ColumnType<T | null, undefined, T | null>;

/** Null when the row is made, and never again once it is set. */
export type NullUntilSet<T> = ColumnType<T | null, undefined, T>;
