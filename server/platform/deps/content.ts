import type { TeamMember } from "../../../domain/content/team.ts";
import type { blogPosts, carriers, insurancePartners, testimonials } from "../db/schema/index.ts";

/** What the public site shows out of the database, and nothing that it does not. */
export type Content = {
  posts: (typeof blogPosts.$inferSelect)[];
  testimonials: (typeof testimonials.$inferSelect)[];
  partners: (typeof insurancePartners.$inferSelect)[];
  carriers: (typeof carriers.$inferSelect)[];
  team: TeamMember[];
};

export type ContentCache = {
  /** The content as last read: still there when the database is not. */
  current(): Content;
  onChange(listener: () => void): void;
  close(): void;
};
