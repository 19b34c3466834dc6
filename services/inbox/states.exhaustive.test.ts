import { sql } from "kysely";
import { expect, test } from "vitest";
import { inboxOverTest } from "../../tests/setup/inbox";

/*
 * Two members do to their contact whatever they can, in every order. Tables say what each act leads to and what a member
 * then sees; neither has a column for what the other decided in silence, unless it says who receives something.
 */

type Name = "anna" | "bert";
type Act = "ask" | "withdraw" | "accept" | "decline" | "remove" | "block" | "unblock";

interface Side {
  standing: string;
  blocks: boolean;
  /** Whether they declined the other, whose requests then do not arrive. */
  declined: boolean;
  /** Whether the other accepted. */
  hears: boolean;
}

interface Contact {
  anna: Side;
  bert: Side;
  /** Whether it is stored, as it is once one of them named the other in an act. */
  isStored: boolean;
  /** The requests that are kept. */
  texts: readonly { by: Name; arrived: boolean }[];
}

const otherOf = { anna: "bert", bert: "anna" } as const;

/**
 * By how it stood for who acts and for the other, and how it stands for both afterwards. 'open' and 'closed' say whether
 * the other blocked or declined who acts; 'blocking' that who acts blocks the other; 'stored' that there was an act
 * before, after which one that led to how it stands already is answered as done.
 */
const outcomes = table(`
act       mine      theirs    when      status  mine      theirs    then
ask       *         *         blocking  409     =         =         -
ask       none      none      open      201     asked     invited   text
ask       none      none      closed    201     asked     none      unseen
ask       none      asked     *         201     accepted  accepted  text,start
ask       invited   asked     *         201     accepted  accepted  text,start
ask       asked     *         *         409     =         =         -
ask       accepted  accepted  *         409     =         =         -
withdraw  asked     *         *         200     none      none      forget
withdraw  none      *         stored    200     =         =         -
withdraw  *         *         *         404     =         =         -
accept    invited   asked     *         200     accepted  accepted  start
accept    accepted  accepted  *         200     =         =         -
accept    *         *         *         404     =         =         -
decline   invited   asked     *         200     none      asked     decline
decline   none      *         stored    200     =         =         -
decline   *         *         *         404     =         =         -
remove    accepted  accepted  *         200     none      none      forget
remove    none      *         stored    200     =         =         -
remove    *         *         *         404     =         =         -
block     invited   asked     *         200     none      asked     block,decline
block     asked     *         *         200     none      none      block,forget
block     none      *         *         200     =         =         block
block     accepted  accepted  *         200     =         =         block
unblock   *         *         *         200     =         =         unblock
`);

/** What a member sees and may do. 'texts' are those of the requests. */
const views = table(`
standing  blocks  shown     cannotAsk  reads    inRequests  inContacts  inAsked  writes
none      no      none      no         nothing  no          no          no       404
none      yes     none      blocked    nothing  no          no          no       404
asked     no      asked     no         nothing  no          no          yes      404
invited   no      invited   no         request  yes         no          no       404
accepted  no      accepted  no         texts    no          yes         no       201
accepted  yes     accepted  blocked    texts    no          yes         no       409
`);

type Row = Record<string, string>;

function table(text: string): Row[] {
  const [head = [], ...rows] = text
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/));
  // The columns of what follows bear the same names as those of before.
  const names = head.map((name, index) => (head.indexOf(name) < index ? `${name}After` : name));
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ""])));
}

function outcomeOf(act: Act, by: Name, contact: Contact): Row {
  const [mine, theirs] = [contact[by], contact[otherOf[by]]];
  const conditions = [
    "*",
    theirs.blocks || theirs.declined ? "closed" : "open",
    ...(mine.blocks ? ["blocking"] : []),
    ...(contact.isStored ? ["stored"] : []),
  ];
  const row = outcomes.find(
    (each) =>
      each.act === act &&
      ["*", mine.standing].includes(each.mine ?? "") &&
      ["*", theirs.standing].includes(each.theirs ?? "") &&
      conditions.includes(each.when ?? ""),
  );
  if (!row) throw new Error(`The table does not say what ${act} does to ${JSON.stringify(contact)}`);
  return row;
}

