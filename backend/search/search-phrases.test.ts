import { tmpdir } from "node:os";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { inSearchOrder, resultKind } from "~/features/search/model";
import type { Content } from "../content/load-content";
import { backendOver } from "../handler";
import { siteContent } from "../test-support";

/** Of other wording than the lists of `content/search-phrases.yaml`: misspelt, in another order, or longer. */
const otherWords: [query: string, address: string][] = [
  ["opa is boos", "/zorgen/omgaan-met-gedrag"],
  ["weg lopen", "/zorgen/omgaan-met-gedrag"],
  ["vader slaapt niet", "/zorgen/omgaan-met-gedrag"],
  ["rijbewijs inleveren", "/leven-met-dementie/autorijden"],
  ["auto rijden", "/leven-met-dementie/autorijden"],
  ["vergeetachtigheid", "/herkennen-en-diagnose/ik-vergeet-steeds-meer"],
  ["casemanger", "/regelzaken/casemanager"],
  ["kosten verpleeghuis", "/regelzaken/wetten-en-vergoedingen"],
  ["dagopvang voor moeder", "/regelzaken/dagbesteding"],
  ["verpleegtehuis", "/zorgen/verpleeghuis"],
  ["erfelijkheid", "/dementie/erfelijkheid"],
  ["halucinaties", "/dementie/vormen/lewy-body-dementie"],
  ["volmacht bij de notaris", "/regelzaken/volmacht-en-levenstestament"],
  ["kleinkinderen vertellen", "/zorgen/praten-met-kinderen"],
];
const resultsSchema = z.array(
  z.object({ Title: z.string(), Type: z.string(), Data: z.object({ Path: z.string() }) }),
);

describe("the first page of results over the real content", () => {
  let content: Content;
  let ask: (path: string) => Promise<unknown>;

  beforeAll(async () => {
    content = await siteContent();
    const handler = await backendOver(content, {
      dataDir: tmpdir(),
      now: () => new Date("2026-11-26T12:00:00Z"),
    });
    ask = async (path) => (await handler(new Request(`http://backend.test${path}`))).json();
  }, 120_000);

  /** The addresses of the group 'Informatie' as a visitor sees it. */
  async function information(query: string): Promise<string[]> {
    const address = `/api/v1/es/search?${new URLSearchParams({ query, contentType: "alle" })}`;
    const results = resultsSchema.parse(await ask(address)).map(({ Title, Type, Data }) => ({
      id: Data.Path,
      title: Title,
      type: Type,
      kind: resultKind(Type),
      introduction: "",
      url: Data.Path,
      labels: [],
    }));
    return inSearchOrder(results.filter(({ kind }) => kind === "informatie")).map(({ url }) => url);
  }

  test("has the page that answers each of at least 200 phrases among its first three", async () => {
    const phrases = [...content.searchPhrases].flatMap(([address, list]) =>
      list.map((phrase) => [phrase, address] as const),
    );
    expect(phrases.length).toBeGreaterThanOrEqual(200);
    const wrong: string[] = [];
    for (const [phrase, address] of [...phrases, ...otherWords]) {
      const first = (await information(phrase)).slice(0, 3);
      if (!first.includes(address)) wrong.push(`${phrase}: ${first.join(" ") || "nothing"}, not ${address}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  test.each([
    ["opa lo", "/zorgen/omgaan-met-gedrag"],
    ["rijb", "/leven-met-dementie/autorijden"],
    ["slaapt", "/zorgen/omgaan-met-gedrag"],
    ["kosten", "/regelzaken/wetten-en-vergoedingen"],
  ])("'%s' suggests %s", async (query, address) => {
    const answer = await ask(`/api/v1/es/suggest?${new URLSearchParams({ query })}`);
    expect(answer).toMatchObject({
      Items: expect.arrayContaining([expect.objectContaining({ Data: { Path: address } })]),
    });
  });
});
