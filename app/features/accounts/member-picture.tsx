import tree from "~/design/illustrations/plaatje-boom.svg";
import boat from "~/design/illustrations/plaatje-boot.svg";
import bicycle from "~/design/illustrations/plaatje-fiets.svg";
import house from "~/design/illustrations/plaatje-huis.svg";
import cat from "~/design/illustrations/plaatje-kat.svg";
import teapot from "~/design/illustrations/plaatje-theepot.svg";
import tulip from "~/design/illustrations/plaatje-tulp.svg";
import bird from "~/design/illustrations/plaatje-vogel.svg";
import sun from "~/design/illustrations/plaatje-zon.svg";

const pictures = [tree, boat, bicycle, house, cat, teapot, tulip, bird, sun];

/** The picture of a member without a photo: one of nine, always the same one. */
export function MemberPicture({ username }: { username: string }) {
  return <NumberedPicture number={[...username].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)} />;
}

/** One of nine pictures; neighbours in a list get different ones. */
export function NumberedPicture({ number }: { number: number }) {
  return <img src={pictures[number % pictures.length]} alt="" width="300" height="300" loading="lazy" />;
}
