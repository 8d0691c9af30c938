import { z } from "zod";
import { line, rowId, text } from "../platform/fields.ts";
import { foldText } from "../platform/fold-text.ts";
import { CONTENT_MAX, MAX, MAX_TAGS, RATING } from "../platform/limits.ts";
import { isPhone } from "../platform/is-phone.ts";
import { fault, type NameIn } from "../platform/text-keys.ts";

/** Builders for the fields of content that an admin writes: one description feeds the form, the list and the rules. */

export type ContentValue = string | number | boolean | string[] | null;

/** The form control of a field. */
export type Control =
  | "line"
  | "text"
  | "article"
  | "url"
  | "path"
  | "phone"
  | "slug"
  | "scene"
  | "picture"
  | "choice"
  | "relation"
  | "number"
  | "flag"
  | "date-time"
  | "tags";

/** The name of a field, which is also the key of its label. */
export type FieldName = NameIn<"content", "fields">;

/** The kinds of content that items of other kinds belong to. */
type RelatedKind = "reference-categories";

export type ContentField = {
  name: FieldName;
  control: Control;
  rule: z.ZodType<ContentValue>;
  /** The value that a new item starts with. */
  initial: ContentValue;
  isRequired: boolean;
  /** Set for a field that is written in Spanish, too; required where a page would otherwise mix languages. */
  translation?: "required" | "optional";
  options?: readonly string[];
  /** The kind whose items a relation chooses from. */
  of?: RelatedKind;
  /** The field that a slug is first generated from. */
  from?: FieldName;
  isUnique?: boolean;
  /** True for a field that is sent with the list; the others are loaded when an item is opened. */
  isListed?: boolean;
  /** True for a field that says which item it is; nobody edits it. */
  isHidden?: boolean;
  /** The part of the form that the field stands in. */
  group?: NameIn<"content", "groups">;
};

type Options = Partial<Pick<ContentField, "isRequired" | "translation" | "isUnique" | "isListed" | "group">>;

const required = fault("validation:required");
const INVISIBLE_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Normalizes a text for storage: one kind of line end, no control characters, no lone surrogates, which a database
 * refuses.
 */
export function cleanText(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(INVISIBLE_CHARACTERS, "");
}

function cleaned(schema: z.ZodType<string>, clean: (value: string) => string = cleanText) {
  return z.preprocess((value) => (typeof value === "string" ? clean(value) : value), schema);
}

const cleanLine = (value: string) => cleanText(value).replace(/[\n\t]+/g, " ");

/** Makes a field nullable: an empty or missing value, or one of spaces only, is stored as null. */
export function orNull(schema: z.ZodType<ContentValue>): z.ZodType<ContentValue> {
  const isEmpty = (value: unknown) => value === undefined || (typeof value === "string" && value.trim() === "");
  return z.preprocess((value) => (isEmpty(value) ? null : value), schema.nullable());
}

/** Rejects an empty text; a missing one gets the message `required`, too. */
function filled(schema: z.ZodType<string>): z.ZodType<string> {
  return z.preprocess(
    (value) => value ?? "",
    schema.refine((value) => value.trim() !== "", required),
  );
}

function field(
  name: FieldName,
  control: Control,
  schema: z.ZodType<string>,
  { isRequired = true, ...options }: Options,
): ContentField {
  return { name, control, initial: "", isRequired, ...options, rule: isRequired ? filled(schema) : orNull(schema) };
}

export const lineField = (name: FieldName, max: number, options: Options = {}) =>
  field(name, "line", cleaned(line(max), cleanLine), options);

export const textField = (name: FieldName, max: number, options: Options = {}) =>
  field(name, "text", cleaned(text(max)), options);

export const articleField = (name: FieldName, options: Options = {}) =>
  field(name, "article", cleaned(text(CONTENT_MAX.article)), options);

