/** Characters that are left when screen readers begin to tell. */
const few = 200;
const announceDelay = 1500;

/** Tells how many characters may still be typed; screen readers hear it near the end, after a pause. */
export function counter(element: HTMLElement, limit: number): (length: number) => void {
  const [shown, spoken] = element.querySelectorAll("span");
  let timer = 0;
  return (length) => {
    const left = limit - length;
    const text = (left < 0 ? element.dataset.over : element.dataset.left) ?? "";
    const words = text.replace("{n}", Math.abs(left).toLocaleString("nl"));
    element.classList.toggle("over", left < 0);
    if (shown) shown.textContent = words;
    clearTimeout(timer);
    if (spoken && left <= few)
      timer = window.setTimeout(() => {
        spoken.textContent = words;
      }, announceDelay);
  };
}
