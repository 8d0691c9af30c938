import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { BLOG_CATEGORIES } from "../../domain/blog.ts";
import { AppError } from "../../domain/errors.ts";
import type { Deps } from "../deps.ts";
import { open } from "../http/access.ts";
import { parse } from "../http/parse.ts";
import { findPost, listPartners, listPosts, listTestimonials } from "./present.ts";

const postQuery = z.object({
  category: z.preprocess((v) => (v === "" ? undefined : v), z.string().max(100).optional()),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});

/** The content that everybody may read. */
export function contentRoutes(app: FastifyInstance, { content, clock }: Deps): void {
  app.get("/testimonials", open, (request) => listTestimonials(content.current(), request.language));
  app.get("/insurance-partners", open, () => listPartners(content.current()));

  app.get("/blog-posts", open, (request) => {
    const { category, limit } = parse(postQuery, request.query);
    const known = BLOG_CATEGORIES.find((c) => c === category);
    if (category && !known) return [];
    return listPosts(content.current(), request.language, clock(), { category: known, limit });
  });

  app.get<{ Params: { slug: string } }>("/blog-posts/:slug", open, (request) => {
    const post = findPost(content.current(), request.params.slug, request.language, clock());
    if (!post) throw new AppError("notFound", { message: "errors:articleNotFound" });
    return post;
  });
}
