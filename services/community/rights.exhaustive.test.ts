import { expect, test } from "vitest";
import { readSyntax } from "~/fields/document/read-syntax";
import { communityOverTest, type Poster } from "../../tests/setup/community";

type Site = Awaited<ReturnType<typeof communityOverTest>>;

/** Who calls. The last four wrote what is read or changed. */
async function peopleOf({ member, services }: Site) {
  const moderator = await member("Mona", { role: "moderator" });
  const admin = await member("Adam", { role: "admin" });
  await services.db
    .updateTable("sessions")
    .set({ staff_until: new Date("2100-01-01") })
    .execute();
  const blocked = await member("Geblokkeerd");
  await services.db.updateTable("members").set({ state: "blocked" }).where("id", "=", blocked.id).execute();
  return {
    visitor: null,
    blocked,
    member: await member("Rietvink"),
    newMember: await member("Nieuw", { published: 0 }),
    silenced: await member("Stil", { isSilenced: true }),
    expert: await member("Erik", { role: "expert" }),
    moderator,
    shutModerator: await member("Dicht", { role: "moderator" }),
    admin,
    author: await member("Wilgentak"),
    newAuthor: await member("Beginner", { published: 1 }),
    silencedAuthor: await member("Stilgezet", { isSilenced: true }),
    moderatorAuthor: await member("Berkenlaan", { role: "moderator" }),
  } satisfies Record<string, Poster | null>;
}

type Person = keyof Awaited<ReturnType<typeof peopleOf>>;

/** The states of a conversation, of which `closed` is published, and of an entry. */
const states: Record<string, Omit<Parameters<Site["storeThread"]>[0], "author">> = {
  published: { state: "published" },
  closed: { state: "published", isClosed: true },
  waiting: { state: "waiting" },
  hidden: { state: "hidden" },
  removed: { state: "removed" },
  "members-only": { state: "published", group: "besloten" },
  "members-only-hidden": { state: "hidden", group: "besloten" },
  "public-entry": { state: "published", blog: "public" },
  "members-entry": { state: "published", blog: "members" },
  "draft-entry": { state: "draft", blog: "public" },
  "waiting-entry": { state: "waiting", blog: "public" },
  "hidden-entry": { state: "hidden", blog: "public" },
};

const document = readSyntax("Andere woorden.");
const entry = { title: "Anders", document, date: "2026-11-22" };

type Act = (
  site: Site,
  person: Poster | null,
  place: { id: string; reaction: string },
) => Promise<{ status: number }>;

const from = (person: Poster | null) => (person ? { session: person.session } : {});

/** What is tried with a conversation, or with a reaction to it that its writer wrote too. */
const acts: Record<string, Act> = {
  read: ({ call }, person, { id }) => call("conversation", { id, page: 1 }, from(person)),
  react: ({ call, nextKey }, person, { id }) =>
    call(
      "react",
      { id, answersTo: null, quote: null, document, follow: false, key: nextKey() },
      from(person),
    ),
  answer: ({ call, nextKey }, person, { id, reaction }) =>
    call(
      "react",
      { id, answersTo: reaction, quote: { reaction, words: "" }, document, follow: false, key: nextKey() },
      from(person),
    ),
  edit: ({ call }, person, { id }) =>
    call("editConversation", { id, version: 1, topic: null, title: "Anders", document }, from(person)),
  remove: ({ call }, person, { id }) => call("removeConversation", { id }, from(person)),
  follow: ({ call }, person, { id }) =>
    call("setFollow", { target: { kind: "thread", id }, follows: true }, from(person)),
  close: ({ call }, person, { id }) =>
    call("moderateConversation", { id, act: "close", reason: "Beantwoord." }, from(person)),
  "edit-reaction": ({ call }, person, { reaction }) =>
    call("editReaction", { id: reaction, version: 1, document }, from(person)),
  "read-entry": ({ call }, person, { id }) => call("entry", { id, page: 1 }, from(person)),
  "edit-entry": ({ call }, person, { id }) => call("editEntry", { ...entry, id, version: 1 }, from(person)),
  "draft-entry": ({ call, nextKey }, person, { id }) =>
    call("saveDraft", { ...entry, id, version: 1, key: nextKey() }, from(person)),
  "publish-entry": ({ call, nextKey }, person, { id }) =>
    call("publishEntry", { ...entry, id, version: 1, key: nextKey() }, from(person)),
  "remove-entry": ({ call }, person, { id }) => call("removeEntry", { id }, from(person)),
  "remove-reaction": ({ call }, person, { reaction }) =>
    call("removeReaction", { id: reaction }, from(person)),
  report: ({ call, nextKey }, person, { id }) =>
    call("reportPost", { kind: "conversation", id, ...report(nextKey) }, asReporter(person, nextKey)),
  "report-reaction": ({ call, nextKey }, person, { reaction }) =>
    call("reportPost", { kind: "reaction", id: reaction, ...report(nextKey) }, asReporter(person, nextKey)),
};

