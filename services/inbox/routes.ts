import { memberRoute, type Route, sessionRoute } from "../platform/http/route";
import { askContact } from "./ask-contact";
import { answerRequest, removeContact, setBlock, withdrawRequest } from "./contact-acts";
import { contactWith } from "./contact-with";
import { getContacts } from "./contacts-list";
import { inboxContract as contract } from "./contract";
import { getInbox } from "./inbox-list";
import { getMessages } from "./messages";
import { getNews } from "./news";
import { searchInbox } from "./search";
import { keepDraft, sendMessage } from "./send-message";

/** The implementation of every operation of the inbox. */
export const inboxRoutes: Record<keyof typeof contract, Route> = {
  contactWith: memberRoute(contract.contactWith, contactWith),
  askContact: memberRoute(contract.askContact, askContact),
  withdrawRequest: memberRoute(contract.withdrawRequest, withdrawRequest),
  answerRequest: memberRoute(contract.answerRequest, answerRequest),
  setBlock: memberRoute(contract.setBlock, setBlock),
  removeContact: memberRoute(contract.removeContact, removeContact),
  inbox: memberRoute(contract.inbox, getInbox),
  contacts: memberRoute(contract.contacts, getContacts),
  messages: memberRoute(contract.messages, getMessages),
  sendMessage: memberRoute(contract.sendMessage, sendMessage),
  keepDraft: memberRoute(contract.keepDraft, keepDraft),
  searchInbox: memberRoute(contract.searchInbox, searchInbox),
  inboxNews: sessionRoute(contract.inboxNews, getNews),
};
