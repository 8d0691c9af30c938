import { LANGUAGES } from "../../../domain/platform/language.ts";
import { SHOWN_CONSENT } from "../../support/agreed.ts";
import { ADMIN_PASSWORD } from "../../support/test-env.ts";

/** Values that rules ask for which no schema can describe, by the names of their fields. */
const HINTS: [RegExp, unknown[]][] = [
  [/mail|address$|^to$/i, ["rosa@example.com", "luis.vela@example.org"]],
  [/phone|^from$|number/i, ["713-555-0142", "(281) 555-0188", "+17135550142"]],
  [/zip/i, ["77008", "77449"]],
  [/password/i, [ADMIN_PASSWORD, "violet-canary-8813"]],
  [/consentText/i, [SHOWN_CONSENT]],
  [/url|website|link|href/i, ["https://example.com/a", "https://www.example.org"]],
  [/time|open|close|start|end|^from$|^to$|hour/i, ["08:30", "17:00"]],
  [/date|day|birth|until|from|to$|on$|due/i, ["2026-11-20", "2026-12-01", "1980-05-17"]],
  [/year/i, ["2019", 2019]],
  [/state/i, ["TX"]],
  [/lang/i, [...LANGUAGES]],
  [/timezone/i, ["America/Chicago"]],
  [/username/i, ["rosa.vela", "luis77"]],
  [/name|title|subject|what|label/i, ["Rosa", "Vela", "Policía Ñandú"]],
  [/cents|amount|price|premium/i, ["1234.50", 123_450]],
  [/code/i, ["123456"]],
  [/version/i, [0, 1, 2]],
];

/** The words that name the rows of one collection in an address of another. */
const ALIASES: Record<string, string[]> = {
  users: ["active-users", "colleagues"],
  agents: ["active-users"],
  "kept-files": ["files"],
  "archived-emails": ["emails"],
  attachments: ["files"],
  "message-attachments": ["attachments"],
  tags: ["tag-uses"],
};

const MOST = 40;
const MOST_ROWS = 10;
const MOST_CHARACTERS = 3_000;
const NAMES = ["id", "reference", "key", "slug", "token"] as const;

/** The latest values of each name, by their text, the oldest first. */
type Latest<T> = Map<string, Map<string, T>>;

/**
 * The values that answers of the program have had so far, by the name of their field and by the collection of their row.
 * Inputs are made of them, so that calls reach rows that exist.
 */
export class Dictionary {
  #values: Latest<unknown> = new Map();
  #rows: Latest<string> = new Map();

  /** Keeps the values of an answer. */
  learn(address: string, answer: unknown): void {
    const collection = address.split("/").findLast((part) => part && !part.startsWith(":")) ?? "";
    this.#walk(collection, answer);
  }

  #walk(collection: string, value: unknown): void {
    if (Array.isArray(value)) {
      for (const one of value.slice(0, MOST_ROWS)) this.#walk(collection, one);
    } else if (typeof value === "object" && value !== null) {
      for (const name of NAMES) this.#keepRow(collection, Reflect.get(value, name));
      for (const [name, inner] of Object.entries(value)) {
        const text = JSON.stringify(inner ?? null);
        if (text.length <= MOST_CHARACTERS) keep(this.#values, name, inner, text);
        this.#walk(Array.isArray(inner) ? name : collection, inner);
      }
    }
  }

  #keepRow(collection: string, name: unknown): void {
    if (typeof name === "string" || typeof name === "number") keep(this.#rows, collection, String(name));
  }

  /** Returns the values that a field of this name has had, and those that its rule asks for. */
  valuesOf(name: string): unknown[] {
    const seen = this.#values.get(name)?.values() ?? [];
    return [...seen, ...HINTS.flatMap(([pattern, values]) => (pattern.test(name) ? values : []))];
  }

  /** Returns the names of the rows of a collection, such as `tasks`. */
  rowsOf(collection: string): string[] {
    return [collection, ...(ALIASES[collection] ?? [])].flatMap((one) => [...(this.#rows.get(one)?.values() ?? [])]);
  }
}

/** Keeps a value among the latest of its name, each once. */
function keep<T>(all: Latest<T>, name: string, value: T, text = JSON.stringify(value)): void {
  const kept = all.get(name) ?? new Map<string, T>();
  kept.delete(text);
  kept.set(text, value);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  all.set(name, kept);
}