const report = (nextKey: () => string) => ({ reason: "other", words: "", email: null, key: nextKey() });
/** From a network of their own, so that nobody has to wait. */
const asReporter = (person: Poster | null, nextKey: () => string) => ({ ...from(person), client: nextKey() });

/**
 * The status of each answer, by act and state of the conversation. What is hidden or removed answers 410 or, where it
 * was to be changed, 409; what is not for somebody is a 404.
 */
const expected = `
act              state                visitor blocked member newMember silenced expert moderator shutModerator admin author newAuthor silencedAuthor moderatorAuthor
read             published            200     200     200    200       200      200    200       200           200   200    200       200            200
read             closed               200     200     200    200       200      200    200       200           200   200    200       200            200
read             waiting              404     404     404    404       404      404    200       404           200   200    200       200            200
read             hidden               410     410     410    410       410      410    410       410           410   410    410       410            410
read             removed              410     410     410    410       410      410    410       410           410   410    410       410            410
read             members-only         403     403     200    200       200      200    200       200           200   200    200       200            200
read             members-only-hidden  403     403     410    410       410      410    410       410           410   410    410       410            410
react            published            401     401     201    201       409      201    201       201           201   201    201       409            201
react            closed               401     401     409    409       409      409    409       409           409   409    409       409            409
react            waiting              401     401     404    404       404      404    409       404           409   409    409       409            409
react            hidden               401     401     409    409       409      409    409       409           409   409    409       409            409
react            removed              401     401     409    409       409      409    409       409           409   409    409       409            409
react            members-only         401     401     201    201       409      201    201       201           201   201    201       409            201
answer           published            401     401     201    201       409      201    201       201           201   201    201       409            201
answer           closed               401     401     409    409       409      409    409       409           409   409    409       409            409
answer           hidden               401     401     409    409       409      409    409       409           409   409    409       409            409
edit             published            401     401     404    404       404      404    404       404           404   200    409       409            200
edit             closed               401     401     404    404       404      404    404       404           404   409    409       409            409
edit             waiting              401     401     404    404       404      404    404       404           404   200    200       409            200
edit             hidden               401     401     404    404       404      404    404       404           404   409    409       409            409
edit             removed              401     401     404    404       404      404    404       404           404   409    409       409            409
remove           published            401     401     404    404       404      404    404       404           404   200    200       200            200
remove           closed               401     401     404    404       404      404    404       404           404   200    200       200            200
remove           waiting              401     401     404    404       404      404    404       404           404   200    200       200            200
remove           hidden               401     401     404    404       404      404    404       404           404   200    200       200            200
remove           removed              401     401     404    404       404      404    404       404           404   200    200       200            200
follow           published            401     401     200    200       200      200    200       200           200   200    200       200            200
follow           closed               401     401     200    200       200      200    200       200           200   200    200       200            200
follow           waiting              401     401     404    404       404      404    404       404           404   404    404       404            404
follow           hidden               401     401     404    404       404      404    404       404           404   404    404       404            404
follow           removed              401     401     404    404       404      404    404       404           404   404    404       404            404
close            published            401     401     403    403       403      403    200       403           200   403    403       403            403
close            closed               401     401     403    403       403      403    200       403           200   403    403       403            403
close            waiting              401     401     403    403       403      403    404       403           404   403    403       403            403
close            hidden               401     401     403    403       403      403    404       403           404   403    403       403            403
edit-reaction    published            401     401     404    404       404      404    404       404           404   200    409       409            200
edit-reaction    closed               401     401     404    404       404      404    404       404           404   409    409       409            409
remove-reaction  published            401     401     404    404       404      404    404       404           404   200    200       200            200
remove-reaction  closed               401     401     404    404       404      404    404       404           404   200    200       200            200
report           published            201     201     201    201       201      201    201       201           201   404    404       404            404
report           closed               201     201     201    201       201      201    201       201           201   404    404       404            404
report           waiting              404     404     404    404       404      404    404       404           404   404    404       404            404
report           hidden               410     410     410    410       410      410    410       410           410   410    410       410            410
report           removed              410     410     410    410       410      410    410       410           410   410    410       410            410
report           members-only         403     403     201    201       201      201    201       201           201   404    404       404            404
`;

