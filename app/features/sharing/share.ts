export interface ShareTarget {
  /** Its words are `share.services` of the texts. */
  service: "whatsapp" | "mail" | "facebook" | "x" | "linkedin";
  url: string;
}

/**
 * Where a page can be shared (spec 002, sections 2 and 7). WhatsApp by the web; the site script swaps in the app on
 * phones (app/features/sharing/enhance.ts).
 * @param address the page's canonical address, with its origin
 */
export function shareTargets(address: string, title: string): ShareTarget[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    { service: "whatsapp", url: `https://wa.me/?text=${text}%20${url}` },
    { service: "mail", url: `mailto:?subject=${text}&body=${url}` },
    { service: "facebook", url: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { service: "x", url: `https://x.com/intent/post?url=${url}&text=${text}` },
    { service: "linkedin", url: `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${text}` },
  ];
}
