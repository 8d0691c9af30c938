import { expect, it } from "vitest";
import type { EditableStep, Onboarding, ReportAnswer } from "../../../domain/api/people/onboarding.ts";
import { describeOnServer, makeUser } from "../../../tests/support/test-app.ts";
import { auditEvents } from "../../platform/db/schema/index.ts";
import { firstOf } from "../../../tests/support/first-of.ts";

const both = (en: string, es: string) => ({ en, es });
const prerequisites: number[] = [];
const written = {
  title: both("Flood maps", "Mapas de inundación"),
  description: both("Read a flood map.", "Lea un mapa de inundación."),
  content: both("<p>Look<script>alert(1)</script></p>", '<p>Mire<img src=x onerror="alert(1)"></p>'),
  estimatedDuration: 15,
  difficulty: "intermediate",
  category: "tools",
  prerequisites,
  resources: [{ title: both("FEMA", "FEMA"), url: "https://www.fema.gov/", type: "article", style: "reading" }],
  quiz: [
    {
      question: both("Ready?", "¿Listo?"),
      options: [both("Yes", "Sí"), both("No", "No")],
      answer: 0,
      reasons: [both("You are here", "Ya está aquí"), both("Then rest", "Entonces descanse")],
    },
  ],
  trackTypes: ["remote_worker"],
  isActive: true,
};

