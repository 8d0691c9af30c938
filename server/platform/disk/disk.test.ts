import { expect, it, vi } from "vitest";
import { agency } from "../../../tests/support/agency.ts";
import { localPhone } from "../../../domain/platform/phone.ts";
import { callHarmlessly } from "../../../tests/prove/role-matrix.ts";
import { targetOf } from "../../../tests/prove/target.ts";
import { unsafeRoutesOf, routeName } from "../../../tests/support/every-route.ts";
import { describeOnServer, logInAs, type TestApp } from "../../../tests/support/test-app.ts";
import { requests } from "../db/schema/index.ts";
import { createRequestServices } from "../../web/request-services.ts";

const MB = 1_000_000;
let free = 1_000 * MB;
let now = new Date("2026-11-15T18:00:00Z");

const contact = { firstName: "Rosa", lastName: "Vela", email: "rosa@example.com", phone: "7135550177" };
const phone = localPhone(agency.phone);

const leave = ({ app }: TestApp, lang = "en") =>
  app.inject({ method: "POST", url: `/api/contact-requests?lang=${lang}`, payload: contact });
const readiness = async ({ app }: TestApp) => {
  const answer = await app.inject("/readyz");
  return [answer.statusCode, answer.json<{ status: string }>().status];
};

describeOnServer(
  "R5: a disk with too little room",
  (server) => {
    async function leaves(megabytes: number) {
      free = megabytes * MB;
      await server().deps.disk.look();
    }
    const stored = () => server().deps.db.$count(requests);

    it("is no matter down to the space that was stated", async () => {
      await leaves(200);
      expect((await leave(server())).statusCode).toBe(201);
      expect(await readiness(server())).toEqual([200, "ready"]);
    });

    it("refuses what would be stored, with the phone number, in both languages", async () => {
      await leaves(199);
      const before = await stored();
      for (const [lang, words] of [
        ["en", "Please call us at"],
        ["es", "Llámenos al"],
      ] as const) {
        const answer = await leave(server(), lang);
        expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "60"]);
        expect(answer.json<{ error: string }>().error).toContain(`${words} ${phone}`);
      }
      expect(await stored()).toBe(before);
      expect(await readiness(server())).toEqual([503, "disk full"]);
    });

    it("refuses every route that writes but the ways in and out, and serves those that read", async () => {
      const cookie = await logInAs(server().app);
      expect(cookie).not.toBe("");
      const open: string[] = [];
      for (const route of unsafeRoutesOf(server())) {
        const answer = await callHarmlessly(targetOf(server()), routeName(route), cookie);
        if (answer.status !== 503) open.push(routeName(route));
      }
      expect(open.toSorted()).toEqual([
        "POST /api/login",
        "POST /api/login/passkey",
        "POST /api/login/passkey/begin",
        "POST /api/login/second-factor",
        "POST /api/logout",
      ]);
      expect((await server().app.inject("/api/blog-posts")).statusCode).toBe(200);
    });

    it("refuses forms without a script, too", async () => {
      const request = { headers: {}, log: server().deps.log, ip: "192.0.2.1" };
      const services = createRequestServices(server().deps, { request } as never, "nonce");
      expect(await services.submitContact(contact, "es")).toMatchObject({
        status: 503,
        error: expect.stringContaining(phone),
      });
    });

    it("is told to admins, and over by itself", async () => {
      const told = async () =>
        (await server().app.inject({ url: "/api/disk", headers: { cookie: await logInAs(server().app) } })).json();
      expect(await told()).toEqual({ isFull: true, freeMb: 199, minFreeMb: 200 });
      await leaves(200);
      expect(await told()).toMatchObject({ isFull: false });
      expect((await leave(server())).statusCode).toBe(201);
    });
  },
  { freeBytes: async () => free },
);

describeOnServer(
  "R5: a database elsewhere whose disk is full",
  (server) => {
    it("is believed for a minute, then tried again", async () => {
      const full = Object.assign(new Error("could not extend file"), { code: "53100" });
      const storing = vi.spyOn(server().deps.db, "transaction").mockRejectedValueOnce(full);
      const first = await leave(server());
      storing.mockRestore();
      expect([first.statusCode, first.json<{ error: string }>().error]).toEqual([503, expect.stringContaining(phone)]);
      expect((await leave(server())).statusCode).toBe(503);
      expect(await readiness(server())).toEqual([503, "disk full"]);
      now = new Date(now.getTime() + 60_000);
      expect(await readiness(server())).toEqual([200, "ready"]);
      expect((await leave(server())).statusCode).toBe(201);
    });
  },
  { clock: () => now },
);
