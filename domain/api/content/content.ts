import { z } from "zod";
import { BLOG_CATEGORIES, KNOWLEDGE_TOPICS } from "../../content/blog.ts";
import {
  CONTENT_KINDS,
  contentConfirmation,
  contentOrder,
  type ContentItem,
  type ContentSummary,
} from "../../content/content.ts";
import { byId, done, doneByMail, id, moment, type Endpoints } from "../endpoint.ts";

/** A post as a list shows it. */
const blogSummary = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(BLOG_CATEGORIES),
  imageUrl: z.string().nullable(),
  publishDate: moment,
  topic: z.enum(KNOWLEDGE_TOPICS).nullable(),
  tags: z.array(z.string()),
  isFeatured: z.boolean(),
});
export type BlogSummary = z.infer<typeof blogSummary>;

const blogPost = blogSummary.extend({ content: z.string() });
export type BlogPost = z.infer<typeof blogPost>;

const testimonial = z.object({
  id,
  name: z.string(),
  location: z.string(),
  quote: z.string(),
  rating: z.number(),
  imageUrl: z.string().nullable(),
  isSample: z.boolean(),
});
export type Testimonial = z.infer<typeof testimonial>;

const partner = z.object({
  id,
  name: z.string(),
  website: z.string(),
  logoUrl: z.string(),
  isSample: z.boolean(),
});
export type Partner = z.infer<typeof partner>;

const postQuery = z.object({
  category: z.preprocess((v) => (v === "" ? undefined : v), z.string().max(100).optional()),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]));

const contentItem = z.object({
  id,
  version: z.string(),
  values,
  es: values,
  dependents: z.int(),
  isSample: z.boolean(),
  newsletterSentAt: moment.nullable(),
}) satisfies z.ZodType<ContentItem>;

const contentSummary = contentItem
  .omit({ version: true, es: true })
  .extend({ isPublished: z.boolean() }) satisfies z.ZodType<ContentSummary>;

/** A version of an item: what it said, and who stored it when. */
const contentVersion = z.object({
  version: id,
  values,
  es: values,
  /** True when the item was deleted then, as it last was. */
  isDeleted: z.boolean(),
  /** Null for an item as it was before its first recorded change. */
  changedAt: moment.nullable(),
  /** The user's name; null for a change that the program made. */
  changedBy: z.string().nullable(),
});
export type ContentVersion = z.infer<typeof contentVersion>;

/** A deleted item in the list of its kind, with its last version. */
const deletedContent = z.object({
  id,
  version: id,
  name: z.string(),
  deletedAt: moment.nullable(),
  deletedBy: z.string().nullable(),
});
export type DeletedContent = z.infer<typeof deletedContent>;

/** The version to restore, and the present one (optimistic locking); a deleted item has none. */
const contentRestoration = z.object({ from: id, version: z.string().max(64).optional() });
export type ContentRestoration = z.infer<typeof contentRestoration>;

/** The input that all kinds of content share. Each kind has its own field rules (`contentSchema`). */
const anyContent = z.object({ values, es: values, version: z.string().max(64).optional() });

const byKind = z.object({ kind: z.string().meta({ enum: Object.keys(CONTENT_KINDS) }) });
const byKindAndId = z.object({ ...byKind.shape, ...byId.shape });
const deletion = z.object({ dependents: z.coerce.number().int().min(0).max(1_000_000).default(0) });

export const contentEndpoints = {
  "GET /api/testimonials": { answer: z.array(testimonial) },
  "GET /api/insurance-partners": { answer: z.array(partner) },
  "GET /api/blog-posts": { query: postQuery, answer: z.array(blogPost) },
  "GET /api/blog-posts/:slug": { params: z.object({ slug: z.string() }), answer: blogPost },

  "GET /api/content/:kind": { params: byKind, answer: z.array(contentSummary) },
  "GET /api/content/:kind/deleted": { params: byKind, answer: z.array(deletedContent) },
  "GET /api/content/:kind/:id/versions": { params: byKindAndId, answer: z.array(contentVersion) },
  "POST /api/content/:kind/:id/restore": { params: byKindAndId, body: contentRestoration, answer: contentItem },
  "GET /api/content/:kind/:id": { params: byKindAndId, answer: contentItem },
  "POST /api/content/:kind": { params: byKind, body: anyContent, answer: contentItem, status: 201 },
  "PUT /api/content/:kind/order": { params: byKind, body: contentOrder, answer: done },
  "PUT /api/content/:kind/confirmation": {
    params: byKind,
    body: contentConfirmation,
    answer: z.object({ confirmed: z.array(id) }),
  },
  "POST /api/content/:kind/sample-removal": {
    params: byKind,
    body: contentConfirmation,
    answer: z.object({ removed: z.array(id) }),
  },
  "PUT /api/content/:kind/:id": { params: byKindAndId, body: anyContent, answer: contentItem },
  "DELETE /api/content/:kind/:id": { params: byKindAndId, query: deletion, answer: done },
  "POST /api/content/posts/:id/newsletter": { params: byId, answer: doneByMail },
} as const satisfies Endpoints;
