import { sql } from "kysely";
import type { Role } from "../platform/roles";
import type { ReaderId } from "./reader";
import { isModerator } from "./rules";
import type { Author } from "./schemas";

export interface StoredAuthor {
  id: string;
  username: string;
  role: Role;
  hasPhoto: boolean;
}

/** Who a column of a query refers to. @param column holds the id of a member, or null */
export function selectAuthor(column: string) {
  return sql<StoredAuthor | null>`(
    select json_build_object(
      'id', members.id, 'username', members.username, 'role', members.role,
      'hasPhoto', members.state = 'active' and members.profile_visible and photos.shown_id is not null
        and coalesce('photo' = any(profiles.shared), false)
    )
    from members
    left join profiles on profiles.member_id = members.id
    left join photos on photos.member_id = members.id
    where members.id = ${sql.ref(column)}
  )`;
}

/** The author as a viewer sees them. @param viewer null for a visitor */
export function shownAuthor(author: StoredAuthor | null, viewer: ReaderId | null): Author {
  return (
    author && {
      username: author.username,
      hasPhoto: viewer !== null && author.hasPhoto,
      isModerator: isModerator(author.role),
      isYou: author.id === viewer?.id,
    }
  );
}
