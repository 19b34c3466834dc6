import { notExpanded } from "~/fields/unexpanded";

/** What to change in Drupal, by what is the matter with a field. The first pattern that fits counts. */
const changes: [pattern: RegExp, change: string][] = [
  [
    /as one that is not published/,
    "Editor: publish the paragraph, or delete it. Developer: leave paragraphs that are not published out of the answer.",
  ],
  [
    new RegExp(notExpanded),
    "Developer: the answer has only the number of what the editor chose. Have Drupal put the paragraph, medium, term or page itself in its place; core's own REST never does, a module does.",
  ],
  [
    /has no bundle/,
    'Developer: have every paragraph say its type: "type": [{"target_id": "…"}]. An unpublished paragraph should not be in the answer at all.',
  ],
  [
    /is not one of (.*)/,
    "Site builder: give the field allowed values (type 'List (text)'): those of docs/backend-contract.md, 'Permitted values'. Editor: choose one of them.",
  ],
  [/leads to no page/, "Editor: link to a page. Terms, media and users of Drupal have no page on this site."],
  [
    /has an unknown type/,
    "Site builder: permit only the paragraph types of docs/backend-contract.md, 'Items of blocks', in this field.",
  ],
  [
    /has no picture|has nothing to show$|is empty|has no text|has no link|has no amounts/,
    "Editor: fill in what is missing, or remove it. Site builder: make the field required.",
  ],
  [
    /is not a (number|day of the week|time)|is not true or false/,
    "Editor: fill in a value of this kind. Site builder: use the type of field that docs/backend-contract.md has for it, so that Drupal refuses others.",
  ],
  [
    /is on a level that is not shown/,
    "Editor: move the item up, or make it a link on its page (Structure, Menus).",
  ],
  [
    /is no address|is the address of a reference/,
    "Developer: the picture needs its `url`: a path such as /sites/default/files/kop.jpg.",
  ],
  [/is not an id/, "Developer: the answer needs the number of the page or term (nid, tid)."],
  [/is not a term/, "Developer: the answer needs the whole term, with tid and name."],
  [
    /is not a path|has no path/,
    "Editor: give the page a URL alias. Developer: the answer needs it in `path`, with a slash before it (/zorgen/partner).",
  ],
  [/is not an https address/, "Editor: use an address that begins with https://."],
  [
    /Invalid|has no type|has none of/,
    'Developer: the answer has another shape than docs/backend-contract.md gives for this call or field; fields are core\'s REST JSON ([{"value": …}]). Check type and machine name of the field.',
  ],
];

/** What to change about a field of which the site says this. */
export function changeFor(reason: string): string {
  return (
    changes.find(([pattern]) => pattern.test(reason))?.[1] ??
    "Developer: compare the answer with docs/backend-contract.md, 'Field shapes' and 'Permitted values'."
  );
}

/** What to change about a call that failed. */
export const callChanges = {
  html: "Developer: have Drupal answer with JSON by `Accept: application/json` alone, or start the site with CMS_FORMAT=json (a REST module with a format of its own: that name), which adds ?_format to every call. On a page of a log-in or proxy: check CMS_AUTH.",
  notJson:
    "Developer: the answer is not JSON; look in Drupal's log (Reports, Recent log messages) for an error at this address.",
  notAcceptable:
    "Developer: Drupal does not offer this format. Enable the REST resource with the format json (REST UI), or set CMS_FORMAT to the format that it offers.",
  loggedIn:
    "Developer: Drupal wants a log-in for this call. Give the anonymous role the permission for it (People, Permissions), or set CMS_AUTH to an account with a role that has it.",
  absent: "Developer: make this call in Drupal: a REST resource or a route of a module, at this path.",
  moved:
    "Developer: answer the call itself. A redirect in Drupal (language prefix, trailing slash, log-in) is not followed for calls.",
  failing: "Developer: look in Drupal's log (Reports, Recent log messages) for an error at this moment.",
  slow: "Developer: turn on the modules Internal Page Cache and Internal Dynamic Page Cache, and cache the answer of this call; or set UPSTREAM_TIMEOUT_MS higher, while visitors wait.",
  unreachable: "Developer: check the address and whether Drupal runs and may be reached from this machine.",
};
