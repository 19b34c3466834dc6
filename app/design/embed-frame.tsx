import type { EmbedKind } from "~/fields/embeds";

interface EmbedFrameProps {
  url: string;
  /** The accessible name. */
  title: string;
  kind: EmbedKind | "video";
  /** In pixels. A video has no height but the ratio of its box. */
  height?: number;
}

// The minimal permissions per kind. All may run scripts on their own origin and open new windows.
const common = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";
const permissions: Record<EmbedFrameProps["kind"], { sandbox: string; allow?: string }> = {
  video: {
    sandbox: `${common} allow-presentation`,
    allow: "encrypted-media; picture-in-picture",
  },
  spotify: { sandbox: common, allow: "encrypted-media" },
  // Quizzes submit answers as a form.
  interacty: { sandbox: `${common} allow-forms` },
  riddle: { sandbox: `${common} allow-forms` },
  other: { sandbox: `${common} allow-forms` },
};

/**
 * A frame with content of another site, which gets the origin of this site as referrer, never the path.
 * app/design/embed-frame.enhance.ts sets the height of frames that report it.
 */
export function EmbedFrame({ url, title, kind, height }: EmbedFrameProps) {
  const reportsHeight = kind !== "video" && kind !== "spotify";
  return (
    <iframe
      src={url}
      title={title}
      height={height}
      loading="lazy"
      referrerPolicy="strict-origin"
      sandbox={permissions[kind].sandbox}
      allow={permissions[kind].allow}
      // Not also in `allow`: older browsers support only this attribute, and newer ones warn about both.
      allowFullScreen={kind !== "spotify"}
      data-embed-height={reportsHeight ? "" : undefined}
    />
  );
}
