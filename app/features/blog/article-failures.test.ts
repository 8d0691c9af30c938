import i18next from "i18next";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import blog from "../../../locales/en/blog.json" with { type: "json" };
import { ArticleNotFound } from "./article-not-found.tsx";
import { SimilarArticles } from "./similar-articles.tsx";

const i18n = i18next.createInstance();
void i18n.use(initReactI18next).init({ lng: "en", resources: { en: { blog } }, initAsync: false });

const render = (element: ReactElement) =>
  renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(MemoryRouter, null, element)));

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
