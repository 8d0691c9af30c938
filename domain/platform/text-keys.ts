import type { InterfaceTexts } from "../../locales/texts.ts";

/** A namespace of texts: a file of `locales/`. */
export type Namespace = keyof InterfaceTexts;

/** The plural form of a text: `days_one` and `days_other` are read as `days`, with a `count`. */
type PluralForm = `${string}_${"one" | "other"}`;
type Below<T, K extends keyof T & string, Paths extends string> = T[K] extends readonly unknown[]
  ? never
  : `${K}.${Paths}`;

/** The paths in a tree of texts: of single texts, of those that need a count, of lists and groups. */
type Single<T> = {
  [K in keyof T & string]: T[K] extends string ? Exclude<K, PluralForm> : Below<T, K, Single<T[K]>>;
}[keyof T & string];
type Counted<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Name}_${"one" | "other"}`
      ? Name
      : never
    : Below<T, K, Counted<T[K]>>;
}[keyof T & string];
type Group<T> = {
  [K in keyof T & string]: T[K] extends string ? never : K | Below<T, K, Group<T[K]>>;
}[keyof T & string];

/**
 * The paths of each namespace. They are properties, so that of several namespaces only the paths that all of them have
 * are keys.
 */
type Paths = {
  [N in Namespace]: {
    single: Record<Single<InterfaceTexts[N]>, true>;
    counted: Record<Counted<InterfaceTexts[N]>, true>;
    group: Record<Group<InterfaceTexts[N]>, true>;
  };
};

type SingleIn<N extends Namespace> = keyof Paths[N]["single"] & string;
type CountedIn<N extends Namespace> = keyof Paths[N]["counted"] & string;
/** The lists and groups of texts in a namespace. */
export type GroupIn<N extends Namespace> = keyof Paths[N]["group"] & string;

/** The key of a text in any namespace: `namespace:path`. */
export type TextKey = { [N in Namespace]: `${N}:${SingleIn<N>}` }[Namespace];
type CountedKey = { [N in Namespace]: `${N}:${CountedIn<N>}` }[Namespace];

/** The key of a list or group of texts in any namespace. */
export type GroupKey = { [N in Namespace]: `${N}:${GroupIn<N>}` }[Namespace];

/** The text key of the error that a request is refused with. */
export type FaultKey = Extract<TextKey, `${"errors" | "validation"}:${string}`>;

type At<T, Path> = Path extends `${infer First}.${infer Rest}`
  ? First extends keyof T
    ? At<T[First], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never;

/** The names in a group of texts. */
export type NameIn<N extends Namespace, G extends GroupIn<N>> = keyof At<InterfaceTexts[N], G> & string;

/** The values that replace the `{{names}}` in a text. */
export type TextValues = Record<string, string | number | boolean | null | undefined>;
type WithCount = TextValues & { count: number };

/** The function that translates text keys of any namespace. */
export interface Translate {
  (key: TextKey, values?: TextValues): string;
  (key: CountedKey, values: WithCount): string;
}

/**
 * The function that translates text keys: those of its own namespace by their path alone, and whole lists and groups of
 * them.
 */
export interface TranslateIn<N extends Namespace> extends Translate {
  (key: SingleIn<N>, values?: TextValues): string;
  (key: CountedIn<N>, values: WithCount): string;
  <K extends GroupIn<N>>(key: K, values: TextValues & { returnObjects: true }): At<InterfaceTexts[N], K>;
}

/** Checks the text key of a validation message at compile time; zod would accept a misspelled one. */
export function fault<K extends Extract<FaultKey, `validation:${string}`>>(key: K): K {
  return key;
}
