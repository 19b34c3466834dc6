import { expect, test } from "vitest";
import { type ShareTarget, shareTargets } from "./share";

const targets = shareTargets("https://www.example.nl/zorgen/café", "Samen & sterk: 50% meer?");
const at = (name: ShareTarget["service"]) =>
  new URL(targets.find(({ service }) => service === name)?.url ?? "");

test("a page can be shared in five ways, in this order", () => {
  expect(targets.map(({ service }) => service)).toEqual(["whatsapp", "mail", "facebook", "x", "linkedin"]);
});

test("title and address are encoded, also with special characters", () => {
  const title = "Samen & sterk: 50% meer?";
  const address = "https://www.example.nl/zorgen/café";
  expect(at("whatsapp").searchParams.get("text")).toBe(`${title} ${address}`);
  expect(at("mail").searchParams.get("subject")).toBe(title);
  expect(at("mail").searchParams.get("body")).toBe(address);
  expect(at("facebook").searchParams.get("u")).toBe(address);
  expect([at("x").searchParams.get("url"), at("x").searchParams.get("text")]).toEqual([address, title]);
  expect([at("linkedin").searchParams.get("url"), at("linkedin").searchParams.get("title")]).toEqual([
    address,
    title,
  ]);
});

test("each target has the share address of its service", () => {
  expect(targets.map(({ url }) => url.split("?")[0])).toEqual([
    "https://wa.me/",
    "mailto:",
    "https://www.facebook.com/sharer/sharer.php",
    "https://x.com/intent/post",
    "https://www.linkedin.com/shareArticle",
  ]);
});
