const open = "details[data-menu][open]";

/** Menus close on Escape, on a click elsewhere and when focus leaves them; one is open at a time. */
export function menus(document: Document): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(open)) {
      if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
      menu.open = false;
    }
  });
  const closeOthers = ({ target }: Event) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(open)) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    }
  };
  document.addEventListener("click", closeOthers);
  document.addEventListener("focusin", closeOthers);
}
