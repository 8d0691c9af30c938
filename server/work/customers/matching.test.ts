import { eq, inArray, isNull } from "drizzle-orm";
import { expect, it } from "vitest";
import type { ViewedCustomer } from "../../../domain/api/work/customers.ts";
import { quoteRow } from "../../../tests/support/request-rows.ts";
import { describeOnServer, logInAs, type TestApp } from "../../../tests/support/test-app.ts";
import { requests, customerKeys, customers } from "../../platform/db/schema/index.ts";
import { notifyOfLead } from "../leads/notify-of-lead.ts";
import { matchCustomers } from "./match-customers.ts";

type Server = () => TestApp;

/** Sends requests as visitors do, and runs the jobs that follow from them. */
function visitors(server: Server) {
  async function send(kind: "quote" | "contact", payload: object): Promise<string> {
    const answer = await server().app.inject({ method: "POST", url: `/api/${kind}-requests`, payload });
    return answer.json<{ reference: string }>().reference;
  }
  async function notify(reference: string): Promise<void> {
    await notifyOfLead(server().deps, { kind: reference.startsWith("Q") ? "quote" : "contact", reference });
  }
  async function customerOf(reference: string): Promise<number | null> {
    const [row] = await server().deps.db.select().from(requests).where(eq(requests.reference, reference));
    return row?.customerId ?? null;
  }
  async function quote(name: string, email: string, phone: string, more: object = {}): Promise<string> {
    return send("quote", { insuranceType: "auto", name, email, phone, zipCode: "77008", ...more });
  }
  async function contact(firstName: string, lastName: string, email: string, phone: string): Promise<string> {
    return send("contact", { firstName, lastName, email, phone });
  }
  /** Runs the job of each request, and returns their customers' ids. */
  async function customersOf(...references: string[]): Promise<(number | null)[]> {
    for (const reference of references) await notify(reference);
    return Promise.all(references.map(customerOf));
  }
  async function view(id: number | null): Promise<ViewedCustomer> {
    const headers = { cookie: await logInAs(server().app) };
    return (await server().app.inject({ url: `/api/customers/${id}`, headers })).json<ViewedCustomer>();
  }
  return { send, notify, customerOf, quote, contact, customersOf, view };
}

describeOnServer("a request", (server) => {
  const { send, quote, contact, customersOf, notify, customerOf, view } = visitors(server);

  it("belongs to whoever has the same e-mail address, however it is written", async () => {
    const [first, second] = await customersOf(
      await quote("Ana Ruiz", "ana@example.com", "713-555-0101"),
      await contact("A.", "Ruiz-Soto", "Ana@Example.com", "832-555-0102"),
    );
    expect(first).not.toBeNull();
    expect(second).toBe(first);
    expect(await view(first ?? 0)).toMatchObject({
      name: "Ana Ruiz",
      emails: ["ana@example.com"],
      phones: ["+17135550101", "+18325550102"],
      doubles: [],
    });
  });

  it("belongs to whoever has the same number and family name", async () => {
    const [first, second] = await customersOf(
      await quote("Beto Peña", "beto@example.com", "+52 81 8345 6789"),
      await quote("Roberto PENA", "roberto@example.com", "+52 1 81 8345 6789"),
    );
    expect(second).toBe(first);
  });

  it("with the same number alone, or the same name and ZIP code, is a new customer's, and the other one is suggested", async () => {
    const [first, second, third] = await customersOf(
      await quote("Carla Díaz", "carla@example.com", "713-555-0120"),
      await quote("Mario Luna", "mario@example.com", "(713) 555-0120"),
      await quote("Carla Díaz", "cdiaz@example.com", "713-555-0129"),
    );
    expect(new Set([first, second, third]).size).toBe(3);
    const { doubles } = await view(first ?? 0);
    expect(doubles.map(({ id, reason }) => ({ id, reason }))).toEqual([
      { id: second, reason: "phone" },
      { id: third, reason: "name" },
    ]);
  });

  it("of two at once does not make two customers, nor does a job that runs twice", async () => {
    const references = await Promise.all(
      Array.from({ length: 8 }, (_, n) => quote(`Dora Mata`, "dora@example.com", `713-555-01${30 + n}`)),
    );
    await Promise.all([...references, ...references].map(notify));
    expect(new Set(await Promise.all(references.map(customerOf))).size).toBe(1);
    expect(await server().deps.db.$count(customers, eq(customers.name, "Dora Mata"))).toBe(1);
  });

  it("that is suspected, or names nobody, has no customer", async () => {
    const suspected = await quote("Bot", "bot@example.com", "713-555-0140", { website: "spam" });
    const zipOnly = await send("quote", { form: "short", insuranceType: "auto", zipCode: "77008" });
    expect(await customersOf(suspected, zipOnly)).toEqual([null, null]);
  });

  it("that gave no name lends its address for one, until somebody gives theirs", async () => {
    const short = { form: "short", insuranceType: "home", zipCode: "77008", email: "eva@example.com" };
    const [first] = await customersOf(await send("quote", short));
    expect((await view(first ?? 0)).name).toBe("eva@example.com");
    const [second] = await customersOf(await quote("Eva Cruz", "eva@example.com", "713-555-0150"));
    expect(second).toBe(first);
    expect((await view(first ?? 0)).name).toBe("Eva Cruz");
  });
});

describeOnServer("requests from before there were customers", (server) => {
  const { quote, contact, customerOf } = visitors(server);

  it("get theirs in batches, also after a first try that ended midway", async () => {
    const { deps } = server();
    const mine = [
      await quote("Flor Vega", "flor@example.com", "713-555-0160"),
      await contact("Flor", "Vega", "flor@example.com", "713-555-0160"),
    ];
    const rows = Array.from({ length: 450 }, (_, n) => ({
      reference: `Q-B${n}`,
      contentHash: `${n}`,
      insuranceType: "auto" as const,
      zipCode: "77008",
      name: `Bulk ${n % 3} Person${n}`,
      email: `bulk${n % 150}@example.com`,
      requestDate: new Date(),
      lastUsedAt: new Date(),
    }));
    await deps.db.insert(requests).values(rows.map(quoteRow));
    const failing = { ...deps, db: failingAfter(deps.db, 100) };
    await expect(matchCustomers(failing)).rejects.toThrow("power cut");
    const open = await deps.db.$count(requests, isNull(requests.customerId));
    expect(open).toBeGreaterThan(0);
    expect(open).toBeLessThan(rows.length);
    await matchCustomers(deps);
    expect(await deps.db.$count(requests, isNull(requests.customerId))).toBe(0);
    const [one, other] = await Promise.all(mine.map(customerOf));
    expect(other).toBe(one);
    const keys = rows.map(({ email }) => email);
    expect(await deps.db.$count(customerKeys, inArray(customerKeys.value, keys))).toBe(150);
  });
});

/** Wraps a database so that it fails after a number of transactions. */
function failingAfter<Db extends object>(db: Db, transactions: number): Db {
  let left = transactions;
  return new Proxy(db, {
    get(target, name) {
      if (name === "transaction" && left-- <= 0) throw new Error("power cut");
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });
}
