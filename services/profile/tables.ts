import type { ColumnType } from "kysely";
import type { genders, ProfileItem, provinces } from "./contract";

type Constant<T> = ColumnType<T, T, never>;

/** What members tell about themselves, but for health data, which has its own table and consent. */
export interface ProfilesTable {
  member_id: Constant<string>;
  gender: (typeof genders)[number] | null;
  birth_year: number | null;
  biography: string | null;
  province: (typeof provinces)[number] | null;
  /** The items that members may see. */
  shared: ProfileItem[];
}
