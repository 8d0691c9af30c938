import { request, type Response } from "@playwright/test";
import { logInAs, unique } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";
import { askFor, switchOnTwoFactor } from "../two-factor.ts";
import { answerOf } from "../answer-of.ts";

test.describe("the profile", () => {
  test("shows one's own data, and another language switches the interface", async ({ page }) => {
    const { username } = await logInAs(page, "trainee");
    await open(page, "/profile");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile");
    await expect(page.getByRole("tab", { name: "Profile Information" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("definition").filter({ hasText: username })).toBeVisible();
    await page.getByLabel("First name").fill("");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("First name is required")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("First name").fill("Teresa");
    await page.getByRole("combobox", { name: "Language" }).selectOption("es");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Profile Updated", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Perfil");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.getByLabel("Nombre")).toHaveValue("Teresa");
    await page.getByRole("tab", { name: "Seguridad" }).click();
    await expect(page).toHaveURL(/tab=security/);
    await expect(page.getByRole("heading", { name: "Verificación en dos pasos" })).toBeVisible();
    await expect(page.getByText("Este dispositivo")).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole("tab", { selected: true })).toHaveText("Información del perfil");
    // The select shows the saved value, not its first option, which the next save would store.
    await open(page, "/profile");
    await expect(page.getByRole("combobox", { name: "Idioma" })).toHaveValue("es");
  });

  test("asks an admin without an e-mail address for one, in both languages, until it is there", async ({ page }) => {
    await logInAs(page, "admin");
    const account = { username: unique("mailless"), password: "blue-wagon-forty-two" };
    const data = { ...account, firstName: "Marta", lastName: "Example", role: "agent" };
    const { id } = await answerOf<"POST /api/users">(page.request.post("/api/users", { data }));
    await page.request.post("/api/login", { data: account });
    const notice = page.getByRole("status").filter({ hasText: "Your account has no email address" });
    await open(page, "/profile");
    await expect(page.getByLabel("Email")).toBeVisible();
    await expect(notice).toHaveCount(0);
    await logInAs(page, "admin");
    expect((await page.request.patch(`/api/users/${id}/role`, { data: { role: "admin" } })).status()).toBe(200);
    await page.request.post("/api/login", { data: account });
    await open(page, "/profile");
    await expect(notice).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole("combobox", { name: "Language" }).selectOption("es");
    await page.getByRole("button", { name: "Save changes" }).click();
    const inSpanish = page.getByRole("status").filter({ hasText: "Su cuenta no tiene correo electrónico" });
    await expect(inSpanish).toBeVisible();
    await page.getByLabel("Correo electrónico").fill("marta@example.com");
    await page.getByLabel("Contraseña actual").fill(account.password);
    await page.getByRole("button", { name: "Guardar cambios" }).click();
    await expect(inSpanish).toHaveCount(0);
    await logInAs(page, "admin");
    expect((await page.request.delete(`/api/users/${id}`)).status()).toBe(200);
  });

  test.describe("where something is refused", () => {
    test.use({ allowFailedRequests: true });

    test("takes another e-mail address and another password with the present password only", async ({ page }) => {
      const { password } = await logInAs(page, "agent");
      await open(page, "/profile");
      await page.getByLabel("Email").fill("another@example.com");
      await page.getByLabel("Current password").fill("not-my-password");
      await page.getByRole("button", { name: "Save changes" }).click();
      await expect(page.getByText("Update Failed", { exact: true })).toBeVisible();
      await page.getByLabel("Current password").fill(password);
      await page.getByRole("button", { name: "Save changes" }).click();
      await expect(page.getByText("Profile Updated", { exact: true })).toBeVisible();
      await expect(page.getByLabel("Current password")).toHaveCount(0);

      await page.getByRole("tab", { name: "Security" }).click();
      await page.getByRole("button", { name: "Update Password" }).click();
      await expect(page.getByText("Current password is required")).toBeVisible();
      await expect(page.getByText("Password must be at least 6 characters").first()).toBeVisible();
      await page.getByLabel("Current password").fill(password);
      await page.getByLabel("New password", { exact: false }).first().fill("quiet-creek-12");
      await page.getByLabel("Confirm new password").fill("quiet-creek-13");
      await page.getByRole("button", { name: "Update Password" }).click();
      await expect(page.getByText("Passwords do not match")).toBeVisible();
      await page.getByLabel("Confirm new password").fill("quiet-creek-12");
      await page.getByRole("button", { name: "Update Password" }).click();
      await expect(page.getByText("Password Updated", { exact: true })).toBeVisible();
      await expect(page.getByLabel("Current password")).toHaveValue("");
    });

    test("switches two-factor login on and off; a recovery code gets in without the phone", async ({ page }) => {
      const { username, password } = await logInAs(page, "agent");
      await open(page, "/profile?tab=security");
      const { nextCode, recoveryCodes } = await switchOnTwoFactor(page, password);
      await expect(page.getByText("10 recovery codes left")).toBeVisible();

      const logIn = async (code: string) => {
        await page.context().clearCookies();
        await open(page, "/auth?next=/profile?tab=security");
        await page.getByLabel("Username").fill(username);
        await page.getByLabel("Password").fill(password);
        await page.getByRole("button", { name: "Log In" }).click();
        await expect(page.getByLabel("Code")).toBeFocused();
        await page.getByLabel("Code").fill(code);
        await page.getByRole("button", { name: "Log In" }).click();
      };
      await logIn("not-a-recovery-code");
      await expect(page.getByText("This code isn't right. Please try again.").first()).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel("Code").fill(nextCode());
      await page.getByRole("button", { name: "Log In" }).click();
      await expect(page.getByText("10 recovery codes left")).toBeVisible();
      await logIn(recoveryCodes[0] ?? "");
      await expect(page.getByText("9 recovery codes left")).toBeVisible();
      await askFor(page, "Turn off", password);
      await expect(page.getByText("Two-factor login is off", { exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "Turn on", exact: true })).toBeVisible();
    });
  });

  test("lists where one is logged in and logs out everywhere else", async ({ page, baseURL }) => {
    const account = await logInAs(page, "agent");
    const elsewhere = await request.newContext({
      baseURL,
      userAgent: "Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1",
    });
    await elsewhere.post("/api/login", { data: account });
    await open(page, "/profile?tab=security");
    await expect(page.getByText("Safari on iPhone")).toBeVisible();
    await page.getByRole("button", { name: "Log out everywhere else" }).click();
    await expectAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
    await expect(page.getByText("Safari on iPhone")).toBeHidden();
    expect((await elsewhere.get("/api/user")).status()).toBe(401);
    await elsewhere.dispose();
  });

  test("N13: neither the page nor its scripts carry a password or a hash", async ({ page }) => {
    const { password } = await logInAs(page, "admin");
    const responses: Response[] = [];
    page.on("response", (response) => {
      const isOurs = /html|javascript|json|script/.test(response.headers()["content-type"] ?? "");
      if (isOurs && response.ok()) responses.push(response);
    });
    await open(page, "/profile?tab=security");
    await expect(page.getByText("This device")).toBeVisible();
    const bodies = await Promise.all(responses.map((response) => response.text()));
    const all = bodies.join("\n");
    expect(all.length).toBeGreaterThan(10_000);
    expect(all).not.toContain(password);
    expect(all).not.toMatch(/\$argon2|default password/i);
  });
});
