/** Marks the link of a sub-menu to the section at the top of the window, and scrolls the row to it. */
export function currentSection(document: Document): void {
  const row = document.querySelector<HTMLElement>("[data-sections]");
  if (!row || !window.IntersectionObserver) return;
  const linkTo = ({ id }: Element) => row.querySelector<HTMLElement>(`a[href="#${id}"]`);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = linkTo(target);
        if (link && isIntersecting) {
          link.setAttribute("aria-current", "true");
          row.scrollLeft = link.offsetLeft - row.offsetLeft;
        } else link?.removeAttribute("aria-current");
      }
    },
    // A line at a quarter of the window; the section that crosses it is the current one.
    { rootMargin: "-25% 0px -75%" },
  );
  for (const link of row.querySelectorAll<HTMLAnchorElement>("[href^='#']")) {
    const section = document.getElementById(link.hash.slice(1));
    if (section) observer.observe(section);
  }
}