/** Returns true for a URL that may stand in a link: https, and nothing hidden in it, such as a username. */
export function isHttpsUrl(value: string): boolean {
  if (!/^https:\/\/[^\s\\/@]/i.test(value) || /[\s\\<>"']/.test(value) || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === "https:" && !username && !password;
}

export const urlField = (name: FieldName, options: Options = {}) =>
  field(
    name,
    "url",
    cleaned(line(CONTENT_MAX.url).refine((v) => v === "" || isHttpsUrl(v), fault("validation:url"))),
    options,
  );

/** Builds a field for a page of this site, such as /contact. */
export const pathField = (name: FieldName, options: Options = {}) =>
  field(
    name,
    "path",
    cleaned(
      line(CONTENT_MAX.url).refine((v) => v === "" || /^\/(?!\/)[^\s\\<>"']*$/.test(v), fault("validation:path")),
    ),
    options,
  );

/**
 * Builds a field for a phone number that a page shows and dials: digits and the usual signs between them, no letters.
 */
export const phoneField = (name: FieldName, options: Options = {}) =>
  field(
    name,
    "phone",
    cleaned(
      line(MAX.phone).refine((v) => v === "" || (/^[+\d\s().-]+$/.test(v) && isPhone(v)), fault("validation:phone")),
      cleanLine,
    ),
    options,
  );

/**
 * The path of a picture of our own. One from elsewhere would tell that site of every visitor, and the page's content
 * security policy (CSP) blocks it.
 */
const OWN_PICTURE = /^\/art\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:svg|png|webp|jpg)$/;
const ownPicture = cleaned(line(CONTENT_MAX.url).regex(OWN_PICTURE, fault("validation:picture")));

export const pictureField = (name: FieldName, options: Options = {}) =>
  field(name, "picture", ownPicture, { isRequired: false, ...options });

export const sceneField = (name: FieldName, options: readonly string[]): ContentField => ({
  ...field(name, "scene", ownPicture, { isRequired: false }),
  options,
});

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const slugField = (name: FieldName, from: FieldName): ContentField => ({
  ...field(name, "slug", cleaned(line(CONTENT_MAX.slug).regex(SLUG, fault("validation:slug"))), { isUnique: true }),
  from,
});

/** Suggests a slug for a title. */
export function slugOf(title: string): string {
  return foldText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, CONTENT_MAX.slug)
    .replace(/^-|-$/g, "");
}

export function choiceField(name: FieldName, options: readonly string[], given: Options = {}): ContentField {
  const rule = z.enum(options, fault("validation:choice"));
  const isRequired = given.isRequired ?? true;
  return { ...field(name, "choice", z.string(), given), options, rule: isRequired ? rule : orNull(rule) };
}

/** Parses a number that may come as the text of an input. */
function numeric(schema: z.ZodType<number>): z.ZodType<number> {
  return z.preprocess((v) => (typeof v === "string" && v.trim() !== "" ? Number(v) : v), schema);
}

export const relationField = (name: FieldName, of: RelatedKind): ContentField => ({
  ...field(name, "relation", z.string(), { isListed: true }),
  of,
  rule: numeric(rowId(fault("validation:choice"))),
});

export function numberField(
  name: FieldName,
  initial: number,
  { min, max }: { min: number; max: number },
): ContentField {
  const rule = numeric(
    z.int(fault("validation:number")).min(min, fault("validation:number")).max(max, fault("validation:number")),
  );
  return { name, control: "number", initial, isRequired: true, rule };
}

const ratings = Array.from({ length: (RATING.max - RATING.min) / RATING.step + 1 }, (_, n) => RATING.min + n / 2);

/** Builds a field for a rating in half steps, chosen from a list. */
export function ratingField(name: FieldName): ContentField {
  const rule = numeric(
    z.number(fault("validation:choice")).refine((value) => ratings.includes(value), fault("validation:choice")),
  );
  const options = ratings.toReversed().map(String);
  return { name, control: "choice", initial: RATING.max, isRequired: true, options, rule, isListed: true };
}

export const flagField = (name: FieldName, options: Options = {}): ContentField => ({
  name,
  control: "flag",
  initial: false,
  isRequired: false,
  ...options,
  rule: z.preprocess((value) => value ?? false, z.boolean(fault("validation:choice"))),
});

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** Builds a field for a moment, stored as ISO text. */
export function dateTimeField(name: FieldName, options: Options = {}): ContentField {
  const rule = z
    .string(fault("validation:date"))
    .max(40, fault("validation:date"))
    .pipe(z.iso.datetime({ offset: true, error: fault("validation:date") }))
    .refine((value) => Date.parse(value) >= EARLIEST && Date.parse(value) < LATEST, fault("validation:date"))
    .transform((value) => new Date(value).toISOString());
  return { name, control: "date-time", initial: "", isRequired: true, ...options, rule };
}

/** Builds a field for a few tags, deduplicated. */
export function tagsField(name: FieldName, options: Options = {}): ContentField {
  const tag = cleaned(line(CONTENT_MAX.tag).min(1, required), cleanLine);
  const rule = z
    .array(tag, fault("validation:invalid"))
    .max(MAX_TAGS, fault("validation:tooMany"))
    .transform((tags) => [...new Set(tags)]);
  const tagsRule = z.preprocess((value) => value ?? [], rule);
  return { name, control: "tags", initial: [], isRequired: false, ...options, rule: tagsRule };
}
