import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { BLOG_CATEGORIES } from "../../../domain/content/blog.ts";
import { KIND_NAMES } from "../../../domain/content/content.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { CATEGORY_KEY } from "../../features/content/blog/categories.ts";
import type { CategoryNames } from "../../features/content/content/article-preview.tsx";
import { EditContent, NewContent } from "../../features/content/content/content-editor.tsx";
import { ContentList } from "../../features/content/content/content-list.tsx";
import { Corrections } from "../../features/content/content/corrections.tsx";
import { KindNav } from "../../features/content/content/kind-nav.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/admin-content";
import { recordOf } from "../../../domain/platform/typed-records.ts";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services } = servicesOf(args);
  const namesIn = (language: Language) =>
    recordOf(BLOG_CATEGORIES, (category) => services.translate(language, `blog:category.${CATEGORY_KEY[category]}`));
  const categories: CategoryNames = { en: namesIn("en"), es: namesIn("es") };
  return portalPage(args, "/admin-content", ["content", "corrections", "validation"], () => ({
    categories,
    now: services.now().toISOString(),
  }));
}

/** Reads the selection from the address: a kind, a group of it, and an item to edit or `new`. */
function useSelection() {
  const [parameters] = useSearchParams();
  const number = (name: string) => Number(parameters.get(name)) || null;
  return {
    kind: KIND_NAMES.find((kind) => kind === parameters.get("kind")) ?? "posts",
    isCorrections: parameters.get("kind") === "corrections",
    group: parameters.get("group"),
    item: parameters.get("item") === "new" ? ("new" as const) : number("item"),
  };
}

export default function AdminContentPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("content");
  const { t: ofCorrections } = useTranslation("corrections");
  const { kind, isCorrections, group, item } = useSelection();
  const heading = useHeadingFocus(isCorrections ? "corrections" : `${kind} ${item}`);
  if (!loaderData.data) return null;
  if (isCorrections) {
    return (
      <PortalPage title={t("title")} intro={t("intro")}>
        <KindNav current="corrections" />
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {ofCorrections("name")}
        </h2>
        <Corrections />
      </PortalPage>
    );
  }
  const { categories, now } = loaderData.data;
  const step = item === null ? "name" : item === "new" ? "add" : "edit";
  return (
    <PortalPage title={t("title")} intro={t("intro")}>
      <KindNav current={kind} />
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {t(`kinds.${kind}.${step}`)}
        </h2>
        {item === null && <p className="mt-1 text-ink-soft">{t(`kinds.${kind}.intro`)}</p>}
      </div>
      {item === null && <ContentList key={kind} kind={kind} group={group} />}
      {item === "new" && <NewContent key={kind} kind={kind} group={group} categories={categories} now={now} />}
      {typeof item === "number" && (
        <EditContent key={`${kind} ${item}`} kind={kind} group={group} categories={categories} id={item} />
      )}
    </PortalPage>
  );
}

/** Focuses the heading when the shown view is replaced by another. */
function useHeadingFocus(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return heading;
}
