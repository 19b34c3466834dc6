import { addLetters } from "./add-letters";

/** Pauses between questions: longer while nothing is new, and after failures. */
const shortestMs = 5_000;
const longestMs = 60_000;
const growth = 1.5;

/**
 * Asks whether there are new messages while the page is visible, and adds them. It stops where the contact or the
 * session ended.
 * @param part with the address to ask in `data-live`, and the newest place that is shown in `data-newest`
 */
export function watchMessages(part: HTMLElement): void {
  const status = document.createElement("p");
  status.className = "vh";
  status.setAttribute("role", "status");
  part.append(status);
  let pause = shortestMs;
  let timer = 0;
  let isAsking = false;

  const plan = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = window.setTimeout(ask, pause);
  };

  async function ask(): Promise<void> {
    if (isAsking || document.hidden || !part.isConnected) return;
    isAsking = true;
    pause = Math.min(longestMs, pause * growth);
    try {
      const newest = await findNewest(part.dataset.live ?? "");
      if (newest === "ended") return document.removeEventListener("visibilitychange", look);
      if (newest > Number(part.dataset.newest)) {
        // Only now the page is asked for, as that counts its messages as read.
        const count = await loadLetters(part, newest);
        if (count > 0) status.textContent = announcement(part, count, status.textContent);
        pause = shortestMs;
      }
    } catch {
      // The network failed; the next try comes later.
    } finally {
      isAsking = false;
    }
    plan();
  }

  function look(): void {
    pause = shortestMs;
    if (document.hidden) clearTimeout(timer);
    else void ask();
  }

  document.addEventListener("visibilitychange", look);
  plan();
}

async function findNewest(address: string): Promise<number | "ended"> {
  const response = await fetch(address, { headers: { Accept: "application/json" } });
  if (response.status === 403 || response.status === 404) return "ended";
  if (!response.ok) throw new Error(String(response.status));
  const { newest }: { newest: unknown } = await response.json();
  return typeof newest === "number" ? newest : "ended";
}

/** Adds what is new of the page itself. Returns how many messages of the other were added. */
async function loadLetters(part: HTMLElement, newest: number): Promise<number> {
  const response = await fetch(part.dataset.page ?? "");
  if (!response.ok) throw new Error(String(response.status));
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const list = page.querySelector("[data-live] .letters");
  const shown = part.querySelector(".letters");
  part.dataset.newest = String(newest);
  return list && shown ? addLetters(shown, list) : 0;
}

/** What screen readers hear. A zero-width space makes the same words a change. */
function announcement({ dataset }: HTMLElement, count: number, heard: string | null): string {
  const words = (count === 1 ? dataset.one : dataset.many)?.replace("{n}", String(count)) ?? "";
  return heard === words ? `${words}\u200b` : words;
}
