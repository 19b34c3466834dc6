import type { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { found, notFound } from "~/.server/http/failures";
import { callForMember, findMember } from "~/features/accounts/public.server";
import { inboxContract as contract } from "../../../services/inbox/contract";
import { contactAt, inboxQuery, messagesQuery } from "./paths";

declare module "~/.server/context/scope" {
  interface RequestMemo {
    /** The page of messages that is shown. */
    messages?: ReturnType<typeof loadMessages>;
    newInInbox?: Promise<News>;
  }
}

/** How a contact stands with a member; null for the member themselves and where there is no such member. */
export async function findContactWith(username: string, scope: RequestScope) {
  const answer = await callForMember(scope, contract.contactWith, { username });
  return answer.status === 200 ? answer.body : null;
}

function pageOf(scope: RequestScope, name: string = messagesQuery.page): number {
  const page = Number(scope.query.get(name) ?? "1");
  return Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1;
}

/** Requests, and contacts with their newest message. */
export async function loadInbox(scope: RequestScope) {
  return (await callForMember(scope, contract.inbox, { page: pageOf(scope) })).body;
}

/** With whom the member has contact, whom they asked, and whom they blocked. */
export async function loadContacts(scope: RequestScope) {
  return (await callForMember(scope, contract.contacts, { page: pageOf(scope, inboxQuery.contacts) })).body;
}

/** The place of the newest message of a contact. It moves no mark. @throws the 403 and the 404 page */
export async function getNewest(id: string, scope: RequestScope): Promise<number> {
  const input = contract.inboxNews.input.safeParse({ contact: id });
  if (!input.success) throw notFound();
  const { newest } = (await callForMember(scope, contract.inboxNews, input.data)).body;
  if (newest === null) throw notFound();
  return newest;
}

/**
 * A page of the messages of a contact, which count as read from then on; asked once for a request.
 * @throws the 404 page for another id
 */
export function getMessages(id: string, scope: RequestScope) {
  scope.memo.messages ??= loadMessages(id, scope);
  return scope.memo.messages;
}

async function loadMessages(id: string, scope: RequestScope) {
  const { query } = scope;
  const message = query.get(messagesQuery.message);
  return askMessages(scope, {
    id,
    ...(query.has(messagesQuery.page) && { page: pageOf(scope) }),
    ...(message && /^\d{1,18}$/.test(message) && { message }),
  });
}

/** A contact, for a page that shows none of its messages. @throws the 404 page for another id */
export async function getContact(id: string, scope: RequestScope) {
  const { person } = await askMessages(scope, { id, marksRead: "no" });
  return { id, person };
}

async function askMessages(scope: RequestScope, fields: z.input<typeof contract.messages.input>) {
  const input = contract.messages.input.safeParse(fields);
  if (!input.success) throw notFound();
  return found(await callForMember(scope, contract.messages, input.data)).body;
}

interface News {
  unreadContacts: number;
  requests: number;
}

/** How many contacts have unread messages, and how many members ask for contact; asked once for a request. */
export function countNews(scope: RequestScope): Promise<News> {
  scope.memo.newInInbox ??= callForMember(scope, contract.inboxNews, {}).then(({ body }) => body);
  return scope.memo.newInInbox;
}

/**
 * How much is new in the inbox, for the header: 0 on pages that everybody shares, which read no session, for visitors,
 * and where the services fail. Messages that the page at `path` shows count as read.
 */
export async function countNewInInbox(scope: RequestScope, path: string): Promise<number> {
  if (scope.policy.shared === "everyone" || !(await findMember(scope))) return 0;
  const id = contactAt(path);
  // A contact that is not there is the page's own 404.
  if (id !== null) await getMessages(id, scope).catch(() => undefined);
  return countNews(scope).then(
    ({ unreadContacts, requests }) => unreadContacts + requests,
    () => 0,
  );
}
