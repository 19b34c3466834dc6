import { MemberPicture } from "~/features/accounts/public";
import { MemberPhoto } from "./photo/photo-state";

/** The photo of a member, or the picture that stands for it. */
export function Portrait({ username, hasPhoto }: { username: string; hasPhoto: boolean }) {
  return hasPhoto ? <MemberPhoto username={username} /> : <MemberPicture username={username} />;
}
