import type { FastifyInstance } from "fastify";
import { BLOG_CATEGORIES } from "../../../domain/content/blog.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Deps } from "../../platform/deps.ts";
import { open } from "../../platform/http/access.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { findPost, listPartners, listPosts, listTestimonials } from "./present.ts";

/** Registers the public content routes. */
export function contentRoutes(app: FastifyInstance, { content, clock }: Deps): void {
  endpoint(app, "GET /api/testimonials", open, ({ request }) => listTestimonials(content.current(), request.language));
  endpoint(app, "GET /api/insurance-partners", open, () => listPartners(content.current()));

  endpoint(app, "GET /api/blog-posts", open, ({ query: { category, limit }, request }) => {
    const known = BLOG_CATEGORIES.find((c) => c === category);
    if (category && !known) return [];
    return listPosts(content.current(), request.language, clock(), { category: known, limit });
  });

  endpoint(app, "GET /api/blog-posts/:slug", open, ({ params, request }) => {
    const post = findPost(content.current(), params.slug, request.language, clock());
    if (!post) throw new AppError("notFound", { message: "errors:articleNotFound" });
    return post;
  });
}
