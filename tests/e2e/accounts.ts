import { expect, type Browser, type Cookie, type Page } from "@playwright/test";
import type { Role } from "../../domain/platform/permissions.ts";
import { ADMIN } from "./fixtures.ts";
import { QUIET } from "./kept-page.ts";
import { answerOf } from "./answer-of.ts";

const PASSWORD = "blue-wagon-forty-two";
let made = 0;
/** The first admin's session in this worker, cached: a login is expensive, and most tests only want to be logged in. */
let adminSession: Cookie[] = [];

/** Logs in by API; afterwards the browser context has the session cookie. */
async function enter(page: Page, account: typeof ADMIN): Promise<void> {
  const answer = await page.request.post("/api/login", { data: account });
  expect(answer.status(), "login").toBe(200);
}

/** Reuses the first admin's session, or starts a new one when a test has ended it. */
async function enterAsAdmin(page: Page): Promise<void> {
  await page.context().addCookies(adminSession);
  const isAlive = adminSession.length > 0 && (await page.request.get("/api/user")).ok();
  if (isAlive) return;
  await enter(page, ADMIN);
  // Leaves out the language cookie, which a test may have set before.
  adminSession = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
}

/** Logs in with the role: as the first admin for admins, otherwise with a new account created by that admin. */
export async function logInAs(page: Page, role: Role): Promise<{ username: string; password: string }> {
  // An open page would keep sending requests with the old session.
  if (page.url() !== "about:blank") await page.goto(QUIET);
  await enterAsAdmin(page);
  if (role === "admin") return ADMIN;
  const username = `${role}-${process.pid}-${Date.now().toString(36)}-${made++}`;
  const account = { username, password: PASSWORD };
  const data = { ...account, firstName: "Terry", lastName: "Example", email: `${username}@example.com`, role };
  const answer = await page.request.post("/api/users", { data });
  expect(answer.status(), "new account").toBe(201);
  await enter(page, account);
  return account;
}

/** Returns a name that nothing else in the run has. */
export const unique = (name: string) => `${name}-${process.pid}-${Date.now().toString(36)}-${made++}`;

/** Creates an account by API, as the admin whose session the page has. */
export async function makeAgent(page: Page, role = "agent") {
  const account = { username: unique("case"), password: "blue-wagon-forty-two" };
  const data = { ...account, firstName: "Casey", lastName: unique("Example"), email: "casey@example.com", role };
  const answer = await page.request.post("/api/users", { data });
  expect(answer.status()).toBe(201);
  return { ...data, ...(await answerOf<"POST /api/users">(answer)) };
}

/** Opens a page for a second person in a browser context of their own. */
export async function secondPerson(
  browser: Browser,
  baseURL: string | undefined,
  account: { username: string; password: string },
) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  const answer = await page.request.post("/api/login", {
    data: { username: account.username, password: account.password },
  });
  expect(answer.status()).toBe(200);
  return page;
}
