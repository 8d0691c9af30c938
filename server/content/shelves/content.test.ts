import { eq, inArray, like } from "drizzle-orm";
import { expect, it, describe } from "vitest";
import { describeOnServer, startTestApp } from "../../../tests/support/test-app.ts";
import { boot } from "../../boot.ts";
import { blogPosts, carriers, insurancePartners, seedsApplied, testimonials } from "../../platform/db/schema/index.ts";
import { testEnv } from "../../../tests/support/test-env.ts";
import { announceContentChange } from "./content-cache.ts";

type Post = { slug: string; title: string; category: string; content: string; publishDate: string };

/** A date after the newest article. */
const now = new Date("2026-11-12T15:00:00Z");

describeOnServer(
  "content",
  (server) => {
    const posts = async (query = "") => (await server().app.inject({ url: `/api/blog-posts${query}` })).json<Post[]>();

    it("comes newest first, by category, up to a limit, in the reader's language", async () => {
      const all = await posts();
      expect(all).toHaveLength(12);
      expect(all.map((p) => p.publishDate)).toEqual(
        all
          .map((p) => p.publishDate)
          .toSorted()
          .toReversed(),
      );
      expect((await posts("?category=Life%20Insurance")).every((p) => p.category === "Life Insurance")).toBe(true);
      expect(await posts("?limit=3")).toHaveLength(3);
      expect(await posts("?category=Pets")).toEqual([]);
      const [spanish] = await posts("?limit=1&lang=es");
      expect(spanish?.slug).toBe(all[0]?.slug);
      expect(spanish?.title).not.toBe(all[0]?.title);
    });

    it("is found by its slug, or said not to be there", async () => {
      const found = await server().app.inject({ url: "/api/blog-posts/flood-insurance-texas" });
      expect(found.json<Post>().content.split(/\s+/).length).toBeGreaterThan(600);
      expect((await server().app.inject({ url: "/api/blog-posts/no-such-post" })).statusCode).toBe(404);
    });

    it("counts the same carriers everywhere: each of the registry is a partner", async () => {
      const { carriers, partners } = server().deps.content.current();
      expect(partners.map(({ name }) => name)).toEqual(carriers.map(({ name }) => name));
      expect(carriers.filter(({ paymentUrl }) => paymentUrl)).toHaveLength(10);
    });

    it("has half-star ratings and partners with their logos", async () => {
      const ratings = (await server().app.inject({ url: "/api/testimonials" })).json<{ rating: number }[]>();
      expect(ratings.some(({ rating }) => rating % 1 === 0.5)).toBe(true);
      const partners = (await server().app.inject({ url: "/api/insurance-partners" })).json<{ logoUrl: string }[]>();
      expect(partners.length).toBeGreaterThanOrEqual(6);
    });

    it("changes everywhere once a change is committed", async () => {
      const { db } = server().deps;
      await db.transaction(async (tx) => {
        await tx.update(blogPosts).set({ title: "A new title" }).where(eq(blogPosts.slug, "flood-insurance-texas"));
        await announceContentChange(tx);
      });
      const title = async () => (await posts()).find((p) => p.slug === "flood-insurance-texas")?.title;
      await expect.poll(title).toBe("A new title");
    });

    it("that is dated ahead does not show yet", async () => {
      const { db } = server().deps;
      await db.transaction(async (tx) => {
        await tx.insert(blogPosts).values({
          slug: "tomorrow",
          title: "Tomorrow",
          excerpt: "-",
          content: "-",
          category: "Insurance Tips",
          publishDate: new Date(now.getTime() + 86_400_000),
        });
        await announceContentChange(tx);
      });
      await expect.poll(() => server().deps.content.current().posts.length).toBe(13);
      expect((await posts()).some((p) => p.slug === "tomorrow")).toBe(false);
    });
  },
  { clock: () => now },
);

describe("seeds", () => {
  it("never bring back what was deleted or changed", async () => {
    const server = await startTestApp();
    const { db } = server.deps;
    await db.delete(testimonials).where(eq(testimonials.id, 1));
    await db.update(blogPosts).set({ title: "Mine" }).where(eq(blogPosts.id, 1));
    // Simulates a database that was seeded when not all carriers were partners, and whose admin deleted one of them.
    await db.delete(seedsApplied).where(like(seedsApplied.key, "partner:%"));
    await db.delete(insurancePartners).where(inArray(insurancePartners.name, ["Lamargen Agency", "Venture Insurance"]));
    await db.delete(carriers).where(eq(carriers.slug, "venture-insurance"));
    const again = await boot(testEnv(server.env));
    const partners = (await db.select().from(insurancePartners)).map(({ name }) => name);
    expect(partners.filter((name) => /Lamargen|Venture|Constitution/.test(name)).toSorted()).toEqual([
      "Constitution MGA",
      "Lamargen Agency",
    ]);
    expect(await db.select().from(testimonials).where(eq(testimonials.id, 1))).toEqual([]);
    expect((await db.select().from(blogPosts).where(eq(blogPosts.id, 1)))[0]?.title).toBe("Mine");
    expect((await db.select().from(seedsApplied)).length).toBeGreaterThan(50);
    await again.close();
    await server.close();
  });
});
