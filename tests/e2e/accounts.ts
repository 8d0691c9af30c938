import { expect, type Browser, type Cookie, type Page } from "@playwright/test";
import type { Role } from "../../domain/platform/permissions.ts";
import { ADMIN } from "./fixtures.ts";
import { QUIET } from "./kept-page.ts";

const PASSWORD = "blue-wagon-forty-two";
let made = 0;
/** The first admin's session in this worker: a login is dear, and what most tests want is to be logged in. */
let adminSession: Cookie[] = [];

/** Logs in by API: the browser's context has the session afterwards. */
async function enter(page: Page, account: typeof ADMIN): Promise<void> {
  const answer = await page.request.post("/api/login", { data: account });
  expect(answer.status(), "login").toBe(200);
}

/** Takes up the first admin's session, or begins another where a test has ended it. */
async function enterAsAdmin(page: Page): Promise<void> {
  await page.context().addCookies(adminSession);
  const isAlive = adminSession.length > 0 && (await page.request.get("/api/user")).ok();
  if (isAlive) return;
  await enter(page, ADMIN);
  // Not the language, which a test may have chosen before.
  adminSession = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
}

/** Logs in with the role: admins as the first admin, others with a new account made by that admin. */
export async function logInAs(page: Page, role: Role): Promise<{ username: string; password: string }> {
  // An open page would go on asking as somebody who is not there any more.
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

/** A name that nothing else in the run has. */
export const unique = (name: string) => `${name}-${process.pid}-${Date.now().toString(36)}-${made++}`;

/** Makes an account by API, as the admin whose session the page has. */
export async function makeAgent(page: Page, role = "agent") {
  const account = { username: unique("case"), password: "blue-wagon-forty-two" };
  const data = { ...account, firstName: "Casey", lastName: unique("Example"), email: "casey@example.com", role };
  const answer = await page.request.post("/api/users", { data });
  expect(answer.status()).toBe(201);
  return { ...data, ...((await answer.json()) as { id: number }) };
}

/** A second person at a browser of their own. */
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
