import { Portrait } from "~/features/profile/public";
import type { Author } from "../../../services/community/contract";

/** The portraits of who writes in a conversation. Its last sentence names the one who wrote last. */
export function Participants({ people }: { people: readonly NonNullable<Author>[] }) {
  return (
    <div className="faces">
      {people.map(({ username, hasPhoto }) => (
        <Portrait key={username} username={username} hasPhoto={hasPhoto} />
      ))}
    </div>
  );
}
