import { ROLES, type Role } from "../../../domain/platform/permissions.ts";
import { AGREED } from "../../support/agreed.ts";
import { auto } from "../../support/offers.ts";
import { ADMIN_PASSWORD } from "../../support/test-env.ts";

const PASSWORD = "blue-wagon-forty-two";
const DAY_MS = 86_400_000;

/** Calls the API of a site; throws where it refuses. */
async function call<T>(site: string, method: string, path: string, cookie: string, body?: object): Promise<T> {
  const answer = await fetch(site + path, {
    method,
    headers: { cookie, ...(body && { "content-type": "application/json" }) },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<T>;
}

async function logIn(site: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${site}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  if (!answer.ok) throw new Error(`${username} cannot log in: ${answer.status}`);
  return cookies.filter((cookie) => /session=/.test(cookie ?? "")).join("; ");
}

/** Makes an account of each role; returns their session cookies. */
export async function makeStaff(site: string): Promise<Map<Role, string>> {
  const admin = await logIn(site, "admin", ADMIN_PASSWORD);
  const staff = new Map<Role, string>([["admin", admin]]);
  for (const role of ROLES.filter((one) => one !== "admin")) {
    const username = `prove-${role.replaceAll("_", "-")}`;
    const person = { firstName: "Terry", lastName: "Example", email: `${username}@example.com` };
    await call(site, "POST", "/api/users", admin, { username, password: PASSWORD, role, ...person });
    staff.set(role, await logIn(site, username, PASSWORD));
  }
  return staff;
}

type Asked = { reference: string; link?: string };
type Opened = { id: number; premiums: { id: number }[]; work: { version: number } };

/** Sends a quote request; returns the address of its private page. */
export async function askForQuote(site: string, name: string): Promise<{ reference: string; path: string }> {
  const person = { name, email: `${name.toLowerCase()}@example.com`, phone: "(281) 555-0142", zipCode: "77573" };
  const request = { insuranceType: "auto", ...person, ...AGREED };
  const { reference, link = "" } = await call<Asked>(site, "POST", "/api/quote-requests", "", request);
  return { reference, path: new URL(link, site).pathname };
}

/** Shows a customer two offers with their coverages, one of them recommended. */
export async function offer(site: string, reference: string, cookie: string): Promise<void> {
  const address = `/api/quote-requests/${reference}`;
  const opened = () => call<Opened>(site, "GET", address, cookie);
  const { id } = await opened();
  for (const [carrier, cents] of [
    ["Lone Star", 60_000],
    ["Pecan Mutual", 48_000],
  ] as const) {
    await call(site, "POST", `/api/quote-requests/${id}/premiums`, cookie, { carrier, cents, months: 6 });
  }
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const { premiums } = await opened();
  for (const premium of premiums) {
    const { version } = (await opened()).work;
    const terms = { offeredOn: day(-1), validUntil: day(20), coverages: auto(), version };
    await call(site, "PUT", `/api/premiums/${premium.id}/terms`, cookie, terms);
  }
  const premiumIds = premiums.map((premium) => premium.id);
  const { version } = (await opened()).work;
  const sending = { premiumIds, recommendedId: premiumIds[0], why: "It pays for a rental car.", version };
  await call(site, "POST", `/api/quote-requests/${id}/offers`, cookie, sending);
}
