import { desc } from "drizzle-orm";
import { expect, it } from "vitest";
import { figuresOf } from "../../../content/facts/figures.ts";
import { facts } from "../../../content/facts/index.ts";
import type { ListedFact } from "../../../domain/api/operations/facts.ts";
import { checkStateOf } from "../../../domain/operations/facts.ts";
import { ROLES } from "../../../domain/platform/permissions.ts";
import { contentAdmin } from "../../../tests/support/content-admin.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents, factChecks } from "../../platform/db/schema/index.ts";
import { translator } from "../../platform/texts.ts";

/** The clock stands still: a year after a fact was looked up it is due for review. */
const STILL_CLOCK = { clock: () => new Date("2026-11-19T18:00:00Z") };

describeOnServer(
  "the facts of the law",
  (server) => {
    const { create, call: callContent } = contentAdmin(server);
    let admin: Promise<string> | undefined;
    async function call(method: "GET" | "PUT", url: string, payload?: object, as?: string) {
      const cookie = as ?? (await (admin ??= logInAs(server().app)));
      return server().app.inject({
        method,
        url: `/api/facts${url}`,
        headers: { cookie },
        ...(payload ? { payload } : {}),
      });
    }
    const list = async (language = "en") => (await call("GET", `?lang=${language}`)).json<ListedFact[]>();
    const find = async (id: keyof typeof facts) => {
      const fact = (await list()).find((each) => each.id === id);
      if (!fact) throw new Error(`${id} is not listed`);
      return fact;
    };
    const check = (id: string, figures: string) => call("PUT", `/${id}/check`, { figures });

    it("stand in the texts of the interface, in both languages", () => {
      expect(translator("en")("auto:minimum.title")).toBe("The Texas minimum: 30/60/25");
      expect(translator("es")("homeowners:risks.flood.text")).toContain("empieza 30 días después");
    });

    it("are listed with their statute and state, the open ones first, in the reader's language", async () => {
      const english = await list();
      expect(english.map(({ id }) => id).toSorted()).toEqual(Object.keys(facts).toSorted());
      expect(english[0]).toMatchObject({ state: "unchecked", checkedAt: null, dueAt: null });
      expect(english.at(-1)).toMatchObject({ state: "checked", checkedBy: null });
      const unread = english.filter(({ rule }) => /§2721|§164\.508/.test(rule));
      expect(unread.map(({ state }) => state)).toEqual(["unchecked", "unchecked"]);
      const spanish = (await list("es")).find(({ id }) => id === "nonrenewal");
      expect(spanish).toMatchObject({ says: "60 días antes del fin", rule: "Código de Seguros de Texas §551.105" });
    });

    it("say where they are used: in pages, in lessons, and in an article that an admin wrote", async () => {
      const titles = async () => (await find("nonrenewal")).uses.map(({ title }) => title);
      expect(await titles()).toEqual(expect.arrayContaining(["Nonrenewal", "NR", "What is new in Texas law"]));
      const { item } = await create("posts");
      expect(await titles()).not.toContain(item.values["title"]);
      const content = "They must write to you at least ninety days before the end.";
      const edited = await callContent("PUT", `posts/${item.id}`, { ...item, values: { ...item.values, content } });
      expect(edited.statusCode).toBe(200);
      const to = `/admin-content?kind=posts&item=${item.id}`;
      expect((await find("nonrenewal")).uses).toContainEqual({ title: item.values["title"], to });
    });

    it("are used somewhere, every one of them", async () => {
      expect((await list()).filter(({ uses }) => uses.length === 0).map(({ id }) => id)).toEqual([]);
    });

    it("are checked by an admin, with the figures that were seen, and it is written down", async () => {
      const { figures } = await find("sr22");
      expect((await check("sr22", figures)).statusCode).toBe(200);
      expect((await check("sr22", figures)).statusCode).toBe(200);
      expect(await find("sr22")).toMatchObject({ state: "checked", checkedBy: "admin" });
      const [event] = await server().deps.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
      expect(event).toMatchObject({
        action: "fact.check",
        subjectType: "fact",
        subjectId: "sr22",
        details: { figures },
      });
    });

    it("are unchecked again when the figure is another, and cannot be checked unseen", async () => {
      const { db, clock } = server().deps;
      const row = { factId: "pipOffer", figures: "amount=$2,000", checkedAt: clock(), checkedBy: 4 };
      await db.insert(factChecks).values(row);
      expect(await find("pipOffer")).toMatchObject({ state: "unchecked", figures: figuresOf(facts.pipOffer) });
      expect((await check("pipOffer", row.figures)).statusCode).toBe(409);
      expect((await check("toString", "")).statusCode).toBe(404);
      expect((await check("pipOffer", "x".repeat(1_001))).statusCode).toBe(400);
    });

    it("are due for review a year after", () => {
      const checked = new Date("2026-11-15T18:00:00Z");
      expect(checkStateOf(checked, new Date("2027-11-15T17:59:59Z")).state).toBe("checked");
      expect(checkStateOf(checked, new Date("2027-11-15T18:00:00Z")).state).toBe("due");
      expect(checkStateOf(null, checked)).toEqual({ state: "unchecked", dueAt: null });
    });

    it("Z1: are for admins only", async () => {
      for (const role of ROLES.filter((each) => each !== "admin")) {
        const { cookie } = await makeUser(server(), role);
        expect((await call("GET", "", undefined, cookie)).statusCode).toBe(403);
        expect((await call("PUT", "/sr22/check", { figures: "years=2" }, cookie)).statusCode).toBe(403);
      }
    });
  },
  STILL_CLOCK,
);
