import type { keysAfter } from "./portal-data.ts";

type Keys = Awaited<ReturnType<typeof keysAfter>>;

/** A benchmark case: the addresses that a page asks for at once, and the words that are searched for. */
export type Case = {
  name: string;
  paths: (keys: Keys) => string[];
  words?: string;
  method?: "POST";
  /** The time limit with very many rows, instead of the ratio, for a case whose work grows with the data. */
  limitMs?: number;
};

const QUOTES = "/api/quote-requests";
const quotes = (query = "") => [QUOTES + query];
const list = (name: string, query = "", words = ""): Case => ({
  name: `Inbox, ${name}`,
  paths: () => quotes(query),
  words,
});
const find = (name: string, words: string): Case => ({
  name: `Customers, search: ${name}`,
  paths: () => ["/api/customers"],
  words,
});
const one = (name: string, path: string): Case => ({ name, paths: () => [path] });
const morning = (name: string, path: string): Case => ({
  ...one(`Morning, ${name}`, `/api/morning/${path}`),
  limitMs: 300,
});

/** Calls so far that opened another request each time. Both sites ask in turn, so two calls share a number. */
let opened = 0;
const STAGES = ["new", "contacted", "quoted", "won", "lost"];

export const CASES: Case[] = [
  list("first page"),
  { name: "Inbox, thousandth page", paths: ({ quote }) => quotes(`?before=${quote}`) },
  ...["unanswered", "mine", "waiting", "due", "spanish", "suspected"].map((view) => list(view, `?view=${view}`)),
  list("one type, oldest first", "?type=home&order=oldest"),
  ...["name", "followUpAt", "respondBy"].flatMap((sort) => [
    list(`by ${sort}`, `?sort=${sort}&order=oldest`),
    list(`by ${sort}, from its end`, `?sort=${sort}&order=newest`),
  ]),
  list("unanswered by name", "?view=unanswered&sort=name"),
  list("mine by follow-up date", "?view=mine&sort=followUpAt"),
  list("quoted", "?stage=quoted"),
  list("won, oldest first", "?stage=won&order=oldest"),
  list("one's own, ended ones too", "?owner=me"),
  list("one's own that were lost", "?owner=me&stage=lost"),
  list("one's own by name", "?owner=me&sort=name"),
  list("nobody's", "?owner=none"),
  list("Spanish, ended ones too", "?language=es"),
  list("with consent", "?consent=yes"),
  list("without consent, contacted", "?consent=no&stage=contacted"),
  list("in the bin", "?binned=true"),
  one("Inbox, how many, up to a thousand", `${QUOTES}/count`),
  one("Inbox, how many are quoted", `${QUOTES}/count?stage=quoted`),
  list("by stage", "?sort=stage&order=oldest"),
  list("by owner", "?sort=owner&order=oldest"),
  list("from a site that nobody came from", "?source=nowhere"),
  list("by a campaign of a sixth", "?campaign=spring"),
  list("with a tag of a third", "?tag=1"),
  list("with a tag that only old ones have", "?tag=2"),
  list("with a rare tag, by name", "?tag=3&sort=name"),
  list("with a tag of a third, quoted", "?tag=1&stage=quoted"),
  one("Inbox, how many have a tag that only old ones have", `${QUOTES}/count?tag=2`),
  list("four filters without a hit", "?type=life&language=es&consent=no&source=nowhere"),
  list("won and not confirmed", "?stage=won&confirmed=no"),
  list("ended this year, lost", "?stage=lost&endedFrom=2026-01-01&endedTo=2026-12-31"),
  list("search: a name in every eighth row, among the won", "?stage=won", "rosa"),
  list("search: a name in every hundredth row, among the quoted", "?stage=quoted", "trevino"),
  list("search: a name in every eighth row", "", "rosa"),
  list("search: a name in one row", "", "zapotec"),
  list("search: a phone number", "", "(281) 555-0300"),
  list("search: a name in every hundredth row", "", "trevino"),
  list("search: two names, one of them in one row", "", "trevino zapotec"),
  {
    name: "Board, its five columns at once",
    paths: () => STAGES.flatMap((stage) => quotes(`?stage=${stage}&limit=30`)),
  },
  { name: "One request, another each time", paths: () => [`${QUOTES}/Q-0000${300 + (opened++ >> 1)}`] },
  { name: "Next request, taken", paths: () => ["/api/desk-next"], method: "POST" },
  ...["this-week", "4-weeks", "13-weeks", "52-weeks"].flatMap((period) => [
    morning(`requests, ${period}`, `requests?period=${period}`),
    morning(`visits, ${period}`, `visits?period=${period}`),
  ]),
  morning("the office, 52 weeks", "office?period=52-weeks"),
  morning("the file of 52 weeks", "export?period=52-weeks"),
  one("Today", "/api/today"),
  one("Tasks, one's own", "/api/tasks?whose=mine"),
  one("Tasks, everybody's", "/api/tasks?whose=everybody"),
  one("Tasks, of a colleague", "/api/tasks?whose=everybody&assignee=2"),
  one("Tasks, done", "/api/tasks?whose=everybody&done=true"),
  one("Tasks, done by a colleague", "/api/tasks?whose=everybody&done=true&doneBy=2"),
  one("Tasks, of a request", "/api/tasks?whose=everybody&done=true&reference=Q-0000500"),
  one("Tasks, of a customer", "/api/tasks?whose=everybody&done=true&customerId=301"),
  one("Calls, first page", "/api/calls?limit=25"),
  one("Totals", "/api/lead-totals"),
  one("Counts of the views", "/api/desk-counts"),
  one("Count of what waits", "/api/desk-badge"),
  { name: "What has changed", paths: ({ position }) => [`/api/desk-changes?after=${position}`] },
  one("Customers, first page", "/api/customers"),
  one("Customers with a tag of a third", "/api/customers?tag=1"),
  one("Customers with a tag that only old ones have", "/api/customers?tag=2"),
  find("a name in one row", "zapotec"),
  find("two names, one in every eighth row", "rosa zapotec"),
  find("a name in every eighth row", "rosa"),
  find("a phone number", "(281) 555-0300"),
  find("an address", "visitor300@example.com"),
  find("a reference", "Q-0000500"),
  find("the number of a policy", "TX-00000123"),
  one("A customer", "/api/customers/301"),
  one("A customer's timeline", "/api/customers/301/timeline?limit=25"),
  one("A customer with a common name", "/api/customers/250"),
  one("The busiest customer", "/api/customers/1"),
  one("The busiest customer's timeline", "/api/customers/1/timeline?limit=25"),
  one("Renewals in 30 days", "/api/renewals?days=30"),
  one("Renewals in 90 days", "/api/renewals?days=90"),
  one("Renewals of one's own", "/api/renewals?days=90&owner=me"),
  one("Expired, not renewed", "/api/renewals?state=expired"),
  one("Wins without a policy", "/api/wins-without-policy"),
  one("Email Manager, first page", "/api/emails?limit=25"),
  { name: "Email Manager, thousandth page", paths: ({ email }) => [`/api/emails?limit=25&before=${email}`] },
  { ...one("Email Manager, search: a word in every row", "/api/emails?limit=25"), words: "quote" },
  { ...one("Email Manager, search: a word in one row", "/api/emails?limit=25"), words: "zapotec" },
  { ...one("Email Manager, search: an address", "/api/emails?limit=25"), words: "visitor500@example.com" },
];
