import { INQUIRY_TYPES, INSURANCE_TYPES } from "./lead-options.ts";
import { SERVICE_SUBJECTS } from "./service-options.ts";
import type { Resource } from "../platform/permissions.ts";
import type { GroupKey } from "../platform/text-keys.ts";
import { isAmong, keysOf, recordOf, renamedRecordOf } from "../platform/typed-records.ts";

/** The definition of a kind of request, for the whole program. One that lacks something does not compile. */
type KindDefinition = {
  /** The prefix of its references. */
  prefix: string;
  /** The address of its requests in the API, and the name of their tab on the dashboard. */
  path: `/api/${string}`;
  tab: string;
  /** The resource in the permission matrix that decides who may do what with it. */
  resource: Resource;
  /**
   * Its types: the field that names one and the texts that say it; `needsType` where each request has one. No two kinds
   * have a type of the same name.
   */
  types: readonly string[];
  typeField: string | null;
  typeTexts: GroupKey | null;
  needsType: boolean;
  /** The stages of its work, and those among them at which it ends, the good one first. */
  stages: readonly string[];
  ends: readonly [good: string, other: string];
  /** The name of its first stage in the texts, and the stage that the first answer moves a new one to. */
  newText: "new" | "open";
  answeredStage: string;
  /** The fields that make up the name of whoever asks. */
  name: readonly string[];
  /** True for a sale: with premiums, a board, wins that are confirmed, and reasons why it was lost. */
  isSale: boolean;
  /** True when it can be turned into a quote request. */
  becomesQuote: boolean;
  /** `hasZip`: its form asks for a ZIP code. `hasDetails`: its form asks for details that depend on its type. */
  hasZip: boolean;
  hasDetails: boolean;
  /** The namespace of the texts of those details. */
  detailTexts: "quotes" | "service" | null;
};

/**
 * The kinds of requests. The rules of their fields are in `request-forms.ts`, the settings that only the server needs
 * in `server/work/leads/kinds.ts`, their texts in `locales/…/work/kinds.json`.
 */
export const KINDS = {
  quote: {
    prefix: "Q",
    path: "/api/quote-requests",
    tab: "quotes",
    resource: "quote-requests",
    types: INSURANCE_TYPES,
    typeField: "insuranceType",
    typeTexts: "quotes:type",
    needsType: true,
    stages: ["new", "contacted", "quoted", "won", "lost"],
    ends: ["won", "lost"],
    newText: "new",
    answeredStage: "contacted",
    name: ["name"],
    isSale: true,
    becomesQuote: false,
    hasZip: true,
    hasDetails: true,
    detailTexts: "quotes",
  },
  contact: {
    prefix: "C",
    path: "/api/contact-requests",
    tab: "contacts",
    resource: "customer-data",
    types: INQUIRY_TYPES,
    typeField: "inquiryType",
    typeTexts: "desk:inquiry",
    needsType: false,
    stages: ["new", "contacted", "answered", "closed"],
    ends: ["answered", "closed"],
    newText: "new",
    answeredStage: "contacted",
    name: ["firstName", "lastName"],
    isSale: false,
    becomesQuote: true,
    hasZip: false,
    hasDetails: false,
    detailTexts: null,
  },
  service: {
    prefix: "S",
    path: "/api/service-requests",
    tab: "services",
    resource: "customer-data",
    types: SERVICE_SUBJECTS,
    typeField: "subject",
    typeTexts: "service:subject",
    needsType: true,
    stages: ["new", "waiting", "carrier", "done", "closed"],
    ends: ["done", "closed"],
    newText: "open",
    // An answer does not tell whether the customer or the carrier is next: the agent does.
    answeredStage: "new",
    name: ["firstName", "lastName"],
    isSale: false,
    becomesQuote: false,
    hasZip: false,
    hasDetails: true,
    detailTexts: "service",
  },
} as const satisfies Record<string, KindDefinition>;

type Kinds = typeof KINDS;
export type LeadKind = keyof Kinds;
export const LEAD_KINDS: readonly LeadKind[] = keysOf(KINDS);

export type LeadPath = Kinds[LeadKind]["path"];
export type LeadTab = Kinds[LeadKind]["tab"];
/** The types of requests, of any kind. */
export type LeadType = Kinds[LeadKind]["types"][number];
export const LEAD_TYPES = LEAD_KINDS.flatMap((kind): readonly LeadType[] => KINDS[kind].types);

/** The kinds that can be turned into quote requests. */
export type TurnableKind = { [K in LeadKind]: Kinds[K]["becomesQuote"] extends true ? K : never }[LeadKind];
export const isTurnable = (kind: LeadKind): kind is TurnableKind => KINDS[kind].becomesQuote;

/** Builds a record with a value for every kind. */
export function byKind<Value>(valueOf: (kind: LeadKind) => Value): Record<LeadKind, Value> {
  return recordOf(LEAD_KINDS, valueOf);
}

/** Builds a record with a value for every kind, by the names of their tabs. */
export function byTab<Value>(valueOf: (kind: LeadKind) => Value): Record<LeadTab, Value> {
  return renamedRecordOf(LEAD_KINDS, (kind) => KINDS[kind].tab, valueOf);
}

/** Returns one property of the definition of every kind. */
export function ofKinds<Name extends keyof KindDefinition>(name: Name) {
  return byKind((kind) => KINDS[kind][name]) as { [Kind in LeadKind]: Kinds[Kind][Name] };
}

export function isLeadKind(name: string): name is LeadKind {
  return Object.hasOwn(KINDS, name);
}

/** The source of a pattern of reference prefixes, one for each kind: `(?:Q|C|S)`. */
export const REFERENCE_PREFIX = `(?:${LEAD_KINDS.map((kind) => KINDS[kind].prefix).join("|")})`;

/** Returns true for a text that could be the reference of a request. */
export const isReference = (text: string) => new RegExp(`^${REFERENCE_PREFIX}-\\w+$`).test(text);

/** Returns the kind of a request, by the prefix of its reference. */
export function kindOfReference(reference: string): LeadKind {
  const kind = LEAD_KINDS.find((one) => reference.startsWith(KINDS[one].prefix));
  if (!kind) throw new Error(`no kind of request has references such as ${reference}`);
  return kind;
}

/** Returns the name of whoever asks; empty where only a ZIP code came. */
export function nameIn(request: { reference: string }): string {
  const values = Object.entries(request);
  return KINDS[kindOfReference(request.reference)].name
    .map((field): unknown => values.find(([name]) => name === field)?.[1])
    .filter((part) => typeof part === "string")
    .join(" ");
}

/** Returns the type of a request; null where it has none. */
export function typeIn(request: { reference: string }): LeadType | null {
  const { typeField, types } = KINDS[kindOfReference(request.reference)];
  const named: unknown = Object.entries(request).find(([name]) => name === typeField)?.[1];
  return isAmong<LeadType>(types, named) ? named : null;
}

/** Returns the address of the dashboard where a request is worked. */
export const requestAddress = (reference: string) =>
  `/agent-dashboard?tab=${KINDS[kindOfReference(reference)].tab}&request=${reference}`;
