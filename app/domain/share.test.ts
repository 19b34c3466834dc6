import { expect, test } from "vitest";
import { shareTargets } from "./share";

const targets = shareTargets("https://www.example.nl/zorgen/café", "Samen & sterk: 50% meer?");
const at = (name: string) => new URL(targets.find((target) => target.name === name)?.url ?? "");

test("a page can be shared in five ways, in this order", () => {
  expect(targets.map(({ name }) => name)).toEqual([
    "WhatsApp",
    "E-mail",
    "Facebook",
    "X (Twitter)",
    "LinkedIn",
  ]);
});

test("title and address arrive whole, whatever characters they hold", () => {
  const title = "Samen & sterk: 50% meer?";
  const address = "https://www.example.nl/zorgen/café";
  expect(at("WhatsApp").searchParams.get("text")).toBe(`${title} ${address}`);
  expect(at("E-mail").searchParams.get("subject")).toBe(title);
  expect(at("E-mail").searchParams.get("body")).toBe(address);
  expect(at("Facebook").searchParams.get("u")).toBe(address);
  expect([at("X (Twitter)").searchParams.get("url"), at("X (Twitter)").searchParams.get("text")]).toEqual([
    address,
    title,
  ]);
  expect([at("LinkedIn").searchParams.get("url"), at("LinkedIn").searchParams.get("title")]).toEqual([
    address,
    title,
  ]);
});

test("each leads to the address that its service knows", () => {
  expect(targets.map(({ url }) => url.split("?")[0])).toEqual([
    "https://wa.me/",
    "mailto:",
    "https://www.facebook.com/sharer/sharer.php",
    "https://x.com/intent/post",
    "https://www.linkedin.com/shareArticle",
  ]);
});
