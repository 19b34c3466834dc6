const open = "details[data-menu][open]";

/** Closes menus on Escape, on a click elsewhere and when focus leaves them; one menu is open at a time. */
export function menus(document: Document): void {
  // Closing a menu may move the page. Between mousedown and click that would make the click miss its target.
  let pressing = false;
  document.addEventListener("mousedown", () => {
    pressing = true;
  });
  document.addEventListener("keydown", (event) => {
    pressing = false;
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
  document.addEventListener("click", (event) => {
    pressing = false;
    closeOthers(event);
  });
  document.addEventListener("focusin", (event) => {
    if (!pressing) closeOthers(event);
  });
}
