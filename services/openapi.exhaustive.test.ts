import { expect, test } from "vitest";
import { readSyntax } from "~/fields/document/read-syntax";
import { servicesOverTest } from "../tests/setup/services";
import { accountsContract } from "./accounts/contract";
import { operations } from "./contract";
import { hasQuery, isAnswer, pathNames, type Responses } from "./platform/contract";
import { openApiOf } from "./platform/http/openapi";

const text = readSyntax("Een **tekst**.");
const written = { title: "Een titel", document: text, date: "2026-11-23" };

const contact = { id: "00000000-0000-4000-8000-000000000001" };

/** An input of each operation that its schema accepts. */
const inputs: Record<keyof typeof operations, object | undefined> = {
  register: {
    email: "piet@voorbeeld.nl",
    username: "Piet",
    password: "Groene trui 1961 mist",
    termsVersion: "1",
    profileVisible: false,
    health: null,
  },
  verify: { token: "a".repeat(43) },
  resendVerification: { email: "piet@voorbeeld.nl" },
  logIn: { email: "piet@voorbeeld.nl", password: "a", remember: true, device: null, deviceName: "" },
  session: undefined,
  logOut: undefined,
  requestPasswordReset: { email: "piet@voorbeeld.nl" },
  checkPasswordReset: { token: "a".repeat(43) },
  resetPassword: { token: "a".repeat(43), password: "Groene trui 1961 mist" },
  changePassword: { current: "a", password: "Groene trui 1961 mist" },
  requestEmailChange: { email: "piet@voorbeeld.nl", password: "a" },
  changeEmail: { token: "a".repeat(43) },
  sessions: undefined,
  endSession: { id: "a".repeat(64) },
  ownProfile: undefined,
  saveProfile: {
    gender: null,
    birthYear: 1958,
    biography: null,
    province: "Utrecht",
    health: null,
    visible: true,
    shared: ["province"],
  },
  memberProfile: { username: "Jan" },
  ownPhoto: undefined,
  savePhoto: undefined,
  deletePhoto: undefined,
  memberPhoto: { username: "Jan", size: "600" },
  ownExport: undefined,
  requestExport: undefined,
  exportFile: undefined,
  preferences: undefined,
  changePreferences: { blogVisibility: "public" },
  requestDeletion: { password: "a" },
  deleteAccount: { token: "a".repeat(43) },
  recordBounce: { message: "To: bounce+0b4c5d3e-8f57-4a3e-9d0a-1f2e3d4c5b6a@terug.voorbeeld.nl" },
  staffState: undefined,
  beginSecondFactor: undefined,
  confirmSecondFactor: { code: "123456" },
  openStaffSession: { code: "123456" },
  renewRecoveryCodes: undefined,
  staffMembers: { search: "jan", after: "" },
  staffMember: { username: "Jan" },
  actOnMember: { username: "Jan", act: "block", role: null },
  auditLog: { before: "", action: "" },
  groups: undefined,
  searchCommunity: { words: "slapen", kind: null, page: 1 },
  latestConversations: { page: 1 },
  group: { slug: "mantelzorgers", page: 1 },
  conversation: { id: "1", page: 1 },
  startConversation: {
    group: "mantelzorgers",
    topic: null,
    title: "Een titel",
    document: text,
    follow: true,
    key: "een-sleutel-van-dit-formulier",
  },
  editConversation: { id: "1", version: 1, topic: null, title: "Een titel", document: text },
  removeConversation: { id: "1" },
  moderateConversation: { id: "1", act: "close", reason: "Beantwoord.", group: null, topic: null },
  react: {
    id: "1",
    answersTo: null,
    quote: null,
    document: text,
    follow: true,
    key: "een-sleutel-van-dit-formulier",
  },
  ownReaction: { id: "1" },
  editReaction: { id: "1", version: 1, document: text },
  removeReaction: { id: "1" },
  setFollow: { target: { kind: "thread", id: "1" }, follows: true },
  followed: undefined,
  stopMails: { code: "een-code" },
  communityHub: undefined,
  blogs: { page: 1 },
  blog: { username: "Jan", page: 1 },
  publicThreads: { part: 1 },
  deletions: undefined,
  blogFeed: { username: "Jan" },
  blogFollowers: { page: 1 },
  entry: { id: "1", page: 1 },
  ownBlog: { page: 1 },
  saveBlog: { title: "Een blog", introduction: "", version: null, visibility: "members" },
  ownEntry: { id: "1" },
  saveDraft: { ...written, id: null, version: null, key: "een-sleutel-van-dit-formulier" },
  publishEntry: { ...written, id: null, version: null, key: "een-sleutel-van-dit-formulier" },
  editEntry: { ...written, id: "1", version: 1 },
  removeEntry: { id: "1" },
  reportedPost: { kind: "reaction", id: "1" },
  reportPost: {
    kind: "reaction",
    id: "1",
    reason: "other",
    words: "",
    email: null,
    key: "een-sleutel-van-dit-formulier",
  },
  ownDecisions: { before: "" },
  objectToDecision: { id: "1", words: "Ik zie het anders." },
  moderationQueue: { after: "" },
  judgedPost: { kind: "entry", id: "1" },
  decideOnPost: {
    kind: "reaction",
    id: "1",
    seen: { version: 1, decision: null },
    decision: "publish",
    sanction: "none",
    days: null,
    rule: null,
    words: "",
  },
  decidedPosts: { before: "" },
  objections: undefined,
  answerObjection: { id: "1", isGranted: true, words: "Je hebt gelijk." },
  moderatedMember: { username: "Jan" },
  noteAboutMember: { username: "Jan", words: "Rustig aan." },
  endSilence: { username: "Jan" },
  listedWords: { kind: "refuse", search: "suk", after: "" },
  listWords: { kind: "review", words: ["Verkoop"] },
  unlistWords: { words: ["Verkoop"] },
  givingOptions: undefined,
  startGift: {
    key: "een-sleutel-van-dit-formulier",
    frequency: "eenmalig",
    cents: 2500,
    method: "ideal",
    giver: {
      name: "Ineke",
      email: "ineke@voorbeeld.nl",
      street: "",
      postcode: "",
      city: "",
      message: "",
    },
    purpose: { kind: "country" },
    mandateVersion: null,
  },
  giftByToken: { token: "a".repeat(80) },
  payGiftAgain: { token: "a".repeat(80), method: null },
  paymentChanged: { id: "tr_7UhSN1zuXS" },
  standingGift: { token: "a".repeat(43) },
  pauseStandingGift: { token: "a".repeat(43) },
  resumeStandingGift: { token: "a".repeat(43) },
  stopStandingGift: { token: "a".repeat(43) },
  requestAmountChange: { token: "a".repeat(43) },
  amountChange: { token: "a".repeat(43) },
  changeAmount: { token: "a".repeat(43), cents: 1000 },
  requestGiftLinks: { email: "ineke@voorbeeld.nl" },
  givenInYear: { token: "a".repeat(43), year: 2026 },
  deskGifts: { state: "paid", kind: "region", slug: "rivierenland", from: "2026-01-01", before: "" },
  findGivers: { search: "ineke" },
  deskGift: { reference: "ALZ-2026-000001" },
  actOnStandingGift: { reference: "ALZ-2026-000001", act: "pause" },
  giftTotals: { from: "2026-01-01", until: "2026-12-31" },
  exportGifts: { from: "2026-01-01", until: "2026-12-31", format: "csv" },
  giftReconciliation: undefined,
  reconcileGifts: undefined,
  refundGift: { payment: "00000000-0000-4000-8000-000000000001", reason: "asked" },
  contactWith: { username: "Jan" },
  askContact: { username: "Jan", text: "Dag Jan", key: "a".repeat(16) },
  withdrawRequest: contact,
  answerRequest: { ...contact, answer: "accept" },
  setBlock: { username: "Jan", blocks: true },
  removeContact: contact,
  inbox: { page: 1 },
  contacts: { page: 1 },
  messages: { ...contact, page: 1 },
  sendMessage: { ...contact, text: "Dag Jan", key: "a".repeat(16) },
  keepDraft: { ...contact, text: "" },
  searchInbox: { words: "soep" },
  inboxNews: { contact: contact.id },
};
const names = Object.keys(inputs) as (keyof typeof inputs)[];

