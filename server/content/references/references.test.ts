import { expect, it } from "vitest";
import type { AgencyCode, ReferenceCategory, ReferenceCode } from "../../../domain/api/content/references.ts";
import { ROLES } from "../../../domain/platform/permissions.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";

const PATHS = ["/api/insurance-references/categories", "/api/insurance-references/codes", "/api/agency-codes"];

describeOnServer("references", (server) => {
  const get = async <T>(path: string, cookie: string) =>
    (await server().app.inject({ url: path, headers: { cookie } })).json<T[]>();

  it("come as categories and the codes that belong to them, in their order", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const categories = await get<ReferenceCategory>("/api/insurance-references/categories?lang=en", cookie);
    const codes = await get<ReferenceCode>("/api/insurance-references/codes?lang=en", cookie);
    expect(Object.keys(categories[0] ?? {})).toEqual(["id", "name", "description", "order"]);
    expect(Object.keys(codes[0] ?? {})).toEqual(["id", "categoryId", "code", "description", "additionalInfo", "order"]);
    expect(categories.map((c) => c.order)).toEqual(categories.map((c) => c.order).toSorted((a, b) => a - b));
    const known = new Set(categories.map((c) => c.id));
    expect(codes.every((code) => known.has(code.categoryId))).toBe(true);
  });

  it("are written in the reader's language, the codes themselves the same in both", async () => {
    const { cookie } = await makeUser(server(), "trainee");
    const bi = async (lang: string) =>
      (await get<ReferenceCode>(`/api/insurance-references/codes?lang=${lang}`, cookie)).find((c) => c.code === "BI");
    expect((await bi("en"))?.description).toContain("Bodily injury");
    expect((await bi("es"))?.description).toContain("lesiones corporales");
    const [first] = await get<ReferenceCategory>("/api/insurance-references/categories?lang=es", cookie);
    expect(first?.name).toBe("Coberturas de auto personal");
  });

  it("include the three codes that carriers know the agency by", async () => {
    const { cookie } = await makeUser(server(), "agent");
    const codes = await get<AgencyCode>("/api/agency-codes", cookie);
    expect(codes).toHaveLength(3);
    expect(Object.keys(codes[0] ?? {})).toEqual(["id", "carrier", "code", "isSample"]);
  });

  it("Z1: are for every role of the portal and for nobody else", async () => {
    const people = await Promise.all(ROLES.map((role) => makeUser(server(), role)));
    for (const url of PATHS) {
      expect((await server().app.inject({ url })).statusCode).toBe(401);
      const allowed = people.map(
        async ({ cookie }) => (await server().app.inject({ url, headers: { cookie } })).statusCode,
      );
      expect(await Promise.all(allowed)).toEqual([200, 200, 200, 200]);
    }
  });
});
