import {
  articleField,
  choiceField,
  dateTimeField,
  lineField,
  pathField,
  textField,
  urlField,
  type ContentValue,
  type FieldName,
} from "./content-fields.ts";
import {
  bilingual,
  listed,
  translated,
  type ContentKindDescription,
  type ContentValues,
  type Fault,
} from "./kind-description.ts";
import {
  CLAIM_ICONS,
  CLAIM_SECTIONS,
  GLOSSARIES,
  LEGAL_PAGES,
  LEGAL_PLACEHOLDERS,
  LINK_ICONS,
  PAYMENT_ICONS,
  PAYMENT_SECTIONS,
  QUESTION_SECTIONS,
  SERVICE_ICONS,
} from "./page-options.ts";
import { CONTENT_MAX, MAX } from "../platform/limits.ts";
import { fault } from "../platform/text-keys.ts";
import { isAmong } from "../platform/typed-records.ts";

const optional = { isRequired: false } as const;
const icon = (options: readonly string[]) => choiceField("icon", options, optional);

/** Checks that a field is written in both languages. */
function required(field: FieldName, values: ContentValues, es: ContentValues): Fault[] {
  const faults: Fault[] = [];
  if (!values[field]) faults.push({ field, message: fault("validation:required") });
  if (!es[field]) faults.push({ field, in: "es", message: fault("validation:required") });
  return faults;
}

/** Checks a text that an item may do without: it is written in both languages or in none. */
function bothOrNone(field: FieldName, values: ContentValues, es: ContentValues): Fault[] {
  return values[field] || es[field] ? required(field, values, es) : [];
}

/** Checks a service answer: a link has a label and an address, and a short form has a title and a text. */
function checkService(values: ContentValues, es: ContentValues): Fault[] {
  const hasLink = Boolean(values["actionUrl"] || values["actionLabel"]);
  const hasBrief = Boolean(values["wish"] || values["wishText"]);
  return [
    ...(hasLink ? required("actionLabel", values, es) : []),
    ...(hasLink && !values["actionUrl"] ? [{ field: "actionUrl", message: fault("validation:required") }] : []),
    ...(hasBrief ? [...required("wish", values, es), ...required("wishText", values, es)] : []),
  ];
}

const LEGAL_MARK = /\{\{!?([^{}]*)\}\}/g;

/** Checks the placeholders of a legal page: nobody could fill in an unknown one. */
function checkLegal(values: ContentValues, es: ContentValues): Fault[] {
  const isWrong = (text: ContentValue | undefined) =>
    [...String(text ?? "").matchAll(LEGAL_MARK)].some(([, name]) => !isAmong(LEGAL_PLACEHOLDERS, name));
  const parts = [["values", values] as const, ["es", es] as const];
  return parts.flatMap(([part, words]) =>
    isWrong(words["legalText"])
      ? [{ field: "legalText", in: part, message: fault("validation:legalPlaceholder") }]
      : [],
  );
}

/**
 * The kinds of content that are the texts of pages. They are stored in one table, so a kind needs nothing but its
 * description here, its seeds and the page that shows it.
 */
export const PAGE_KINDS = {
  questions: {
    title: "question",
    isOrdered: true,
    groupedBy: "section",
    fields: [
      choiceField("section", QUESTION_SECTIONS, listed),
      lineField("question", CONTENT_MAX.title, { ...listed, ...bilingual }),
      textField("answer", CONTENT_MAX.summary, bilingual),
    ],
  },
  "service-answers": {
    title: "question",
    isOrdered: true,
    fields: [
      lineField("question", CONTENT_MAX.title, { ...listed, ...bilingual }),
      textField("answer", CONTENT_MAX.summary, bilingual),
      lineField("actionLabel", MAX.name, { ...optional, ...translated, group: "action" }),
      pathField("actionUrl", { ...optional, group: "action" }),
      lineField("wish", MAX.name, { ...optional, ...translated, group: "brief" }),
      textField("wishText", CONTENT_MAX.summary, { ...optional, ...translated, group: "brief" }),
      { ...icon(SERVICE_ICONS), group: "brief" },
    ],
    check: checkService,
  },
  "glossary-terms": {
    title: "term",
    isOrdered: false,
    groupedBy: "glossary",
    fields: [
      choiceField("glossary", GLOSSARIES, listed),
      lineField("term", CONTENT_MAX.title, { ...listed, ...bilingual, isUnique: true }),
      textField("definition", CONTENT_MAX.summary, bilingual),
    ],
  },
  "payment-items": {
    title: "title",
    isOrdered: true,
    groupedBy: "section",
    fields: [
      choiceField("section", PAYMENT_SECTIONS, listed),
      lineField("title", CONTENT_MAX.title, { ...listed, ...bilingual }),
      textField("description", CONTENT_MAX.summary, { ...optional, ...translated }),
      icon(PAYMENT_ICONS),
    ],
    check: (values, es) =>
      values["section"] === "autopay-benefits"
        ? bothOrNone("description", values, es)
        : required("description", values, es),
  },
  "claim-items": {
    title: "title",
    isOrdered: true,
    groupedBy: "section",
    fields: [
      choiceField("section", CLAIM_SECTIONS, listed),
      lineField("title", CONTENT_MAX.title, { ...listed, ...bilingual }),
      textField("description", CONTENT_MAX.summary, { ...optional, ...translated }),
      textField("details", CONTENT_MAX.summary, bilingual),
      icon(CLAIM_ICONS),
    ],
    check: (values, es) =>
      values["section"] === "claim-steps" ? required("description", values, es) : bothOrNone("description", values, es),
  },
  "quick-links": {
    title: "title",
    isOrdered: true,
    fields: [
      lineField("title", CONTENT_MAX.title, { ...listed, ...bilingual }),
      textField("description", CONTENT_MAX.summary, { ...listed, ...bilingual }),
      urlField("website", listed),
      icon(LINK_ICONS),
    ],
  },
  "legal-pages": {
    title: "title",
    isOrdered: false,
    isFixed: true,
    fields: [
      { ...choiceField("page", LEGAL_PAGES, { isUnique: true }), isHidden: true },
      lineField("title", CONTENT_MAX.title, { ...listed, ...bilingual }),
      textField("intro", CONTENT_MAX.summary, bilingual),
      articleField("legalText", bilingual),
      dateTimeField("updatedOn", listed),
    ],
    check: checkLegal,
  },
} as const satisfies Record<string, ContentKindDescription>;

export type PageKind = keyof typeof PAGE_KINDS;
