export interface ShareTarget {
  /** Key in `share.services` of the texts. */
  service: "whatsapp" | "mail" | "facebook" | "x" | "linkedin";
  url: string;
}

/**
 * The services to share a page with. WhatsApp links to its website; on phones the script links to the app
 * (app/features/sharing/enhance.ts).
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
