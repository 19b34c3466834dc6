import { beforeEach, expect, test } from "vitest";
import { find } from "../../tests/setup/find";
import { embedHeight } from "./embed-frame.enhance";

embedHeight(document);

const frame = (id: string) => find(`#${id}`, HTMLIFrameElement);

beforeEach(() => {
  document.body.innerHTML = `
    <iframe id="quiz" src="https://www.riddle.com/embed/a/1" height="500" data-embed-height></iframe>
    <iframe id="kaart" src="https://kaart.example.nl/" height="500" data-embed-height></iframe>
    <iframe id="muziek" src="https://open.spotify.com/embed/1" height="200"></iframe>`;
});

function say(id: string, data: unknown, origin = new URL(frame(id).src).origin): string {
  const source = frame(id).contentWindow;
  window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  return frame(id).height;
}

test.each([
  [640, "640"],
  [{ height: 640.2 }, "641"],
  [{ riddleHeight: 700 }, "700"],
  [50, "50"],
  [5000, "5000"],
])("a page that says %j is %s px high", (data, height) => {
  expect(say("kaart", data)).toBe(height);
  expect(frame("quiz").height).toBe("500");
});

test.each([
  49,
  5001,
  -640,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  "640",
  null,
  undefined,
  {},
  { height: "640px" },
  [640],
])("a page that says %j keeps its height", (data) => {
  expect(say("kaart", data)).toBe("500");
});

test("a message with another origin changes nothing", () => {
  expect(say("kaart", 640, "https://www.riddle.com")).toBe("500");
  expect(say("kaart", 640, "null")).toBe("500");
});

test("a message of another window changes nothing", () => {
  window.dispatchEvent(
    new MessageEvent("message", { data: 640, origin: "https://kaart.example.nl", source: window }),
  );
  window.dispatchEvent(new MessageEvent("message", { data: 640, origin: "https://kaart.example.nl" }));
  expect(frame("kaart").height).toBe("500");
});

test("a player keeps the height it has", () => {
  expect(say("muziek", 640)).toBe("200");
});