/** The same for a reaction in a state of its own, in a conversation that is published. */
const expectedOfReactions = `
act              state                visitor blocked member newMember silenced expert moderator shutModerator admin author newAuthor silencedAuthor moderatorAuthor
answer           waiting              401     401     409    409       409      409    409       409           409   409    409       409            409
answer           withheld             401     401     409    409       409      409    409       409           409   201    201       409            201
answer           hidden               401     401     409    409       409      409    409       409           409   409    409       409            409
answer           removed              401     401     409    409       409      409    409       409           409   409    409       409            409
edit-reaction    waiting              401     401     404    404       404      404    404       404           404   200    200       409            200
edit-reaction    withheld             401     401     404    404       404      404    404       404           404   200    409       409            200
edit-reaction    hidden               401     401     404    404       404      404    404       404           404   409    409       409            409
edit-reaction    removed              401     401     404    404       404      404    404       404           404   409    409       409            409
remove-reaction  waiting              401     401     404    404       404      404    404       404           404   200    200       200            200
remove-reaction  withheld             401     401     404    404       404      404    404       404           404   200    200       200            200
remove-reaction  hidden               401     401     404    404       404      404    404       404           404   200    200       200            200
remove-reaction  removed              401     401     404    404       404      404    404       404           404   200    200       200            200
report-reaction  waiting              404     404     404    404       404      404    404       404           404   404    404       404            404
report-reaction  withheld             404     404     404    404       404      404    404       404           404   404    404       404            404
report-reaction  hidden               410     410     410    410       410      410    410       410           410   410    410       410            410
report-reaction  removed              410     410     410    410       410      410    410       410           410   410    410       410            410
`;

/** The same for an entry of a blog; who wrote it owns the blog. */
const expectedOfEntries = `
act              state                visitor blocked member newMember silenced expert moderator shutModerator admin author newAuthor silencedAuthor moderatorAuthor
read-entry       public-entry         200     200     200    200       200      200    200       200           200   200    200       200            200
read-entry       members-entry        403     403     200    200       200      200    200       200           200   200    200       200            200
read-entry       draft-entry          404     404     404    404       404      404    404       404           404   200    200       200            200
read-entry       waiting-entry        404     404     404    404       404      404    200       404           200   200    200       200            200
read-entry       hidden-entry         410     410     410    410       410      410    410       410           410   410    410       410            410
read             public-entry         404     404     404    404       404      404    404       404           404   404    404       404            404
react            public-entry         401     401     201    201       409      201    201       201           201   201    201       409            201
react            members-entry        401     401     201    201       409      201    201       201           201   201    201       409            201
react            draft-entry          401     401     404    404       404      404    404       404           404   409    409       409            409
react            hidden-entry         401     401     409    409       409      409    409       409           409   409    409       409            409
edit-entry       public-entry         401     401     404    404       404      404    404       404           404   200    409       409            200
edit-entry       draft-entry          401     401     404    404       404      404    404       404           404   404    404       404            404
edit-entry       waiting-entry        401     401     404    404       404      404    404       404           404   200    200       409            200
edit-entry       hidden-entry         401     401     404    404       404      404    404       404           404   409    409       409            409
edit             public-entry         401     401     404    404       404      404    404       404           404   404    404       404            404
publish-entry    draft-entry          401     401     404    404       404      404    404       404           404   201    201       409            201
publish-entry    waiting-entry        401     401     404    404       404      404    404       404           404   409    409       409            409
publish-entry    hidden-entry         401     401     404    404       404      404    404       404           404   409    409       409            409
draft-entry      draft-entry          401     401     404    404       404      404    404       404           404   201    201       201            201
draft-entry      public-entry         401     401     404    404       404      404    404       404           404   409    409       409            409
remove-entry     public-entry         401     401     404    404       404      404    404       404           404   200    200       200            200
remove-entry     draft-entry          401     401     404    404       404      404    404       404           404   200    200       200            200
remove-entry     hidden-entry         401     401     404    404       404      404    404       404           404   200    200       200            200
remove           public-entry         401     401     404    404       404      404    404       404           404   404    404       404            404
follow           public-entry         401     401     200    200       200      200    200       200           200   200    200       200            200
follow           draft-entry          401     401     404    404       404      404    404       404           404   404    404       404            404
close            public-entry         401     401     403    403       403      403    404       403           404   403    403       403            403
`;

