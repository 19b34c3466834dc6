import { selectAuthor, shownAuthor } from "../community/author";
import type { Person } from "./contract";

/** The other member of a side, in a query of sides. */
export const selectPerson = selectAuthor("contact_sides.other_id").as("person");

type StoredPerson = Parameters<typeof shownAuthor>[0];

/** The other member as a member sees them. */
export function shownPerson(stored: StoredPerson, memberId: string): Person {
  const author = shownAuthor(stored, { id: memberId });
  // Their rows go with the account, so there is always one.
  const { username = "", hasPhoto = false, isModerator = false } = author ?? {};
  return { username, hasPhoto, isModerator };
}
