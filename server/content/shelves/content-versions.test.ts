import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { ContentVersion, DeletedContent } from "../../../domain/api/content/content.ts";
import { changesBetween } from "../../../domain/content/content-changes.ts";
import { describeKind, KIND_NAMES, type ContentItem, type ContentKind } from "../../../domain/content/content.ts";
import { contentAdmin } from "../../../tests/support/content-admin.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, carriers, insurancePartners } from "../../platform/db/schema/index.ts";
import { findLegalPage } from "./present-entries.ts";

/** The kinds of which items can be added and deleted. */
const KINDS = KIND_NAMES.filter((kind) => !describeKind(kind).isFixed);

describeOnServer("the history of content", (server) => {
  const { call, create, list } = contentAdmin(server);
  const versions = async (kind: ContentKind, id: number) =>
    (await call("GET", `${kind}/${id}/versions`)).json<ContentVersion[]>();
  const item = async (kind: ContentKind, id: number) => (await call("GET", `${kind}/${id}`)).json<ContentItem>();
  const save = async (kind: ContentKind, { id, ...given }: ContentItem, values: ContentItem["values"]) => {
    const answer = await call("PUT", `${kind}/${id}`, { ...given, values: { ...given.values, ...values } });
    expect(answer.statusCode).toBe(200);
    return answer.json<ContentItem>();
  };
  const deleted = async (kind: ContentKind) => (await call("GET", `${kind}/deleted`)).json<DeletedContent[]>();

  it.each(KINDS)("of %s keeps every text, and restores any of them, even a deleted one's", async (kind) => {
    const { title } = describeKind(kind);
    const { item: first } = await create(kind);
    const second = await save(kind, first, { [title]: `Second ${first.id}` });
    await save(kind, second, {});
    const kept = await versions(kind, first.id);
    expect(kept.map(({ version, values, changedBy }) => [version, values[title], changedBy])).toEqual([
      [2, `Second ${first.id}`, "admin"],
      [1, first.values[title], "admin"],
    ]);
    const [newest, oldest] = kept;
    if (!newest || !oldest) throw new Error("no versions");
    expect(changesBetween(kind, oldest, newest).map(({ name, language }) => [name, language ?? "en"])).toEqual([
      [title, "en"],
    ]);

    const stale = await call("POST", `${kind}/${first.id}/restore`, { from: 1, version: first.version });
    expect(stale.statusCode).toBe(409);
    const back = await call("POST", `${kind}/${first.id}/restore`, { from: 1, version: second.version });
    expect(back.json<ContentItem>().values).toEqual(first.values);
    expect((await versions(kind, first.id)).map(({ version }) => version)).toEqual([3, 2, 1]);

    expect((await call("DELETE", `${kind}/${first.id}`)).statusCode).toBe(200);
    expect((await deleted(kind)).find(({ id }) => id === first.id)).toMatchObject({
      version: 4,
      name: String(first.values[title]),
      deletedBy: "admin",
    });
    const again = await call("POST", `${kind}/${first.id}/restore`, { from: 2 });
    expect(again.statusCode).toBe(200);
    expect(await item(kind, first.id)).toMatchObject({ values: second.values, es: second.es });
    expect((await deleted(kind)).map(({ id }) => id)).not.toContain(first.id);
    const [event] = await server().deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({ action: "content.restore", subjectType: kind, details: { from: 2 } });
    await call("DELETE", `${kind}/${first.id}`);
  });

  it("of a legal page keeps every text, and the page is neither added nor deleted", async () => {
    const privacy = (await list("legal-pages")).find(({ values }) => values["title"] === "Privacy Policy");
    const before = await item("legal-pages", privacy?.id ?? 0);
    const legalText = `${String(before.values["legalText"])}\n\n## More\n\nCall {{phone}}.`;
    const after = await save("legal-pages", before, { legalText });
    const wrong = { ...after, values: { ...after.values, legalText: "Call {{nobody}}." } };
    expect((await call("PUT", `legal-pages/${before.id}`, wrong)).json()).toMatchObject({
      fields: { "values.legalText": expect.anything() },
    });
    const { content } = server().deps;
    await expect.poll(() => findLegalPage(content.current(), "privacy").text.en).toContain("Call {{phone}}.");
    expect(findLegalPage(content.current(), "privacy").updated > String(before.values["updatedOn"])).toBe(true);
    const body = { from: 1, version: after.version };
    expect((await call("POST", `legal-pages/${before.id}/restore`, body)).json<ContentItem>().values).toEqual(
      before.values,
    );
    expect((await call("DELETE", `legal-pages/${before.id}`)).statusCode).toBe(405);
    expect((await call("POST", "legal-pages", before)).statusCode).toBe(405);
  });

  it("begins with the text that came with the program", async () => {
    const seeded = await item("testimonials", 3);
    expect(await versions("testimonials", 3)).toEqual([]);
    await save("testimonials", seeded, { quote: "They were quick." });
    expect(await versions("testimonials", 3)).toMatchObject([
      { version: 2, values: { quote: "They were quick." }, changedBy: "admin" },
      { version: 1, values: seeded.values, es: seeded.es, changedBy: null, changedAt: null },
    ]);
  });

  it("keeps what is deleted along: the codes of a category, the partner of a carrier", async () => {
    const { item: category } = await create("reference-categories");
    const { input } = await create("reference-codes");
    const code = { ...input, values: { ...input.values, categoryId: category.id, code: "Z-99" } };
    const { id } = (await call("POST", "reference-codes", code)).json<ContentItem>();
    expect((await call("DELETE", `reference-categories/${category.id}?dependents=1`)).statusCode).toBe(200);
    expect(await deleted("reference-codes")).toContainEqual(expect.objectContaining({ id, name: "Z-99" }));
    const orphan = await call("POST", `reference-codes/${id}/restore`, { from: 1 });
    expect(orphan.json()).toMatchObject({ fields: { "values.categoryId": expect.anything() } });
    expect((await call("POST", `reference-categories/${category.id}/restore`, { from: 1 })).statusCode).toBe(200);
    expect((await call("POST", `reference-codes/${id}/restore`, { from: 1 })).statusCode).toBe(200);

    const { db } = server().deps;
    const [carrier] = await db.select().from(carriers).limit(1);
    const [partner] = await db
      .select()
      .from(insurancePartners)
      .where(eq(insurancePartners.name, carrier?.name ?? ""));
    await call("DELETE", `carriers/${carrier?.id}`);
    expect(await deleted("partners")).toContainEqual(expect.objectContaining({ id: partner?.id }));
    const restored = await call("POST", `carriers/${carrier?.id}/restore`, { from: 1 });
    expect(restored.json<ContentItem>().values).toMatchObject({ name: carrier?.name });
    expect((await list("carriers")).at(-1)?.id).toBe(carrier?.id);
  });

  it("does not restore over a name that is taken, a version that never was, or for anybody but admins", async () => {
    const { item: one } = await create("message-templates");
    const renamed = await save("message-templates", one, { name: `Other ${one.id}` });
    const taken = { ...one, values: one.values };
    expect((await call("POST", "message-templates", taken)).statusCode).toBe(201);
    const body = { from: 1, version: renamed.version };
    expect((await call("POST", `message-templates/${one.id}/restore`, body)).json()).toMatchObject({
      fields: { "values.name": expect.anything() },
    });
    expect((await call("POST", `message-templates/${one.id}/restore`, { ...body, from: 99 })).statusCode).toBe(404);
    const { cookie } = await makeUser(server(), "senior_agent");
    expect((await call("POST", `message-templates/${one.id}/restore`, body, cookie)).statusCode).toBe(403);
    expect((await call("GET", `message-templates/${one.id}/versions`, undefined, cookie)).statusCode).toBe(403);
    expect((await call("GET", "message-templates/deleted", undefined, cookie)).statusCode).toBe(403);
  });
});
