export interface ShareTarget {
  name: string;
  url: string;
}

/**
 * Where a page can be shared (spec 002, sections 2 and 7). WhatsApp by the web; the site script swaps in the app on
 * phones (app/enhance/share.ts).
 * @param address the page's canonical address, with its origin
 */
export function shareTargets(address: string, title: string): ShareTarget[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  return [
    { name: "WhatsApp", url: `https://wa.me/?text=${text}%20${url}` },
    { name: "E-mail", url: `mailto:?subject=${text}&body=${url}` },
    { name: "Facebook", url: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: "X (Twitter)", url: `https://x.com/intent/post?url=${url}&text=${text}` },
    { name: "LinkedIn", url: `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${text}` },
  ];
}
