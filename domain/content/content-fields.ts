import { z } from "zod";
import { line, rowId, text } from "../platform/fields.ts";
import { foldText } from "../platform/fold-text.ts";
import { CONTENT_MAX, MAX, MAX_TAGS, RATING } from "../platform/limits.ts";
import { isPhone } from "../platform/phone.ts";
import { fault, type NameIn } from "../platform/text-keys.ts";

/** The building blocks of what an admin writes for the site: one description feeds the form, the list and the rules. */

export type ContentValue = string | number | boolean | string[] | null;

/** How a field is typed in. */
export type Control =
  | "line"
  | "text"
  | "article"
  | "url"
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

/** A field is named as its label is. */
export type FieldName = NameIn<"content", "fields">;

/** The kinds whose items others belong to. */
type RelatedKind = "reference-categories";

export type ContentField = {
  name: FieldName;
  control: Control;
  rule: z.ZodType<ContentValue>;
  /** What a new item starts with. */
  initial: ContentValue;
  isRequired: boolean;
  /** Written in Spanish too; required where a page would otherwise mix languages. */
  translation?: "required" | "optional";
  options?: readonly string[];
  /** The kind whose items a relation chooses from. */
  of?: RelatedKind;
  /** The field that a slug is first made of. */
  from?: FieldName;
  isUnique?: boolean;
  /** Sent with the list; the rest comes when an item is opened. */
  isListed?: boolean;
  /** The part of the form that the field stands in. */
  group?: NameIn<"content", "groups">;
};

type Options = Partial<Pick<ContentField, "isRequired" | "translation" | "isUnique" | "isListed" | "group">>;

const required = fault("validation:required");
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** A text as it is stored: one kind of line end, no control characters, no half characters that a database refuses. */
export function cleanText(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(UNSEEN, "");
}

function cleaned(schema: z.ZodType<string>, clean: (value: string) => string = cleanText) {
  return z.preprocess((value) => (typeof value === "string" ? clean(value) : value), schema);
}

const cleanLine = (value: string) => cleanText(value).replace(/[\n\t]+/g, " ");

/** A field that may be left empty is stored as null. */
export function orNull(schema: z.ZodType<ContentValue>): z.ZodType<ContentValue> {
  return z.preprocess((value) => (value === "" || value === undefined ? null : value), schema.nullable());
}

/** A text must hold something; `required` is said of a missing one too. */
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

/** True for an address of the web that may stand in a link: https, and nothing hidden in it. */
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

/** A number that a page shows and dials: digits and the usual signs between them, no letters. */
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

/** A picture of our own: one from elsewhere would tell that site of every visitor, and the page's policy blocks it. */
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

/** A first suggestion for the address of something. */
export function slugOf(title: string): string {
  return foldText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, CONTENT_MAX.slug)
    .replace(/^-+|-+$/g, "");
}

export function choiceField(name: FieldName, options: readonly string[], given: Options = {}): ContentField {
  const rule = z.enum(options, fault("validation:choice"));
  const isRequired = given.isRequired ?? true;
  return { ...field(name, "choice", z.string(), given), options, rule: isRequired ? rule : orNull(rule) };
}

/** A number that may come as the text of an input. */
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

/** Half steps, chosen from a list. */
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

/** A moment, as the ISO text of it. */
export function dateTimeField(name: FieldName, options: Options = {}): ContentField {
  const rule = z
    .string(fault("validation:date"))
    .max(40, fault("validation:date"))
    .pipe(z.iso.datetime({ offset: true, error: fault("validation:date") }))
    .refine((value) => Date.parse(value) >= EARLIEST && Date.parse(value) < LATEST, fault("validation:date"))
    .transform((value) => new Date(value).toISOString());
  return { name, control: "date-time", initial: "", isRequired: true, ...options, rule };
}

/** A few words, each once. */
export function tagsField(name: FieldName, options: Options = {}): ContentField {
  const tag = cleaned(line(CONTENT_MAX.tag).min(1, required), cleanLine);
  const rule = z
    .array(tag, fault("validation:invalid"))
    .max(MAX_TAGS, fault("validation:tooMany"))
    .transform((tags) => [...new Set(tags)]);
  const tagsRule = z.preprocess((value) => value ?? [], rule);
  return { name, control: "tags", initial: [], isRequired: false, ...options, rule: tagsRule };
}