/** The contact as the table says that it stands after an act. */
function afterOutcome(row: Row, by: Name, contact: Contact): Contact {
  const [mine, theirs] = [{ ...contact[by] }, { ...contact[otherOf[by]] }];
  const isStored = contact.isStored || ["ask", "block", "unblock"].includes(row.act ?? "");
  let texts = contact.texts;
  if (row.mineAfter !== "=") mine.standing = row.mineAfter ?? "";
  if (row.theirsAfter !== "=") theirs.standing = row.theirsAfter ?? "";
  const effects: Record<string, () => void> = {
    "-": () => {},
    text: () => {
      texts = [...texts, { by, arrived: true }];
    },
    unseen: () => {
      texts = [...texts, { by, arrived: false }];
    },
    start: () => {
      texts = texts.map((text) => ({ ...text, arrived: true }));
      theirs.hears = true;
      mine.declined = theirs.declined = false;
    },
    forget: () => {
      texts = [];
      mine.hears = theirs.hears = false;
    },
    decline: () => {
      mine.declined = true;
    },
    block: () => {
      mine.blocks = true;
    },
    unblock: () => {
      mine.blocks = false;
    },
  };
  for (const effect of row.then?.split(",") ?? []) effects[effect]?.();
  return {
    ...(by === "anna" ? { anna: mine, bert: theirs } : { anna: theirs, bert: mine }),
    isStored,
    texts,
  };
}

const kept = ["members", "sessions", "community_members", "contacts", "contact_sides", "messages"] as const;

/** Two members, whose rows can be kept and put back. */
async function twoMembers() {
  const site = await inboxOverTest();
  const { call, as, db, nextKey } = site;
  const people = { anna: await site.writer("Anna"), bert: await site.writer("Bert") };
  const idOf = async (by: Name) => {
    const rows = await db
      .selectFrom("contact_sides")
      .select("public_id")
      .where("member_id", "=", people[by].id)
      .execute();
    return rows[0]?.public_id ?? "none";
  };
  const nameOf = (by: Name) => people[otherOf[by]].username;
  const acts: Record<Act, (by: Name) => Promise<{ status: number }>> = {
    ask: (by) => call("askContact", { username: nameOf(by), text: by, key: nextKey() }, as(people[by])),
    withdraw: async (by) => call("withdrawRequest", { id: await idOf(by) }, as(people[by])),
    accept: async (by) => call("answerRequest", { id: await idOf(by), answer: "accept" }, as(people[by])),
    decline: async (by) => call("answerRequest", { id: await idOf(by), answer: "decline" }, as(people[by])),
    remove: async (by) => call("removeContact", { id: await idOf(by) }, as(people[by])),
    block: (by) => call("setBlock", { username: nameOf(by), blocks: true }, as(people[by])),
    unblock: (by) => call("setBlock", { username: nameOf(by), blocks: false }, as(people[by])),
  };

  async function keep(): Promise<string[]> {
    const found: string[] = [];
    for (const name of kept) {
      const { rows } = await sql<{ rows: string | null }>`
        select json_agg(each)::text as rows from ${sql.table(name)} each`.execute(db);
      found.push(rows[0]?.rows ?? "[]");
    }
    return found;
  }

  async function putBack(rows: readonly string[]): Promise<void> {
    for (const name of ["tries", "reports", "judged_messages", "contacts", "members"] as const)
      await sql`delete from ${sql.table(name)}`.execute(db);
    for (const [index, name] of kept.entries())
      await sql`insert into ${sql.table(name)} overriding system value
        select * from json_populate_recordset(null::${sql.table(name)}, ${rows[index]}::json)`.execute(db);
  }

  /** What the database holds of the contact, without times and ids. */
  async function stored(): Promise<string> {
    const sides = await db
      .selectFrom("contact_sides")
      .select(["member_id", "state", "is_new", "blocked_at", "declined_at"])
      .orderBy("member_id")
      .execute();
    const messages = await db.selectFrom("messages").select(["author_id", "state"]).orderBy("id").execute();
    const facts = sides.map((side) => [
      ...[side.member_id, side.state, side.is_new],
      ...[side.blocked_at !== null, side.declined_at !== null],
    ]);
    return JSON.stringify([facts, messages]);
  }

  return { ...site, people, idOf, nameOf, acts, keep, putBack, stored };
}

type Site = Awaited<ReturnType<typeof twoMembers>>;

const viewOf = ({ standing, blocks }: Side): Row => {
  const row = views.find((each) => each.standing === standing && each.blocks === (blocks ? "yes" : "no"));
  if (!row) throw new Error(`Nobody should stand so: ${standing}, ${blocks ? "blocking" : "not blocking"}`);
  return row;
};

/** What a member is shown, as a row of the table, and which texts they read. */
async function look({ call, as, people, idOf, nameOf, standing, textsOf }: Site, by: Name) {
  const me = as(people[by]);
  const shown = await standing(people[by], people[otherOf[by]]);
  const inbox = (await call("inbox", {}, me)).body;
  const lists = (await call("contacts", {}, me)).body;
  const isListed = (list: { person: { username: string } }[]) =>
    list.some(({ person }) => person.username === nameOf(by)) ? "yes" : "no";
  const [card] = inbox.contacts;
  return {
    row: {
      shown: shown.standing.state,
      cannotAsk: shown.cannotAsk?.reason ?? "no",
      inRequests: isListed(inbox.requests),
      inContacts: isListed(lists.contacts),
      inAsked: isListed(lists.asked),
    },
    blocks: [shown.isBlocked, isListed(lists.blocked)],
    hears: card?.isNew ?? false,
    request: shown.standing.text ?? null,
    texts: (await textsOf(people[by], await idOf(by))) ?? [],
  };
}

