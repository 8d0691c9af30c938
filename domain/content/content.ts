import { z } from "zod";
import { BLOG_CATEGORIES, isFiledRight, KNOWLEDGE_TOPICS, SCENES } from "./blog.ts";
import { CARRIER_LINES, PAYMENT_METHODS } from "./carriers.ts";
import {
  articleField,
  choiceField,
  dateTimeField,
  flagField,
  lineField,
  numberField,
  orNull,
  phoneField,
  pictureField,
  ratingField,
  relationField,
  sceneField,
  slugField,
  tagsField,
  textField,
  urlField,
  type ContentField,
  type ContentValue,
} from "./content-fields.ts";
import {
  bilingual,
  listed,
  translated,
  type ContentKindDescription,
  type ContentValues,
  type Fault,
} from "./kind-description.ts";
import { PAGE_KINDS } from "./page-kinds.ts";
import { CONTENT_MAX, MAX } from "../platform/limits.ts";
import { CHANNELS, isChannel, MESSAGE_CHANNELS } from "../work/channels.ts";
import { hasUnknownPlaceholder } from "../platform/placeholders.ts";
import { fault } from "../platform/text-keys.ts";
import { keysOf } from "../platform/typed-records.ts";

export type { ContentField, ContentValue } from "./content-fields.ts";
export type { ContentValues } from "./kind-description.ts";
const carrierPortalFields = CARRIER_LINES.flatMap((line) => [
  urlField(`${line}Url`, { isRequired: false, group: line }),
  lineField(`${line}Description`, CONTENT_MAX.summary, { isRequired: false, group: line, ...translated }),
]);

const claimFields = [
  phoneField("claimPhone", { isRequired: false, group: "claims" }),
  urlField("claimUrl", { isRequired: false, group: "claims" }),
  lineField("claimHours", MAX.name, { isRequired: false, group: "claims", ...translated }),
  lineField("appName", MAX.name, { isRequired: false, group: "claims" }),
  urlField("appUrl", { isRequired: false, group: "claims" }),
];

/** Checks the claim fields: hours need a phone number, and the link to an app needs the app's name. */
function checkClaims(values: ContentValues): Fault[] {
  const faults: Fault[] = [];
  if (values["claimHours"] && !values["claimPhone"])
    faults.push({ field: "claimPhone", message: fault("validation:claimPhone") });
  if (values["appUrl"] && !values["appName"]) faults.push({ field: "appName", message: fault("validation:appName") });
  return faults;
}

/** Checks that the portal of each line has both an address and a description, or neither. */
function checkPortals(values: ContentValues): Fault[] {
  return CARRIER_LINES.flatMap((line) => {
    const [url, description] = [`${line}Url`, `${line}Description`];
    if (Boolean(values[url]) === Boolean(values[description])) return [];
    return [{ field: values[url] ? description : url, message: fault("validation:portal") }];
  });
}

const hasSubject = (channel: unknown) => isChannel(channel) && CHANNELS[channel].hasSubject;

/**
 * Checks a message template: a subject in both languages where the channel has one, and no unknown placeholder, which
 * nobody could fill in.
 */
function checkTemplate(values: ContentValues, es: ContentValues): Fault[] {
  const parts = [
    ["values", values],
    ["es", es],
  ] as const;
  return parts.flatMap(([part, words]) =>
    ["subject", "body"].flatMap((field): Fault[] => {
      const text = String(words[field] ?? "");
      if (hasUnknownPlaceholder(text)) return [{ field, in: part, message: fault("validation:placeholder") }];
      const isMissing = field === "subject" && hasSubject(values["channel"]) && !text.trim();
      return isMissing ? [{ field, in: part, message: fault("validation:required") }] : [];
    }),
  );
}

