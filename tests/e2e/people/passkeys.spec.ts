import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { freePort } from "../../support/postgres-server.ts";
import { startSite, type SiteProcess } from "../../support/site-process.ts";
import { logInAs, unique } from "../accounts.ts";
import { ADMIN, expect, expectAccessible, open, test } from "../fixtures.ts";

const NOT_USED = "No passkey was used. You can try again, or log in with your password.";
const NOT_ACCEPTED = "This passkey was not accepted. Please try again, or log in with your password.";
const PASSWORD = "blue-wagon-forty-two";

/** Adds a virtual authenticator whose owner is always present, and verified unless told otherwise. */
async function plugIn(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Name")).toHaveValue(/ on /);
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Current password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Passkey added", { exact: true })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("Not used yet.");
}

const passkeyButton = (page: Page) => page.getByRole("button", { name: "Log in with a passkey" });

test.describe("on a site with a name", () => {
  test.describe.configure({ mode: "serial" });
  test.use({ allowFailedRequests: true });
  let folder: string;
  let site: SiteProcess;
  let address: string;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "bluebonnet-passkeys-"));
    const port = await freePort();
    // Browsers refuse passkeys on 127.0.0.1.
    address = `http://localhost:${port}`;
    site = await startSite({
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: address,
      ADMIN_PASSWORD: ADMIN.password,
      REQUIRE_2FA_ROLES: "agent",
    });
  });
  test.afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Creates an account as the admin; nobody is logged in afterwards. */
  async function makeAccount(page: Page, role: string): Promise<string> {
    const username = unique(role);
    await page.request.post(`${address}/api/login`, { data: ADMIN });
    const data = { username, password: PASSWORD, firstName: "Paz", lastName: "Llave", role };
    expect((await page.request.post(`${address}/api/users`, { data })).status()).toBe(201);
    await page.request.post(`${address}/api/logout`, { data: {} });
    return username;
  }
  async function logInByPassword(page: Page, username: string): Promise<void> {
    await open(page, `${address}/auth`);
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Log In", exact: true }).click();
  }
  /** Clears the session without the page's knowledge; the page is left first. */
  async function forget(page: Page): Promise<void> {
    await page.goto("about:blank");
    await page.context().clearCookies();
  }

  test("N14: a passkey is the second factor that a role has to have, and logs in without a name", async ({ page }) => {
    const username = await makeAccount(page, "agent");
    const { cdp, authenticatorId } = await plugIn(page);
    await logInByPassword(page, username);
    await expect(page).toHaveURL(/\/profile\?tab=security/);
    await expect(page.getByText("Please turn it on, or add a passkey, to continue.")).toBeVisible();
    await expect(page.getByText("You have no passkeys yet.")).toBeVisible();
    await expectAccessible(page);
    await addPasskey(page, "Kitchen laptop");
    await expect(page.getByRole("heading", { name: "Where you are logged in" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Rename Kitchen laptop" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Please give the passkey a name")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("dialog").getByLabel("Name").fill("Office laptop");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Passkey renamed", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Rename Office laptop" })).toBeFocused();

    await forget(page);
    await open(page, `${address}/auth?next=/profile?tab=security`);
    await passkeyButton(page).click();
    await expect(page.getByText("Welcome back, Paz!", { exact: true })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Office laptop" })).toContainText("Last used");

    await forget(page);
    await logInByPassword(page, username);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
    await expect(passkeyButton(page)).toBeFocused();
    await expectAccessible(page);
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await passkeyButton(page).click();
    await expect(page.getByText(NOT_USED, { exact: true })).toBeVisible();
    await expect(passkeyButton(page)).toBeFocused();
    await open(page, `${address}/agent-tools`);
    await expect(page).toHaveURL(/\/auth\?next=/);
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
    await passkeyButton(page).click();
    await expect(page).toHaveURL(/\/agent-tools/);
    await expect(page.getByRole("region", { name: "Carrier portals" })).toBeVisible();
  });

  test("N14: a removed passkey is refused, and its script is fetched only when it is wanted", async ({ page }) => {
    const username = await makeAccount(page, "trainee");
    await plugIn(page);
    await logInByPassword(page, username);
    await expect(page).toHaveURL(/\/agent-tools/);
    await open(page, `${address}/profile?tab=security`);
    await addPasskey(page, "Lost phone");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("dialog").getByLabel("Current password").fill(PASSWORD);
    await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("This device already has a passkey for your account.", { exact: true })).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Remove Lost phone" }).click();
    await expectAccessible(page);
    await page.getByRole("dialog").getByLabel("Current password").fill(PASSWORD);
    await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Passkey removed", { exact: true })).toBeVisible();
    await expect(page.getByText("You have no passkeys yet.")).toBeVisible();

    await forget(page);
    const scripts = new Set<string>();
    page.on("request", (request) => void (request.url().endsWith(".js") && scripts.add(request.url())));
    const knowsPasskeys = async () => {
      const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
      return texts.some((text) => text.includes("navigator.credentials.get"));
    };
    await open(page, `${address}/auth`);
    await expectAccessible(page);
    expect(await knowsPasskeys()).toBe(false);
    await passkeyButton(page).click();
    await expect(page.getByText(NOT_ACCEPTED, { exact: true })).toBeVisible();
    expect(await knowsPasskeys()).toBe(true);
    await expect(page).toHaveURL(/\/auth$/);
  });

  test("offers it in Spanish, too", async ({ page }) => {
    await open(page, `${address}/es/auth`);
    await expect(page.getByRole("button", { name: "Entrar con una llave de acceso" })).toBeVisible();
    await expectAccessible(page);
  });

  test("the started program knows the passwords of the dictionary", async ({ page }) => {
    await page.request.post(`${address}/api/login`, { data: ADMIN });
    const data = {
      username: unique("weak"),
      firstName: "Wea",
      lastName: "Kling",
      role: "agent",
      password: "Dragon77!",
    };
    const answer = await page.request.post(`${address}/api/users`, { data });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({
      fields: { password: "This password is too common. Please choose another one." },
    });
  });
});

test("a site with a numeric address offers no passkeys, and the profile says why", async ({ page }) => {
  await open(page, "/auth");
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
  await expect(passkeyButton(page)).toHaveCount(0);
  await logInAs(page, "agent");
  await open(page, "/profile?tab=security");
  await expect(page.getByText("browsers offer passkeys on named sites only", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a passkey" })).toHaveCount(0);
  await expectAccessible(page);
});