async function expectViews(site: Site, contact: Contact): Promise<void> {
  for (const by of ["anna", "bert"] as const) {
    const side = contact[by];
    const { writes: _, reads, standing: __, blocks: ___, ...row } = viewOf(side);
    expect.soft(await look(site, by), JSON.stringify([by, contact])).toEqual({
      row,
      blocks: [side.blocks, side.blocks ? "yes" : "no"],
      hears: side.hears && side.standing === "accepted",
      request: reads === "request" ? otherOf[by] : null,
      texts: reads === "texts" ? contact.texts.map((text) => text.by) : [],
    });
  }
}

/** Who writes sees what they wrote, and the other does unless they block. */
async function expectWriting(site: Site, by: Name, contact: Contact): Promise<void> {
  const { people, idOf, send, textsOf } = site;
  const [me, other] = [people[by], people[otherOf[by]]];
  const id = await idOf(by);
  const status = Number(viewOf(contact[by]).writes);
  const about = JSON.stringify([by, contact]);
  expect.soft((await send(me, id, "Dag")).status, about).toBe(status);
  if (status !== 201) return;
  const arrives = !contact[otherOf[by]].blocks;
  expect.soft((await textsOf(me, id))?.includes("Dag"), about).toBe(true);
  expect.soft((await textsOf(other, id))?.includes("Dag"), about).toBe(arrives);
}

/** Who received something can report it while it is kept, also after a decline. It changes nothing for both. */
async function expectReport(site: Site, by: Name, contact: Contact): Promise<void> {
  const { people, db, call, as, nextKey, stored } = site;
  const message = await db
    .selectFrom("messages")
    .select("id")
    .where("recipient_id", "=", people[by].id)
    .executeTakeFirst();
  if (!message) return;
  const before = await stored();
  const input = { kind: "message", id: message.id, reason: "unkind", words: "", email: null, key: nextKey() };
  const { status } = await call("reportPost", input, { ...as(people[by]), client: nextKey() });
  const isReceived = contact.texts.some((text) => text.by !== by && text.arrived);
  expect.soft(status, JSON.stringify([by, contact])).toBe(isReceived ? 201 : 404);
  expect.soft(await stored()).toBe(before);
}

/** Nothing is left with the other once a member deleted their account. */
async function expectLeaving(site: Site, by: Name): Promise<void> {
  const { people, db, call, as, standing, stored } = site;
  const other = people[otherOf[by]];
  await db.deleteFrom("members").where("id", "=", people[by].id).execute();
  expect(await standing(other, people[by])).toEqual({});
  expect((await call("inbox", {}, as(other))).body).toMatchObject({ contacts: [], requests: [] });
  expect((await call("contacts", {}, as(other))).body).toMatchObject({
    contacts: [],
    asked: [],
    blocked: [],
  });
  expect(await stored()).toBe("[[],[]]");
}

test("whatever two members do in whatever order, both see and may what the tables say", async () => {
  const site = await twoMembers();
  const { acts, keep, putBack, stored } = site;
  const stranger: Side = { standing: "none", blocks: false, declined: false, hears: false };
  const start: Contact = { anna: stranger, bert: stranger, isStored: false, texts: [] };
  const seen = new Set<string>();
  const met = new Set<Row>();
  const open = [{ contact: start, rows: await keep() }];
  for (let place = open.shift(); place; place = open.shift()) {
    const { contact, rows } = place;
    for (const by of ["anna", "bert"] as const) {
      for (const act of Object.keys(acts) as Act[]) {
        await putBack(rows);
        const row = outcomeOf(act, by, contact);
        met.add(row);
        const after = afterOutcome(row, by, contact);
        expect
          .soft((await acts[act](by)).status, JSON.stringify([by, act, contact]))
          .toBe(Number(row.status));
        // From equal rows everything goes on equally: longer orders of acts are those that lead to other rows.
        const key = JSON.stringify([after, await stored()]);
        if (seen.has(key)) continue;
        seen.add(key);
        open.push({ contact: after, rows: await keep() });
        await expectViews(site, after);
      }
      for (const check of [expectWriting, expectReport, expectLeaving]) {
        await putBack(rows);
        await check(site, by, contact);
      }
    }
  }
  expect(outcomes.filter((row) => !met.has(row))).toEqual([]);
});