describeOnServer("the steps", (server) => {
  const admin = () => makeUser(server(), "admin");
  const call = (cookie: string, method: "GET" | "PUT" | "POST", path = "", payload?: object) =>
    server().app.inject({
      method,
      url: `/api/agent-onboarding/steps${path}`,
      headers: { cookie },
      ...(payload ? { payload } : {}),
    });
  const list = async (cookie: string) => (await call(cookie, "GET")).json<EditableStep[]>();
  const actions = async () => (await server().deps.db.select().from(auditEvents)).map((event) => event.action);

  it("Z1: are written by admins and nobody else", async () => {
    for (const role of ["senior_agent", "agent", "trainee"] as const) {
      const { cookie } = await makeUser(server(), role);
      const answers = await Promise.all([
        call(cookie, "GET"),
        call(cookie, "POST", "", written),
        call(cookie, "PUT", "/1", { ...written, version: "" }),
        call(cookie, "PUT", "/order", { ids: [1], seen: [1] }),
      ]);
      expect(answers.map((a) => a.statusCode)).toEqual([403, 403, 403, 403]);
    }
  });

  it("W5: are stored in both languages with their HTML cleaned, and shown on their tracks", async () => {
    const { cookie } = await admin();
    const created = await call(cookie, "POST", "", { ...written, id: 1, order: 0 });
    expect(created.statusCode).toBe(201);
    const step = created.json<EditableStep>();
    expect(step.content).toEqual(both("<p>Look</p>", "<p>Mire</p>"));
    expect((await list(cookie)).at(-1)).toEqual(step);
    const reader = await makeUser(server(), "trainee");
    const titles = async (query = "") =>
      (await server().app.inject({ url: `/api/agent-onboarding${query}`, headers: { cookie: reader.cookie } }))
        .json<Onboarding>()
        .steps.map((s) => s.title);
    expect(await titles()).toContain("Flood maps");
    expect(await titles("?lang=es")).toContain("Mapas de inundación");
    const { version } = step;
    const changed = await call(cookie, "PUT", `/${step.id}`, { ...written, isActive: false, version });
    expect(changed.json()).toMatchObject({ isActive: false });
    expect(await titles()).not.toContain("Flood maps");
    expect(await actions()).toEqual(expect.arrayContaining(["onboarding-step.create", "onboarding-step.update"]));
  });

  it("give back on reading what was written", async () => {
    const { cookie } = await admin();
    const { id, order, ...texts } = firstOf(await list(cookie));
    expect((await call(cookie, "PUT", `/${id}`, texts)).json()).toEqual({ id, order, ...texts });
  });

  it("are not overwritten unseen: what another admin changed meanwhile is a conflict, its place in the order is none", async () => {
    const { cookie } = await admin();
    const { id, version } = (await call(cookie, "POST", "", written)).json<EditableStep>();
    const change = (to: object, over: string) => call(cookie, "PUT", `/${id}`, { ...written, ...to, version: over });
    const seen = (await list(cookie)).map((step) => step.id);
    const ids = seen.toReversed();
    expect((await call(cookie, "PUT", "/order", { ids, seen })).statusCode).toBe(200);
    expect((await call(cookie, "PUT", "/order", { ids: seen, seen: ids })).statusCode).toBe(200);
    const first = await change({ difficulty: "advanced" }, version);
    expect(first.statusCode).toBe(200);
    expect((await change({ isActive: false }, version)).json()).toMatchObject({ code: "conflict" });
    const stored = (await list(cookie)).find((step) => step.id === id);
    expect(stored).toMatchObject({ difficulty: "advanced", isActive: true });
    expect((await change({ isActive: false }, stored?.version ?? "")).json()).toMatchObject({ isActive: false });
    expect((await call(cookie, "PUT", `/${id}`, written)).statusCode).toBe(400);
  });

  it("tell why each answer is right or wrong, in the agent's language, once the quiz is answered and not before", async () => {
    const { cookie } = await admin();
    const { id } = (await call(cookie, "POST", "", written)).json<EditableStep>();
    const { cookie: reader } = await makeUser(server(), "trainee");
    const headers = { cookie: reader };
    const path = await server().app.inject({ url: "/api/agent-onboarding?lang=es", headers });
    expect(path.body).toContain("Mapas de inundación");
    expect(path.body).not.toContain("Entonces descanse");
    const report = async (payload: object, language: string) => {
      const url = `/api/agent-onboarding/step/${id}/progress?lang=${language}`;
      return (await server().app.inject({ method: "PUT", url, payload, headers })).json<ReportAnswer>();
    };
    await report({ status: "in_progress" }, "es");
    const spanish = { score: 0, correct: [0], reasons: [["Ya está aquí", "Entonces descanse"]] };
    expect((await report({ answers: [1] }, "es")).quizResult).toEqual(spanish);
    expect((await report({ answers: [0] }, "en")).quizResult?.reasons).toEqual([["You are here", "Then rest"]]);
  });

  it("need no reasons, which older steps do not have, but each in both languages", async () => {
    const { cookie } = await admin();
    const { reasons: _reasons, ...bare } = firstOf(written.quiz);
    const created = (await call(cookie, "POST", "", { ...written, quiz: [bare] })).json<EditableStep>();
    expect(created.quiz[0]?.reasons).toEqual([both("", ""), both("", "")]);
    const half = [{ ...bare, reasons: [both("You are here", "")] }];
    const refused = await call(cookie, "PUT", `/${created.id}`, { ...created, quiz: half });
    expect(refused.json()).toMatchObject({ fields: { "quiz.0.reasons.0.es": expect.any(String) } });
  });

  it("W8: refuse a link that is not https, mailto or of this site, and an answer that is none", async () => {
    const { cookie } = await admin();
    const resources = [{ ...written.resources[0], url: "javascript:alert(1)" }];
    const answer = await call(cookie, "POST", "", { ...written, resources });
    expect(answer.json()).toMatchObject({ fields: { "resources.0.url": expect.any(String) } });
    const quiz = [{ ...written.quiz[0], answer: 2 }];
    expect((await call(cookie, "POST", "", { ...written, quiz })).statusCode).toBe(400);
  });

  it("never wait for each other, whoever closes the circle", async () => {
    const { cookie } = await admin();
    const all = await list(cookie);
    const first = firstOf(all);
    const later = firstOf(all.filter((step) => step.prerequisites.includes(first.id)));
    const before = await call(cookie, "PUT", `/${first.id}`, { ...first, prerequisites: [later.id] });
    expect(before.json()).toMatchObject({ fields: { prerequisites: "These steps would wait for each other" } });
    expect((await call(cookie, "PUT", `/${first.id}`, { ...first, prerequisites: [first.id] })).statusCode).toBe(400);
    expect((await call(cookie, "PUT", `/${first.id}`, { ...first, prerequisites: [999_999] })).statusCode).toBe(400);
    const [a, b] = [
      (await call(cookie, "POST", "", written)).json<EditableStep>(),
      (await call(cookie, "POST", "", written)).json<EditableStep>(),
    ];
    const answers = await Promise.all([
      call(cookie, "PUT", `/${a.id}`, { ...a, prerequisites: [b.id] }),
      call(cookie, "PUT", `/${b.id}`, { ...b, prerequisites: [a.id] }),
    ]);
    expect(answers.map((answer) => answer.statusCode).toSorted((x, y) => x - y)).toEqual([200, 400]);
  });

  it("are put in order as a whole", async () => {
    const { cookie } = await admin();
    const seen = (await list(cookie)).map((step) => step.id);
    const ids = seen.toReversed();
    const ordered = await call(cookie, "PUT", "/order", { ids, seen });
    expect(ordered.json<EditableStep[]>().map((step) => step.id)).toEqual(ids);
    // Who saw the order before that one would undo it unseen.
    expect((await call(cookie, "PUT", "/order", { ids, seen })).statusCode).toBe(409);
    expect((await call(cookie, "PUT", "/order", { ids: ids.slice(1), seen: ids })).statusCode).toBe(409);
    expect((await call(cookie, "PUT", "/order", { ids: [...ids.slice(1), ids[1]], seen: ids })).statusCode).toBe(409);
    expect(await actions()).toContain("onboarding-step.order");
  });
});
