import type { EmbedKind } from "~/fields/embeds";

interface EmbedFrameProps {
  url: string;
  /** The accessible name. */
  title: string;
  kind: EmbedKind | "video";
  /** Pixels; a video has the ratio of its box instead. */
  height?: number;
}

// As little as each works with. All run scripts on their own origin, and open their own site in a new window.
const common = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";
const permissions: Record<EmbedFrameProps["kind"], { sandbox: string; allow?: string }> = {
  video: {
    sandbox: `${common} allow-presentation`,
    allow: "encrypted-media; picture-in-picture",
  },
  spotify: { sandbox: common, allow: "encrypted-media" },
  // Answers are sent as a form.
  interacty: { sandbox: `${common} allow-forms` },
  riddle: { sandbox: `${common} allow-forms` },
  other: { sandbox: `${common} allow-forms` },
};

/**
 * A page of another site inside ours. It hears which site it stands on, never which page. Where its height is its
 * own affair, app/design/embed-frame.enhance.ts follows it.
 */
export function EmbedFrame({ url, title, kind, height }: EmbedFrameProps) {
  const ownHeight = kind !== "video" && kind !== "spotify";
  return (
    <iframe
      src={url}
      title={title}
      height={height}
      loading="lazy"
      referrerPolicy="strict-origin"
      sandbox={permissions[kind].sandbox}
      allow={permissions[kind].allow}
      // Not in `allow` too: older browsers know only this, and newer ones want one of the two.
      allowFullScreen={kind !== "spotify"}
      data-embed-height={ownHeight ? "" : undefined}
    />
  );
}
