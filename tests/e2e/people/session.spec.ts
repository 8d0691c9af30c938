import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request, type APIRequestContext, type Page } from "@playwright/test";
import { startSite, type SiteProcess } from "../../support/site-process.ts";
import { startSmtpSink, type SmtpSink } from "../../support/smtp-sink.ts";
import { ADMIN, expect, expectAccessible, open, test } from "../fixtures.ts";
import { switchOnTwoFactor } from "../two-factor.ts";

const ADMIN_PASSWORD = "porch-swing-and-tea";
const FIRST = { username: "ines", password: "sunny-porch-7" };

/** Fills in the login form of the open page. */
async function logInWith(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
}

/** Clears the session without the page's knowledge. The page is left first, since it may still be fetching with it. */
async function forget(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

test.describe("a new installation with a mail server", () => {
  test.describe.configure({ mode: "serial" });
  let folder: string;
  let sink: SmtpSink;
  let site: SiteProcess;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "bluebonnet-accounts-"));
    sink = await startSmtpSink();
    site = await startSite({ DATA_DIR: folder, SMTP_URL: sink.url, REQUIRE_2FA_ROLES: "trainee" });
  });
  test.afterAll(async () => {
    await site.stop();
    await sink.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens the API as the admin, with the password that the first test chose. */
  async function asAdmin(): Promise<APIRequestContext> {
    const admin = await request.newContext({ baseURL: site.url });
    await admin.post("/api/login", { data: { username: "admin", password: ADMIN_PASSWORD } });
    return admin;
  }

  /** Waits for the mail to an address and returns its link. */
  async function linkTo(address: string, subject: RegExp): Promise<string> {
    const find = () => sink.mails.find((m) => m.to?.[0]?.address === address && subject.test(m.subject ?? ""));
    await expect.poll(find).toBeTruthy();
    return /https?:\S+\/auth\?\S+/.exec(find()?.text ?? "")?.[0] ?? "";
  }

  test("lets the first admin in with the printed password, to choose another one before anything else", async ({
    page,
  }) => {
    const printed = () => /Password\s+(\S+)/.exec(site.output())?.[1] ?? "";
    await expect.poll(printed).not.toBe("");
    await open(page, `${site.url}/auth`);
    await logInWith(page, "admin", printed());
    await expect(page).toHaveURL(/\/profile\?tab=security/);
    await expect(page.getByText("Please choose your own to continue.")).toBeVisible();
    await expectAccessible(page);
    await open(page, `${site.url}/agent-dashboard`);
    await expect(page).toHaveURL(/\/profile\?tab=security/);
    await page.getByLabel("Current password").fill(printed());
    await page.getByLabel("New password", { exact: false }).first().fill(ADMIN_PASSWORD);
    await page.getByLabel("Confirm new password").fill(ADMIN_PASSWORD);
    await page.getByRole("button", { name: "Update Password" }).click();
    await expect(page.getByText("Password Updated", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/admin-set-up/);
  });

  test("lets an invited person register once, with the invitation's address and role", async ({ page }) => {
    const admin = await asAdmin();
    await admin.post("/api/invitations", { data: { email: "ines@example.com", role: "senior_agent" } });
    await admin.dispose();
    const link = await linkTo("ines@example.com", /./);
    await open(page, link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Create your account");
    await expect(page.getByLabel("Email")).toHaveValue("ines@example.com");
    await expect(page.getByLabel("Email")).not.toBeEditable();
    await expect(page.getByLabel("Role")).toHaveValue("Senior Agent");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("First name is required")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("First name").fill("Inés");
    await page.getByLabel("Last name").fill("Vitada");
    await page.getByLabel("Username").fill(FIRST.username);
    await page.getByLabel("Password").fill(FIRST.password);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Registration successful", { exact: true })).toBeVisible();
    await expect(page.getByText("Welcome, Inés!", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/agent-tools/);
    await expect(page.getByRole("banner").getByRole("button", { name: "Account of Inés Vitada" })).toBeVisible();
    await forget(page);
    await open(page, link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This invitation does not work");
    await expectAccessible(page);
  });

  test("mails a link to whoever forgot the password, which sets a new one once", async ({ page }) => {
    await open(page, `${site.url}/auth`);
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("Please enter your username or email")).toBeVisible();
    await page.getByLabel("Username or email").fill("ines@example.com");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Check your inbox" })).toBeFocused();
    await expectAccessible(page);
    const link = await linkTo("ines@example.com", /^Choose a new password$/);
    await open(page, link);
    await page.getByLabel("New password", { exact: false }).first().fill("quiet-creek-12");
    await page.getByLabel("Confirm new password").fill("quiet-creek-13");
    await page.getByRole("button", { name: "Update Password" }).click();
    await expect(page.getByText("Passwords do not match")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Confirm new password").fill("quiet-creek-12");
    await page.getByRole("button", { name: "Update Password" }).click();
    await expect(page.getByText("Password Updated", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agent Login");
    await logInWith(page, FIRST.username, "quiet-creek-12");
    await expect(page).toHaveURL(/\/agent-tools/);
    await forget(page);
    await open(page, link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
  });

  test("opens nothing to a role that needs a second factor before it is switched on", async ({ page }) => {
    const admin = await asAdmin();
    const account = { username: "aprendiz", password: "wide-open-plain" };
    await admin.post("/api/users", { data: { ...account, firstName: "Ana", lastName: "Prendiz", role: "trainee" } });
    await admin.dispose();
    await page.request.post(`${site.url}/api/login`, { data: account });
    await open(page, `${site.url}/agent-tools`);
    await expect(page).toHaveURL(/\/profile\?tab=security/);
    await expect(page.getByText("Please turn it on to continue.")).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
    await switchOnTwoFactor(page, account.password);
    await expect(page.getByRole("tab", { name: "Security" })).toBeVisible();
    await open(page, `${site.url}/agent-tools`);
    await expect(page).toHaveURL(/\/agent-tools/);
  });
});

test.describe("the login page", () => {
  test("takes requests for access, and says so", async ({ page }) => {
    await open(page, "/auth");
    await page.getByRole("link", { name: "Request access" }).click();
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("First name").fill("Ana");
    await page.getByLabel("Last name").fill("Pide");
    await page.getByLabel("Email").fill("ana.pide@gmial.com");
    await page.getByRole("button", { name: "ana.pide@gmail.com" }).click();
    await expect(page.getByLabel("Email")).toHaveValue("ana.pide@gmail.com");
    await page.getByLabel("Username").fill("anapide");
    await page.getByLabel("Role you're requesting").selectOption("trainee");
    await page.getByLabel("Experience").fill("Four years in Laredo");
    const sent = page.waitForRequest(/\/api\/registration-requests/);
    await page.getByRole("button", { name: "Send request" }).click();
    expect((await sent).postDataJSON()).toMatchObject({ email: "ana.pide@gmail.com" });
    await expect(page.getByText("Request sent", { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test("W8: leads on to places on this site only", async ({ page }) => {
    for (const next of ["//evil.example/x", "/\\evil.example", "javascript:alert(1)"]) {
      await open(page, `/auth?next=${encodeURIComponent(next)}`);
      await logInWith(page, ADMIN.username, ADMIN.password);
      await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/agent-tools/);
      await forget(page);
    }
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false, allowFailedRequests: true, viewport: { width: 390, height: 844 } });

    test("logs in, keeping the name after a wrong password, and says what the portal needs", async ({ page }) => {
      await page.goto("/auth?next=%2Fprofile");
      await logInWith(page, ADMIN.username, "not-the-password");
      await expect(page.getByRole("alert")).toBeInViewport();
      await expect(page.getByRole("alert")).toContainText("Invalid username, email or password");
      await expect(page.getByLabel("Username")).toHaveValue(ADMIN.username);
      await expect(page.getByLabel("Password")).toHaveValue("");
      await logInWith(page, ADMIN.username, ADMIN.password);
      await expect(page).toHaveURL(/\/profile$/);
      await expect(page.getByText("Most of the portal needs JavaScript.")).toBeInViewport();
    });
  });

  test.describe("in Spanish", () => {
    test.use({ locale: "es-US", allowFailedRequests: true });

    test("speaks Spanish in every view and in its errors", async ({ page }) => {
      await open(page, "/auth");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acceso de agentes");
      await page.getByLabel("Usuario").fill("admin");
      await page.getByLabel("Contraseña").fill("equivocada");
      await page.getByRole("button", { name: "Entrar" }).click();
      await expect(page.getByText("Usuario, correo o contraseña incorrectos", { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: "¿Olvidó su contraseña?" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("¿Olvidó su contraseña?");
      await page.getByRole("link", { name: "Volver al acceso" }).click();
      await page.getByRole("link", { name: "Solicitar acceso" }).click();
      await expect(page.getByLabel("Rol que solicita")).toBeVisible();
      await open(page, "/auth?invite=nothing");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Esta invitación no sirve");
    });
  });
});
