import type { Constant } from "../platform/database/columns";
import type { genders, ProfileItem, provinces } from "./contract";

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
