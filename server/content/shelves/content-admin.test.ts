import { and, desc, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  describeKind,
  KIND_NAMES,
  type ContentItem,
  type ContentKind,
  type ContentSummary,
} from "../../../domain/content/content.ts";
import type { ErrorBody } from "../../../domain/platform/errors.ts";
import { ROLES } from "../../../domain/platform/permissions.ts";
import { contentAdmin, nextSample } from "../../../tests/support/content-admin.ts";
import { wrongValue } from "../../../tests/support/content-samples.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, carrierFavorites, carrierPortals } from "../../platform/db/schema/index.ts";
import { listClaimContacts } from "./present.ts";

/** The public API path of each kind; kinds without one are seen in the portal only. */
const PUBLIC_LIST: Partial<Record<ContentKind, string>> = {
  posts: "/api/blog-posts",
  testimonials: "/api/testimonials",
  partners: "/api/insurance-partners",
};

/** The kinds of which items can be added and deleted. */
const KINDS = KIND_NAMES.filter((kind) => !describeKind(kind).isFixed);

describeOnServer("content administration", (server) => {
  const { call, list, create } = contentAdmin(server);
  const lastEvent = async () =>
    (await server().deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];

  /** Returns the public response of a kind; for portal content, the admin list. */
  async function shown(kind: ContentKind): Promise<string> {
    if (kind === "carriers") return JSON.stringify(server().deps.content.current().carriers);
    const url = PUBLIC_LIST[kind];
    return url ? (await server().app.inject({ url })).body : JSON.stringify(await list(kind));
  }

  it.each(KINDS)("of %s: create, see it in public, edit, delete, each with its audit event", async (kind) => {
    const { title } = describeKind(kind);
    const { input, item } = await create(kind);
    expect(item.values).toMatchObject(input.values);
    expect(item.es).toMatchObject(input.es);
    expect(await lastEvent()).toMatchObject({ action: "content.create", subjectType: kind, subjectId: `${item.id}` });
    await expect.poll(() => shown(kind)).toContain(String(input.values[title]));

    const values = { ...item.values, [title]: `Edited ${item.id}` };
    const edited = await call("PUT", `${kind}/${item.id}`, { ...item, values });
    expect(edited.statusCode).toBe(200);
    expect(await lastEvent()).toMatchObject({ action: "content.update", details: { fields: [title] } });
    await expect.poll(() => shown(kind)).toContain(`Edited ${item.id}`);

    expect((await call("DELETE", `${kind}/${item.id}`)).statusCode).toBe(200);
    expect(await lastEvent()).toMatchObject({ action: "content.delete", subjectType: kind });
    await expect.poll(() => shown(kind)).not.toContain(`Edited ${item.id}`);
    expect((await call("DELETE", `${kind}/${item.id}`)).statusCode).toBe(404);
    expect((await call("GET", `${kind}/${item.id}`)).statusCode).toBe(404);
  });

  it("is listed in the reader's language, and as first written where there is no other", async () => {
    const { item } = await create("posts");
    const titleIn = async (language: string) =>
      (await call("GET", `posts?lang=${language}`)).json<ContentSummary[]>().find(({ id }) => id === item.id)?.values;
    expect(await titleIn("en")).toMatchObject({ title: item.values["title"] });
    expect(await titleIn("es")).toMatchObject({ title: item.es["title"], category: item.values["category"] });
    const partner = await create("partners");
    expect((await call("GET", "partners?lang=es")).body).toContain(String(partner.input.values["name"]));
    for (const [kind, { id }] of [["posts", item] as const, ["partners", partner.item] as const])
      await call("DELETE", `${kind}/${id}`);
  });

  it.each(KIND_NAMES)("Z1: of %s is for admins only", async (kind) => {
    const others = ROLES.filter((role) => role !== "admin");
    const cookies = await Promise.all(others.map(async (role) => (await makeUser(server(), role)).cookie));
    const before = await list(kind);
    const id = before[0]?.id ?? 1;
    const calls = [
      ["GET", kind],
      ["POST", kind],
      ["GET", `${kind}/${id}`],
      ["PUT", `${kind}/${id}`],
      ["DELETE", `${kind}/${id}`],
      ["PUT", `${kind}/order`],
      ["PUT", `${kind}/confirmation`],
    ] as const;
    for (const [method, path] of calls) {
      for (const as of cookies) expect((await call(method, path, undefined, as)).statusCode).toBe(403);
      expect((await call(method, path, undefined, "")).statusCode).toBe(401);
    }
    expect(await list(kind)).toEqual(before);
  });

  it.each(KINDS)("Z3: of %s drops keys that it does not know", async (kind) => {
    const input = nextSample(kind);
    const smuggled = { id: 4711, order: -5, role: "admin", newsletterSentAt: "2020-01-01T00:00:00Z" };
    const answer = await call("POST", kind, {
      ...smuggled,
      values: { ...input.values, ...smuggled },
      es: { ...input.es, ...smuggled },
    });
    expect(answer.statusCode).toBe(201);
    const item = answer.json<ContentItem>();
    expect(item.id).not.toBe(4711);
    expect(item.newsletterSentAt).toBeNull();
    expect(JSON.stringify(item)).not.toContain("admin");
    await call("DELETE", `${kind}/${item.id}`);
  });

  it.each(KINDS)("W11: of %s names each field that is wrong", async (kind) => {
    const { fields } = describeKind(kind);
    for (const field of fields) {
      const input = nextSample(kind);
      const answer = await call("POST", kind, {
        ...input,
        values: { ...input.values, [field.name]: wrongValue(field) },
      });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<ErrorBody>().fields ?? {})).toEqual([`values.${field.name}`]);
    }
    const empty = Object.keys((await call("POST", kind, {})).json<ErrorBody>().fields ?? {});
    const required = fields.filter((field) => field.isRequired).map((field) => `values.${field.name}`);
    expect(empty).toEqual(expect.arrayContaining(required));
  });

  it("W11: takes anything that is sent without breaking", async () => {
    const value = fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" }));
    for (const kind of KIND_NAMES) {
      const record = fc.record(Object.fromEntries(describeKind(kind).fields.map(({ name }) => [name, value])));
      await fc.assert(
        fc.asyncProperty(fc.record({ values: fc.oneof(record, value), es: value }), async (body) => {
          expect((await call("POST", kind, body)).statusCode).toBeLessThan(500);
        }),
        { seed: 713, numRuns: 15 },
      );
    }
  });

  it.each(KINDS)("of %s refuses the later of two who edit at once", async (kind) => {
    const { title } = describeKind(kind);
    const { item } = await create(kind);
    const save = (text: string) =>
      call("PUT", `${kind}/${item.id}`, { ...item, values: { ...item.values, [title]: text } });
    const answers = await Promise.all([save(`First ${item.id}`), save(`Second ${item.id}`)]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const winner = answers.find((answer) => answer.statusCode === 200)?.json<ContentItem>();
    expect((await call("GET", `${kind}/${item.id}`)).json()).toEqual(winner);
    await call("DELETE", `${kind}/${item.id}`);
  });

  it("refuses an address or a name that another entry has, however it is written", async () => {
    const post = nextSample("posts");
    post.values["slug"] = "flood-insurance-texas";
    const taken = await call("POST", "posts", post);
    expect(taken.json<ErrorBody>().fields).toHaveProperty(["values.slug"]);
    const category = nextSample("reference-categories");
    category.values["name"] = "PERSONAL AUTO COVERAGES";
    expect((await call("POST", "reference-categories", category)).statusCode).toBe(400);
  });

  it("deletes a category with its codes only for those who were told how many go with it", async () => {
    const { item } = await create("reference-categories");
    const code = nextSample("reference-codes");
    code.values["categoryId"] = item.id;
    const { id: codeId } = (await call("POST", "reference-codes", code)).json<ContentItem>();
    expect((await list("reference-categories")).at(-1)).toMatchObject({ id: item.id, dependents: 1 });
    expect((await call("DELETE", `reference-categories/${item.id}`)).statusCode).toBe(409);
    expect((await call("DELETE", `reference-categories/${item.id}?dependents=1`)).statusCode).toBe(200);
    expect((await call("GET", `reference-codes/${codeId}`)).statusCode).toBe(404);
  });

  it("keeps a carrier's portal, and whose favourite it is, when the carrier is edited", async () => {
    const { db } = server().deps;
    const { item } = await create("carriers");
    const ofLine = and(eq(carrierPortals.carrierId, item.id), eq(carrierPortals.line, "auto"));
    const [portal] = await db.select().from(carrierPortals).where(ofLine);
    await db.insert(carrierFavorites).values({ userId: 4, portalId: portal?.id ?? 0 });
    const values = { ...item.values, autoUrl: "https://example.com/new", homeUrl: "", homeDescription: "" };
    expect((await call("PUT", `carriers/${item.id}`, { ...item, values })).statusCode).toBe(200);
    const portals = await db.select().from(carrierPortals).where(eq(carrierPortals.carrierId, item.id));
    expect(portals.map(({ line }) => line).toSorted()).toEqual(["auto", "business"]);
    expect(portals.find(({ line }) => line === "auto")).toMatchObject({
      id: portal?.id,
      url: "https://example.com/new",
    });
    expect(await db.select().from(carrierFavorites)).toHaveLength(1);
    const half = { ...item.values, homeDescription: "" };
    const refused = await call("POST", "carriers", { ...item, values: { ...half, name: "Half" } });
    expect(refused.json<ErrorBody>().fields).toHaveProperty(["values.homeDescription"]);
  });

  it("says in both languages where a carrier takes claims, and nothing that was not written", async () => {
    const { content } = server().deps;
    const { item } = await create("carriers");
    const contactIn = (language: "en" | "es") =>
      listClaimContacts(content.current(), language).find(({ id }) => id === item.id);
    await expect.poll(() => contactIn("es")?.claimHours).toBe(item.es["claimHours"]);
    expect(contactIn("en")).toMatchObject({
      claimHours: item.values["claimHours"],
      claimPhone: item.values["claimPhone"],
    });

    const half = { ...item.values, name: "Half", claimPhone: "", appName: "" };
    const refused = await call("POST", "carriers", { ...item, values: half });
    expect(Object.keys(refused.json<ErrorBody>().fields ?? {})).toEqual(["values.claimPhone", "values.appName"]);

    const empty = {
      ...half,
      name: item.values["name"] ?? "",
      claimHours: "",
      appUrl: "",
      claimUrl: "",
      mobileApp: false,
    };
    expect((await call("PUT", `carriers/${item.id}`, { ...item, values: empty })).statusCode).toBe(200);
    await expect.poll(() => contactIn("en")?.claimPhone).toBeNull();
    expect(contactIn("en")).toMatchObject({
      claimHours: null,
      claimUrl: null,
      appName: null,
      appUrl: null,
      hasApp: false,
    });
  });

  it("changes a partner with the carrier that it is, and removes it with the carrier", async () => {
    const { item } = await create("carriers");
    const partner = { ...nextSample("partners").values, name: item.values["name"] };
    const { id } = (await call("POST", "partners", { values: partner })).json<ContentItem>();
    const values = { ...item.values, name: "Renamed Mutual", website: "https://renamed.example.com/" };
    expect((await call("PUT", `carriers/${item.id}`, { ...item, values })).statusCode).toBe(200);
    const changed = (await call("GET", `partners/${id}`)).json<ContentItem>();
    expect(changed.values).toMatchObject({ name: "Renamed Mutual", website: "https://renamed.example.com/" });
    const others = (await list("partners")).length - 1;
    await call("DELETE", `carriers/${item.id}`);
    expect((await call("GET", `partners/${id}`)).statusCode).toBe(404);
    expect(await list("partners")).toHaveLength(others);
  });

  it("takes a long article, up to the limit of 256 KB, and no more", async () => {
    const post = nextSample("posts");
    post.values["content"] = "word ".repeat(11_000);
    post.es["content"] = "año ".repeat(11_000);
    expect((await call("POST", "posts", post)).statusCode).toBe(201);
    const answer = await call("POST", "posts", { ...post, more: "x".repeat(256 * 1024) });
    expect(answer.statusCode).toBe(413);
  });

  it("keeps an article that is dated ahead to the admins", async () => {
    const post = nextSample("posts");
    post.values["publishDate"] = new Date(Date.now() + 86_400_000).toISOString();
    const { id } = (await call("POST", "posts", post)).json<ContentItem>();
    const { content } = server().deps;
    await expect.poll(() => content.current().posts.some((p) => p.id === id)).toBe(true);
    expect((await server().app.inject({ url: `/api/blog-posts/${String(post.values["slug"])}` })).statusCode).toBe(404);
    expect((await call("GET", `posts/${id}`)).statusCode).toBe(200);
  });

  it("shows what has no Spanish as it was written", async () => {
    const input = nextSample("testimonials");
    const { id } = (await call("POST", "testimonials", { ...input, es: { quote: "" } })).json<ContentItem>();
    const spanish = async () =>
      (await server().app.inject({ url: "/api/testimonials?lang=es" })).json<{ id: number; quote: string }[]>();
    await expect.poll(async () => (await spanish()).find((t) => t.id === id)?.quote).toBe(input.values["quote"]);
  });

  it("knows no other kind", async () => {
    expect((await call("GET", "users")).statusCode).toBe(404);
    expect((await call("POST", "__proto__", {})).statusCode).toBe(404);
  });
});