test("the document describes every operation once, and is served", async () => {
  const { handler } = await servicesOverTest();
  const response = await handler.fetch(new Request("http://services.test/openapi.json"));
  const document = await response.json();
  expect(document).toEqual(JSON.parse(JSON.stringify(openApiOf(operations))));
  const described = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  );
  const declared = Object.entries(operations).map(
    ([name, { method, path }]) => `${name} ${method.toLowerCase()} ${path}`,
  );
  expect(described.sort()).toEqual(declared.sort());
});

test.each(names)("%s answers as its contract says, and gives nothing else", async (name) => {
  const { call, logIn } = await servicesOverTest();
  const session = await logIn();
  const answer = await call(name, inputs[name], { session });
  const { responses }: { responses: Responses } = operations[name];
  expect(isAnswer(responses, answer)).toBe(true);
  expect(responses[answer.status]?.body.parse(answer.body)).toEqual(answer.body);
});

test("every operation of members needs a session", async () => {
  const { call } = await servicesOverTest();
  const open = [];
  for (const name of names.filter((each) => operations[each].member === true))
    for (const session of [undefined, "a".repeat(43)]) {
      const { status } = await call(name, inputs[name], session === undefined ? {} : { session });
      if (status !== 401) open.push([name, status]);
    }
  expect(open).toEqual([]);
});

/** The valid input with one field damaged, for each of its fields; and what is no object at all. */
function damaged(name: (typeof names)[number]): unknown[] {
  const operation = operations[name];
  const valid = inputs[name] ?? {};
  const byField = Object.keys(valid).map((field) => ({
    ...valid,
    [field]:
      hasQuery(operation) || pathNames(operation).includes(field) ? "geheim".repeat(60) : { geheim: 1 },
  }));
  return hasQuery(operation) ? byField : [...byField, null, [], "geheim"];
}

test("every operation refuses another input, and does not repeat it", async () => {
  const { call, logIn } = await servicesOverTest();
  const session = await logIn();
  const accepted = [];
  for (const name of names.filter((each) => inputs[each]))
    for (const input of damaged(name)) {
      const { status, body } = await call(name, input, { session });
      if (status !== 400 || JSON.stringify(body).includes("geheim")) accepted.push([name, input, status]);
    }
  expect(accepted).toEqual([]);
});

test.each([
  [accountsContract.session.path, 401],
  ["/metrics", 200],
  ["/openapi.json", 200],
])("with a key, calls of %s without it are refused", async (path, status) => {
  const { fetchWithKeys } = await servicesOverTest();
  const fetch = fetchWithKeys("a key of 16 letters or more", "the key before it, until then");
  const statusWith = async (headers: Record<string, string>) =>
    (await fetch(new Request(`http://services.test${path}`, { headers }))).status;
  expect(await statusWith({})).toBe(403);
  expect(await statusWith({ Authorization: "Bearer a key of 16 letters or mor" })).toBe(403);
  for (const key of ["a key of 16 letters or more", "the key before it, until then"])
    expect(await statusWith({ Authorization: `Bearer ${key}` })).toBe(status);
});