/** The kinds of content that an admin may write for the site. A kind differs from another by this description alone. */
export const CONTENT_KINDS = {
  posts: {
    title: "title",
    isOrdered: false,
    publishedBy: "publishDate",
    fields: [
      lineField("title", CONTENT_MAX.title, { ...listed, ...bilingual }),
      textField("excerpt", CONTENT_MAX.summary, bilingual),
      articleField("content", bilingual),
      tagsField("tags", translated),
      slugField("slug", "title"),
      dateTimeField("publishDate", listed),
      choiceField("category", BLOG_CATEGORIES, listed),
      choiceField("topic", KNOWLEDGE_TOPICS, { isRequired: false }),
      sceneField("imageUrl", SCENES),
      flagField("isFeatured", listed),
    ],
    check: ({ category, topic }) =>
      isFiledRight(category, topic) ? [] : [{ field: "category", message: fault("validation:topicCategory") }],
  },
  testimonials: {
    title: "name",
    isOrdered: true,
    hasSamples: true,
    fields: [
      lineField("name", MAX.name, listed),
      lineField("location", MAX.name, listed),
      textField("quote", CONTENT_MAX.summary, translated),
      ratingField("rating"),
      pictureField("imageUrl"),
    ],
  },
  partners: {
    title: "name",
    isOrdered: true,
    hasSamples: true,
    fields: [lineField("name", MAX.name, listed), urlField("website", listed), pictureField("logoUrl")],
  },
  carriers: {
    title: "name",
    isOrdered: true,
    hasSamples: true,
    fields: [
      lineField("name", MAX.name, { ...listed, isUnique: true }),
      urlField("website", listed),
      pictureField("logoUrl"),
      urlField("paymentUrl", { isRequired: false, group: "payment" }),
      flagField("hasPaymentMethods", { group: "payment" }),
      ...PAYMENT_METHODS.map((method) => flagField(method, { group: "payment" })),
      ...claimFields,
      ...carrierPortalFields,
    ],
    check: (values) => [...checkClaims(values), ...checkPortals(values)],
  },
  "agency-codes": {
    title: "carrier",
    isOrdered: true,
    hasSamples: true,
    fields: [lineField("carrier", MAX.name, listed), lineField("code", CONTENT_MAX.code, listed)],
  },
  "reference-categories": {
    title: "name",
    isOrdered: true,
    fields: [
      lineField("name", MAX.name, { ...listed, ...translated, isUnique: true }),
      textField("description", CONTENT_MAX.summary, { ...listed, ...translated, isRequired: false }),
    ],
  },
  "reference-codes": {
    title: "code",
    isOrdered: true,
    groupedBy: "categoryId",
    fields: [
      relationField("categoryId", "reference-categories"),
      lineField("code", CONTENT_MAX.code, listed),
      textField("description", CONTENT_MAX.summary, { ...listed, ...translated }),
      textField("additionalInfo", CONTENT_MAX.summary, { ...translated, isRequired: false }),
    ],
  },
  "training-events": {
    title: "title",
    isOrdered: false,
    fields: [
      lineField("title", CONTENT_MAX.title, { ...listed, ...translated }),
      textField("description", CONTENT_MAX.summary, translated),
      lineField("place", MAX.name, { ...listed, ...translated }),
      urlField("joinUrl", { isRequired: false }),
      dateTimeField("startsAt", listed),
      numberField("minutes", 60, { min: 5, max: 600 }),
    ],
  },
  "message-templates": {
    title: "name",
    isOrdered: true,
    fields: [
      lineField("name", MAX.name, { ...listed, ...translated, isUnique: true }),
      choiceField("channel", MESSAGE_CHANNELS, listed),
      lineField("subject", CONTENT_MAX.title, { isRequired: false, ...translated }),
      textField("body", CONTENT_MAX.summary, bilingual),
      flagField("isMarketing"),
      { ...flagField("isActive", listed), initial: true },
    ],
    check: checkTemplate,
  },
  ...PAGE_KINDS,
} as const satisfies Record<string, ContentKindDescription>;

export type ContentKind = keyof typeof CONTENT_KINDS;
export const KIND_NAMES = keysOf(CONTENT_KINDS);

/** Returns the description of a kind, typed without the names of its own fields. */
export function describeKind(kind: ContentKind): ContentKindDescription {
  return CONTENT_KINDS[kind];
}

export function translatedFields(kind: ContentKind): ContentField[] {
  return describeKind(kind).fields.filter((field) => field.translation);
}

/**
 * A content item as the API returns it: its values, their Spanish translation, and the version for optimistic locking.
 */
export type ContentItem = {
  id: number;
  version: string;
  values: ContentValues;
  es: ContentValues;
  /** The number of other rows that are deleted with the item. */
  dependents: number;
  /** True for a made-up sample that nobody has confirmed or replaced yet. */
  isSample: boolean;
  newsletterSentAt: string | null;
};
/** A content item in a list: only the listed fields, and whether the public sees the item yet. */
export type ContentSummary = Omit<ContentItem, "version" | "es"> & { isPublished: boolean };

export type ContentInput = { values: ContentValues; es: ContentValues; version?: string | undefined };

const object = (rules: [string, z.ZodType<ContentValue>][]) =>
  z.preprocess((value) => value ?? {}, z.object(Object.fromEntries(rules)));

/**
 * Builds the validation schema of a kind, the same for the form and the server; unknown keys are dropped. Where a
 * translation is missing, the text is shown as it was first written.
 */
export function contentSchema(kind: ContentKind): z.ZodType<ContentInput> {
  const { fields, check } = describeKind(kind);
  return z
    .object({
      values: object(fields.map(({ name, rule }) => [name, rule])),
      es: object(
        translatedFields(kind).map(({ name, rule, translation }) => [
          name,
          translation === "required" ? rule : orNull(rule),
        ]),
      ),
      version: z.string().max(64).optional(),
    })
    .superRefine(({ values, es }, context) => {
      for (const { field, message, in: part = "values" } of check?.(values, es) ?? []) {
        context.addIssue({ code: "custom", path: [part, field], message });
      }
    });
}

/** The wanted order, and the order that the admin saw: a list that changed meanwhile is not sorted blindly. */
const ids = z.array(z.int().positive()).min(1).max(5_000);
export const contentOrder = z.object({ ids, seen: ids });
export type ContentOrder = z.infer<typeof contentOrder>;

/** The samples that an admin saw and confirms or removes: one, or all of a kind. */
export const contentConfirmation = z.object({ ids });
