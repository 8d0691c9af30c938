import type { Page, Request } from "@playwright/test";
import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs, makeAgent, secondPerson, unique } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { ADMIN, expect, expectAccessible, open, test } from "../fixtures.ts";
import { API, onboarding } from "../onboarding.ts";
import { switchOnTwoFactor } from "../two-factor.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Your session has ended" });
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** Simulates an expired session: the cookie is gone, and the page does not know. */
const endSession = (page: Page) => page.context().clearCookies({ name: /session/ });

/** Opens the profile, changes the first name, and saves after the session has ended. */
async function saveTooLate(page: Page, firstName: string): Promise<void> {
  await open(page, "/profile");
  await page.getByLabel("First name").fill(firstName);
  await endSession(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog(page)).toBeInViewport();
}

async function logInThere(page: Page, password: string): Promise<void> {
  await dialog(page).getByLabel("Password").fill(password);
  await dialog(page).getByRole("button", { name: "Log In", exact: true }).click();
}

test.describe("a session that ends in the middle of a form", () => {
  test.use({ allowFailedRequests: true });

  test("is renewed in place by keyboard, and the form is saved as it was typed", async ({ page }) => {
    const { username, password } = await logInAs(page, "agent");
    await saveTooLate(page, "Teresa");
    await expect(dialog(page).getByLabel("Username")).toHaveValue(username);
    await expect(dialog(page).getByLabel("Password")).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type("not-my-password");
    await page.keyboard.press("Enter");
    await expect(told(page, "Login failed")).toBeVisible();
    await expect(dialog(page)).toHaveCount(1);
    await dialog(page).getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
    await expect(told(page, "Profile Updated")).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Teresa");
    await expect(page.getByRole("button", { name: "Save changes" })).toBeFocused();
    expect(await (await page.request.get("/api/user")).json()).toMatchObject({ username, firstName: "Teresa" });
  });

  test("can be left as it is: the form stays, and the next try asks again", async ({ page }) => {
    const { password } = await logInAs(page, "agent");
    await saveTooLate(page, "Tomasa");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(told(page, "Update Failed")).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveValue("Tomasa");
    await page.getByRole("button", { name: "Save changes" }).click();
    await logInThere(page, password);
    await expect(told(page, "Profile Updated")).toBeVisible();
  });

  test("asks for the code where one is due", async ({ page }) => {
    const { password } = await logInAs(page, "agent");
    await open(page, "/profile?tab=security");
    const { nextCode } = await switchOnTwoFactor(page, password);
    await saveTooLate(page, "Tadea");
    await logInThere(page, password);
    await expect(dialog(page).getByLabel("Code")).toBeFocused();
    await expectAccessible(page);
    await dialog(page).getByLabel("Code").fill(nextCode());
    await page.keyboard.press("Enter");
    await expect(told(page, "Profile Updated")).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test("tells somebody else who logs in there, and loads the page anew for them", async ({ page }) => {
    await logInAs(page, "agent");
    // This form asks for confirmation before it is left, which it must not do here.
    await open(page, "/agent-onboarding?tab=personalization");
    await page.getByRole("radio").first().check();
    const answers: number[] = [];
    page.on("response", (answer) => answer.url().includes("/personalization") && answers.push(answer.status()));
    await endSession(page);
    await page.getByRole("button", { name: "Save Personalization" }).click();
    await dialog(page).getByLabel("Username").fill(ADMIN.username);
    await logInThere(page, ADMIN.password);
    const notice = page.getByRole("alertdialog", { name: /^You are now logged in as/ });
    await expect(notice).toContainText("This page was opened by Terry Example");
    await expectAccessible(page);
    await notice.getByRole("button", { name: "Reload the page" }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Profile of (?!Terry)/ })).toBeVisible();
    expect(answers).toEqual([401]);
  });

  test("needs no password here once one has logged in elsewhere", async ({ page, browser, baseURL }) => {
    const account = await logInAs(page, "agent");
    await saveTooLate(page, "Tulia");
    await expect(dialog(page).getByRole("link", { name: /Log in another way/ })).toHaveAttribute("target", "_blank");
    const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
    await elsewhere.request.post("/api/login", { data: account });
    await page.context().addCookies(await elsewhere.cookies());
    await elsewhere.close();
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(told(page, "Profile Updated")).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  test("is asked for once for all that waits, over another dialog, in Spanish and on a phone", async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
    await page.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
    await logInAs(page, "admin");
    await open(page, "/admin-tools?tab=agent-management");
    await page.getByRole("button", { name: "Invitar a alguien" }).click();
    const form = page.getByRole("dialog", { name: "Invitar a alguien" });
    const email = `late-${Date.now()}@example.com`;
    await form.getByLabel("Correo").fill(email);
    await endSession(page);
    await form.getByRole("button", { name: "Enviar invitación" }).click();
    const again = page.getByRole("dialog", { name: "Su sesión terminó" });
    await expect(again).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    await again.getByLabel("Contraseña").fill(ADMIN.password);
    await page.keyboard.press("Enter");
    await expect(again).toHaveCount(0);
    await expect(page.getByRole("dialog", { name: "Enlace de invitación" })).toContainText(email);
  });

  test("N15: is told of at once, with the reason, where somebody else ended it", async ({ page, browser, baseURL }) => {
    await logInAs(page, "admin");
    const account = await makeAgent(page);
    const theirs = await secondPerson(browser, baseURL, account);
    await open(theirs, "/agent-dashboard");
    await expect(theirs.getByText("Live", { exact: true })).toBeVisible();
    await page.request.delete(`/api/users/${account.id}/sessions`);
    const reason = "An administrator ended the sessions of this account. Please log in again.";
    await expect(dialog(theirs).getByText(reason)).toBeInViewport();
    await expectAccessible(theirs);
    await open(theirs, "/agent-tools");
    await expect(theirs).toHaveURL(/auth/);
    await expect(theirs.getByText(reason)).toBeInViewport();
    await theirs.context().close();
  });

  test("keeps a file that is being uploaded", async ({ page }) => {
    const { password } = await logInAs(page, "admin");
    await open(page, "/agent-tools?tab=forms");
    await page.getByRole("button", { name: "Quick Upload" }).click();
    const upload = page.getByRole("dialog", { name: "Quick Upload" });
    const file = { name: "late.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 late") };
    await upload.getByLabel("File").setInputFiles(file);
    await endSession(page);
    await upload.getByRole("button", { name: "Upload" }).click();
    await logInThere(page, password);
    await expect(page.getByRole("link", { name: "late.pdf" }).first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("calls that a page makes by itself are marked, so that they keep no session alive", async ({ page }) => {
  const isMarked = (request: Request) => "x-unattended" in request.headers();
  const callTo = (path: string, method = "GET") =>
    page.waitForRequest((request) => request.url().includes(path) && request.method() === method);
  await page.clock.install();
  await logInAs(page, "admin");
  const disk = callTo("/api/disk");
  await open(page, "/admin-tools");
  await (await disk).response();
  const diskAgain = callTo("/api/disk");
  await page.clock.fastForward(30_000);
  expect.soft(isMarked(await diskAgain), "disk").toBe(true);

  const person = { name: unique("Rosa"), email: "rosa@example.com", phone: "(281) 555-0142", zipCode: "77573" };
  const data = { insuranceType: "auto", ...person };
  const { reference } = await answerOf<"POST /api/quote-requests">(page.request.post("/api/quote-requests", { data }));
  const draft = callTo("/answer-draft");
  await open(page, `/agent-dashboard?request=${reference}`);
  await (await draft).response();
  const draftAgain = callTo("/answer-draft");
  // Something happens to another request of the same kind.
  expect((await page.request.post("/api/quote-requests", { data: { ...data, name: unique("Otra") } })).ok()).toBe(true);
  expect.soft(isMarked(await draftAgain), "draft").toBe(true);

  await logInAs(page, "agent");
  const { steps } = await onboarding(page);
  const id = steps[0]?.id ?? 0;
  const begun = await page.request.put(`${API}/step/${id}/progress`, { data: { status: "in_progress" } });
  expect(begun.status()).toBe(200);
  await open(page, `/agent-onboarding?tab=learning-path&step=${id}`);
  await expect(page.getByRole("button", { name: "Mark Complete" })).toBeVisible();
  const report = callTo(`/step/${id}/progress`, "PUT");
  await page.clock.fastForward(60_000);
  expect.soft(isMarked(await report), "time on a step").toBe(true);
});