interface Row {
  act: string;
  state: string;
  /** Status by person. */
  statuses: [Person, number][];
}

function rowsOf(table: string): Row[] {
  const [head = [], ...lines] = table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  return lines.map(([act = "", state = "", ...statuses]) => ({
    act,
    state,
    statuses: statuses.map((status, index) => [head[index + 2] as Person, Number(status)]),
  }));
}

const tables = [
  { name: "conversations", table: expected, isOfReactions: false },
  { name: "entries", table: expectedOfEntries, isOfReactions: false },
  { name: "reactions", table: expectedOfReactions, isOfReactions: true },
];

test.each(tables)(
  "everybody may do with $name what they may, in each state",
  async ({ table, isOfReactions }) => {
    const site = await communityOverTest();
    const people = await peopleOf(site);
    const writer = await site.member("Schrijver");
    const { pass, storeThread, storeReaction } = site;
    const answered: Row[] = [];
    for (const { act, state, statuses } of rowsOf(table)) {
      const row: Row = { act, state, statuses: [] };
      for (const [name] of statuses) {
        const person = people[name];
        const author = name.toLowerCase().endsWith("author") ? person : writer;
        const place = isOfReactions ? states.published : states[state];
        if (!place) throw new Error(`No state ${state}`);
        const id = await storeThread({ author, ...place });
        const ofReaction = isOfReactions ? (state as "waiting") : "published";
        const reaction = await storeReaction({ thread: id, author, state: ofReaction });
        pass(15_000);
        const { status } = (await acts[act]?.(site, person, { id, reaction })) ?? { status: 0 };
        row.statuses.push([name, status]);
      }
      answered.push(row);
    }
    expect(answered).toEqual(rowsOf(table));
  },
);

/** What a page offers for the acts of the table above; the others are about reactions. */
const offered = ["react", "edit", "remove", "follow", "close", "report"] as const;

test("a conversation offers what would be accepted, and nothing else", async () => {
  const site = await communityOverTest();
  const people = await peopleOf(site);
  const writer = await site.member("Schrijver");
  const answered = new Map(
    rowsOf(expected).map(({ act, state, statuses }) => [`${act} ${state}`, new Map(statuses)]),
  );
  for (const [state, place] of Object.entries(states))
    for (const [name, person] of Object.entries(people) as [Person, Poster | null][]) {
      const author = name.toLowerCase().endsWith("author") ? person : writer;
      if (place.blog) continue;
      const { status, body } = await site.read(await site.storeThread({ author, ...place }), person);
      if (status !== 200) continue;
      for (const act of offered) {
        const answer = answered.get(`${act} ${state}`)?.get(name);
        // Closing what is closed is no error, but it is not offered.
        if (answer === undefined || (act === "close" && state === "closed")) continue;
        expect([act, state, name, body.acts.includes(act)]).toEqual([act, state, name, answer < 300]);
      }
    }
});
