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

function sendMessage(id: string, data: unknown, origin = new URL(frame(id).src).origin): string {
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
])("the message %j sets the height to %s px", (data, height) => {
  expect(sendMessage("kaart", data)).toBe(height);
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
])("the message %j does not change the height", (data) => {
  expect(sendMessage("kaart", data)).toBe("500");
});

test("a message from another origin does not change the height", () => {
  expect(sendMessage("kaart", 640, "https://www.riddle.com")).toBe("500");
  expect(sendMessage("kaart", 640, "null")).toBe("500");
});

test("a message from another window does not change the height", () => {
  window.dispatchEvent(
    new MessageEvent("message", { data: 640, origin: "https://kaart.example.nl", source: window }),
  );
  window.dispatchEvent(new MessageEvent("message", { data: 640, origin: "https://kaart.example.nl" }));
  expect(frame("kaart").height).toBe("500");
});

test("a frame of fixed height ignores messages", () => {
  expect(sendMessage("muziek", 640)).toBe("200");
});
