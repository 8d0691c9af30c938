import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { pageAgencyOf } from "../../../../domain/operations/settings/agency.ts";
import { agency } from "../../../../tests/support/agency.ts";
import { TextsProvider } from "../../../lib/i18n.tsx";
import { RootProvider } from "../../../lib/root-context.tsx";
import blog from "../../../../locales/en/content/blog.json" with { type: "json" };
import ArticleNotFound from "./article-not-found.tsx";
import { SimilarArticles } from "./similar-articles.tsx";

/** Renders a part of a page, with the data of the root route. */
function render(element: ReactElement): string {
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => createElement(RootProvider, null, element) },
  ]);
  const root = { agency: pageAgencyOf(agency, false) };
  const page = createElement(Page, { hydrationData: { loaderData: { root } } });
  return renderToStaticMarkup(createElement(TextsProvider, { language: "en", texts: { blog } }, page));
}

it("says that the similar articles could not be had", () => {
  expect(render(createElement(SimilarArticles, { posts: null }))).toContain("Failed to fetch similar posts");
});

it("leaves the section out when there is no other article", () => {
  expect(render(createElement(SimilarArticles, { posts: [] }))).toBe("");
});

it("names the status when an article could not be loaded for another reason than that it is not there", () => {
  expect(render(createElement(ArticleNotFound, { status: 503 }))).toContain("Failed to fetch blog post: 503");
  expect(render(createElement(ArticleNotFound, { status: 404 }))).not.toContain("Failed to fetch");
});
