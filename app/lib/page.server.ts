import type { RouterContextProvider } from "react-router";
import type { Language } from "../../domain/platform/language.ts";
import type { PageParameter } from "../../domain/platform/page-parameters.ts";
import { isSpanishPath, pathIn, plainPath } from "../../domain/platform/paths.ts";
import type { Namespace, TextKey } from "../../domain/platform/text-keys.ts";
import { requestContext } from "./request-context.ts";

/**
 * `url` is the page's own address. The request's is not: when the browser fetches only a page's data, React Router asks
 * for an address of its own making (`/about.data?_routes=…`).
 */
export type PageArgs = { url: URL; context: Readonly<RouterContextProvider> };

/** What search engines and link previews are told about a page. */
export type Seo = {
  title: string;
  description: string;
  canonical: string;
  /** Absent for pages that have one address or are not to be indexed. */
  twins?: { en: string; es: string };
  isHidden: boolean;
  image: string;
  language: Language;
  structured?: object[];
  article?: ArticleFacts;
};

/** What previews tell of an article besides its title. */
export type ArticleFacts = {
  published: string;
  /** Null as long as its words are the first ones. */
  modified: string | null;
  section: string;
  readingTime: { label: string; text: string };
};

/** The services of the request and the language of its page. */
export function servicesOf({ url, context }: PageArgs) {
  const services = context.get(requestContext);
  const language = isSpanishPath(url.pathname) ? ("es" as const) : services.language;
  return { services, language };
}

/** What the address says: nothing that the page cache does not know of. */
export function parameterOf({ url }: PageArgs, name: PageParameter): string | null {
  return url.searchParams.get(name);
}

type Extras = { seo?: Partial<Pick<Seo, "title" | "description" | "structured" | "isHidden" | "article">> };

/** The texts that can name a page to search engines. */
type NamedNamespace = {
  [N in Namespace]: `${N}:seo.title` | `${N}:seo.description` extends TextKey ? N : never;
}[Namespace];

/** The data of a page: its texts (the first namespace also names it to search engines) and whatever it shows. */
export function page<D extends object>(
  args: PageArgs,
  namespaces: readonly [NamedNamespace, ...Namespace[]],
  data: D,
  extras: Extras = {},
) {
  const { services, language } = servicesOf(args);
  const [own] = namespaces;
  const { pathname } = args.url;
  const address = (l: Language) => services.publicUrl + pathIn(l, pathname);
  const type = parameterOf(args, "type");
  const isHidden = extras.seo?.isHidden ?? false;
  const seo: Seo = {
    title: services.translate(language, `${own}:seo.title`, { type }),
    description: services.translate(language, `${own}:seo.description`),
    canonical: address(language),
    ...(isHidden ? {} : { twins: { en: address("en"), es: address("es") } }),
    image: services.publicUrl + services.sharePicture(language, plainPath(pathname)),
    language,
    ...extras.seo,
    isHidden,
  };
  return { texts: services.texts(language, namespaces), seo, ...data };
}
