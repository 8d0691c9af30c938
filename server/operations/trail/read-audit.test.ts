import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { PresentedEvent } from "../../../domain/api/operations/audit.ts";
import { PROTECTED_ADMIN_ID } from "../../../domain/platform/limits.ts";
import type { AuditAction } from "../../../domain/platform/audit-actions.ts";
import { describeOnServer, logInAs, makeUser } from "../../../tests/support/test-app.ts";
import { blogPosts } from "../../platform/db/schema/index.ts";
import type { AuditEvent } from "../../platform/deps/audit.ts";

describeOnServer("reading the audit trail", (server) => {
  const get = async (path: string) =>
    server().app.inject({ url: `/api/audit-events${path}`, headers: { cookie: await logInAs(server().app) } });
  const list = async (query: string) => (await get(query)).json<PresentedEvent[]>();
  const record = (
    action: string,
    at: string,
    actor = { id: 71, username: "rosa_v" },
    subject = { type: "job", id: 9 },
  ) =>
    server().deps.db.transaction((tx) =>
      server().deps.recordEvent(tx, { action: action as AuditAction, actor, subject, ip: "192.0.2.7" }, new Date(at)),
    );

  it("gives the newest event first, and the next page by key", async () => {
    for (const n of [1, 2, 3]) await record(`test.page-${n}`, "2026-03-01T18:00:00Z");
    const first = await get("?actor=rosa_v&limit=2");
    expect(first.json<PresentedEvent[]>().map((event) => event.action)).toEqual(["test.page-3", "test.page-2"]);
    const next = /audit-events([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? "";
    expect((await list(next)).map((event) => event.action)).toEqual(["test.page-1"]);
  });

  it("finds events by who, what, about what", async () => {
    await record("test.found", "2026-03-02T18:00:00Z", { id: 72, username: "Sam" }, { type: "user", id: 31 });
    const actions = async (query: string) => (await list(query)).map((event) => event.action);
    expect(await actions("?actor=sam")).toEqual(["test.found"]);
    expect(await actions("?actor=rosa%25"), "a sign is a sign, not a wildcard").toEqual([]);
    expect(await actions("?action=test.found")).toEqual(["test.found"]);
    expect(await actions("?subjectType=user&subjectId=31")).toEqual(["test.found"]);
    expect(await actions("?subjectType=job&subjectId=31")).toEqual([]);
  });

  it("counts days by the office's calendar, both ends included", async () => {
    // In Houston it is still March 10, 11 p.m., and then March 11, half past midnight (daylight saving time).
    await record("test.late", "2026-03-11T04:00:00Z");
    await record("test.early", "2026-03-11T05:30:00Z");
    const between = async (from: string, to: string) =>
      (await list(`?from=${from}&to=${to}`)).map((event) => event.action);
    expect(await between("2026-03-10", "2026-03-10")).toEqual(["test.late"]);
    expect(await between("2026-03-11", "2026-03-11")).toEqual(["test.early"]);
    expect(await between("2026-03-10", "2026-03-11")).toEqual(["test.early", "test.late"]);
    expect((await get("?from=yesterday")).json()).toMatchObject({ fields: { from: "Please enter a date" } });
  });

  it("W7: is exported as a table in which nothing is a formula, and the export is itself an event", async () => {
    await record("=cmd()", "2026-03-12T18:00:00Z", { id: 73, username: "@evil" });
    const answer = await get("/export?actor=@evil");
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.body).toContain("Number,When (office time),Who,What,About,Details,IP address");
    expect(answer.body).toContain("2026-03-12 13:00,'@evil,'=cmd()");
    const spanish = await get("/export?lang=es&actor=@evil");
    expect(spanish.body).toContain("Número,Cuándo (hora de la oficina),Quién,Qué,Sobre,Detalles,Dirección IP");
    const [event] = await list("?action=export");
    expect(event).toMatchObject({ actorName: "admin", subjectType: "audit-events", details: { actor: "@evil" } });
  });

  const say = async (language: string, event: Partial<AuditEvent>) => {
    const { db, recordEvent } = server().deps;
    await db.transaction((tx) => recordEvent(tx, { action: "test.said" as AuditAction, ...event }, new Date()));
    const [newest] = await list(`?action=${event.action ?? "test.said"}&lang=${language}`);
    return newest?.said;
  };
  const known: [Partial<AuditEvent>, string, string][] = [
    [{ details: { from: "trainee", to: "agent" } }, "de: Aprendiz; a: Agente", "from: Trainee; to: Agent"],
    [{ details: { role: "trainee" } }, "rol: Aprendiz", "role: Trainee"],
    [
      { details: { fields: ["title", "es.title"] } },
      "cambió: Título, Título (español)",
      "changed: Title, Title (Spanish)",
    ],
    [{ details: { changed: ["lastName"] } }, "cambió: apellido", "changed: last name"],
    [{ details: { name: "send-email" } }, "tarea: Enviar un correo", "job: Send an email"],
    [{ details: { isHeld: false } }, "conservar: No", "keep: No"],
    [
      { details: { reason: "clock", quotes: 3 } },
      "solicitudes de cotización: 3; motivo: el reloj puede estar mal",
      "quote requests: 3; reason: the clock may be wrong",
    ],
    [{ details: { username: "(unknown)" } }, "usuario: desconocido", "username: unknown"],
    [
      { details: { personalizedTrack: "remote_worker", preferredLearningStyle: null } },
      "ruta: Trabajo a distancia",
      "track: Remote worker",
    ],
    [{ details: { mentorId: PROTECTED_ADMIN_ID } }, "mentor: admin", "mentor: admin"],
  ];
  it.each(known)("says %j in the reader's language", async (event, spanish, english) => {
    expect((await say("es", event))?.details).toBe(spanish);
    expect((await say("en", event))?.details).toBe(english);
  });

  it("names what an event is about, where it is still there", async () => {
    const [post] = await server().deps.db.select().from(blogPosts).where(eq(blogPosts.slug, "flood-insurance-texas"));
    const about = async (type: string, id: number | string) =>
      (await say("es", { action: "content.update", subject: { type, id } }))?.subject;
    expect(await about("posts", post?.id ?? 0)).toBe(
      `Artículos ${post?.id}: ${String(post?.translations.es?.["title"])}`,
    );
    expect(await about("user", PROTECTED_ADMIN_ID)).toBe(`Usuario ${PROTECTED_ADMIN_ID}: admin`);
    expect(await about("user", 999_999)).toBe("Usuario 999999");
    expect(await about("quote-requests", "all")).toBe("Solicitudes de cotización: todo");
  });

  it("is for admins only, and a denial is an event too", async () => {
    const { cookie } = await makeUser(server(), "senior_agent");
    const denied = await server().app.inject({ url: "/api/audit-events", headers: { cookie } });
    expect(denied.statusCode).toBe(403);
    const [event] = await list("?action=access.denied");
    expect(event).toMatchObject({ details: { method: "GET", route: "/api/audit-events" } });
    expect(event?.actorName).toContain("senior_agent");
  });
});
