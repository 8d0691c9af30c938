import type { RouterContextProvider } from "react-router";
import type { Language } from "../../domain/platform/language.ts";
import type { PageParameter } from "../../domain/platform/page-parameters.ts";
import { isSpanishPath, pathIn, plainPath } from "../../domain/platform/paths.ts";
import type { Namespace, TextKey } from "../../domain/platform/text-keys.ts";
import { withPublicRules } from "./public-rules.server.ts";
import { requestContext } from "./request-context.ts";

/**
 * The arguments of a loader. `url` is the page's own address. The address of the request is a different one when the
 * browser fetches only a page's data: React Router then asks for one of its own making (`/about.data?_routes=…`).
 */
export type PageArgs = { url: URL; context: Readonly<RouterContextProvider> };

/** The metadata of a page for search engines and link previews. */
export type Seo = {
  title: string;
  description: string;
  canonical: string;
  /** The addresses in both languages; absent for pages with one address and for pages not to be indexed. */
  twins?: { en: string; es: string };
  isHidden: boolean;
  image: string;
  language: Language;
  structured?: object[];
  article?: ArticleFacts;
};

/** The metadata of an article for link previews, besides its title. */
export type ArticleFacts = {
  published: string;
  /** The time of the last change; null while the text is unchanged. */
  modified: string | null;
  section: string;
  readingTime: { label: string; text: string };
};

/** Returns the services of the request and the language of its page. */
export function servicesOf({ url, context }: PageArgs) {
  const services = context.get(requestContext);
  const language = isSpanishPath(url.pathname) ? ("es" as const) : services.language;
  return { services, language };
}

/** Reads a query parameter. Only parameters that the page cache knows are allowed. */
export function parameterOf({ url }: PageArgs, name: PageParameter): string | null {
  return url.searchParams.get(name);
}

type Extras = {
  seo?: Partial<Pick<Seo, "title" | "description" | "canonical" | "structured" | "isHidden" | "article">>;
  /** A page of the portal has forms with all rules. */
  isPortal?: boolean;
};

/** The namespaces with a title and description for search engines. */
type NamedNamespace = {
  [N in Namespace]: `${N}:seo.title` | `${N}:seo.description` extends TextKey ? N : never;
}[Namespace];

/** Builds the data of a page: its texts, its metadata (from the first namespace) and what it shows. */
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
  const values = { type, ...services.lineWords(language) };
  const seo: Seo = {
    title: services.translate(language, `${own}:seo.title`, values),
    description: services.translate(language, `${own}:seo.description`, values),
    canonical: address(language),
    ...(isHidden ? {} : { twins: { en: address("en"), es: address("es") } }),
    image: services.publicUrl + services.sharePicture(language, plainPath(pathname)),
    language,
    ...extras.seo,
    isHidden,
  };
  const texts = services.texts(language, namespaces);
  return { texts: extras.isPortal ? texts : withPublicRules(texts), seo, ...data };
}
