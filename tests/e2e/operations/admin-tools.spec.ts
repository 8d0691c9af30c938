import type { Page } from "@playwright/test";
import { logInAs, makeAgent, secondPerson, unique } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

test.describe("Agent Management", () => {
  test("creates an agent, changes the role, deletes, and says so each time", async ({ page }) => {
    await logInAs(page, "admin");
    await open(page, "/admin-tools?tab=agent-management");
    await page.getByRole("searchbox").fill("Administrator");
    await expect(rowOf(page, "Agency Administrator")).toContainText("Admin");
    await expect(rowOf(page, "Agency Administrator").getByRole("button", { name: /^Delete/ })).toHaveCount(0);
    await page.getByRole("searchbox").fill("");

    await page.getByRole("button", { name: "Create Agent" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Create Agent" }).click();
    for (const message of [
      "First name is required",
      "Last name is required",
      "Username must be at least 3 characters",
      "Password must be at least 6 characters",
    ]) {
      await expect(dialog.getByText(message)).toBeVisible();
    }
    await expectAccessible(page);
    const username = unique("rosa");
    await dialog.getByLabel("First Name").fill("Rosa");
    await dialog.getByLabel("Last Name").fill(username);
    await dialog.getByLabel("Username").fill(username);
    await dialog.getByLabel("Password").fill("blue-wagon-42");
    await dialog.getByLabel("Email").fill("not an address");
    await dialog.getByLabel("Role").selectOption("Senior Agent");
    await dialog.getByRole("button", { name: "Create Agent" }).click();
    await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
    await dialog.getByLabel("Email").fill(`${username}@example.com`);
    await dialog.getByRole("button", { name: "Create Agent" }).click();
    await expect(page.getByText("Agent created successfully", { exact: true })).toBeVisible();
    await expect(rowOf(page, username)).toContainText("Senior Agent");

    await page.getByRole("button", { name: `Details of Rosa ${username}` }).click();
    await expect(dialog.getByText("Two-factor login")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Role").selectOption("Trainee");
    await dialog.getByRole("button", { name: "Change role" }).click();
    await expect(page.getByText("Role changed", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Create a reset link" }).click();
    await expect(dialog.getByLabel("One-time link")).toHaveValue(/\/auth\?reset=[\w-]{20,}/);
    await dialog.getByRole("button", { name: "Close" }).first().click();
    await expect(rowOf(page, username)).toContainText("Trainee");

    await page.getByRole("searchbox").fill(username);
    await page.getByRole("button", { name: `Delete Rosa ${username}` }).click();
    await expectAccessible(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("User deleted", { exact: true })).toBeVisible();
    await expect(page.getByText("No account matches your search.")).toBeVisible();

    await page.getByLabel("Which accounts").selectOption("Deactivated accounts");
    await page.getByRole("button", { name: `Details of Rosa ${username}` }).click();
    await dialog.getByRole("button", { name: "Reactivate account" }).click();
    await expect(page.getByText("Account reactivated", { exact: true })).toBeVisible();
  });

  test("corrects a colleague's name and address, who then logs in by the new one", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logInAs(page, "admin");
    const agent = await makeAgent(page);
    const email = `${unique("Casey")}@example.com`;
    await open(page, "/admin-tools?tab=agent-management");
    await page.getByRole("searchbox").fill(agent.username);
    await page.getByRole("button", { name: `Details of Casey ${agent.lastName}` }).click();
    const form = page.getByRole("dialog").getByRole("form", { name: "Name and email" });
    await form.getByLabel("First Name").fill("");
    await form.getByLabel("Email").fill("not an address");
    await page.keyboard.press("Enter");
    await expect(form.getByText("First name is required")).toBeVisible();
    await expect(form.getByText("Please enter a valid email address")).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel("First Name").fill("Cassandra");
    await form.getByLabel("Email").fill(email);
    await form.getByRole("button", { name: "Save name and email" }).click();
    await expect(page.getByText("Account corrected", { exact: true })).toBeVisible();
    await expect(page.getByRole("dialog", { name: `Cassandra ${agent.lastName}` })).toContainText(email);

    const visitor = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: "es-US" })).newPage();
    await visitor.goto("/auth");
    await visitor.getByLabel("Usuario o correo electrónico").fill(` ${email.toUpperCase()} `);
    await visitor.getByLabel("Contraseña").fill(agent.password);
    await visitor.getByRole("button", { name: "Entrar", exact: true }).click();
    await expect(visitor).toHaveURL(/\/agent-tools/);
    await visitor.context().close();
  });

  test("Z4: the first admin has neither a button to be deleted nor one for another role", async ({ page }) => {
    await logInAs(page, "admin");
    const other = await makeAgent(page);
    await open(page, "/admin-tools?tab=agent-management");
    const first = "Agency Administrator";
    await page.getByRole("searchbox").fill(first.split(" ")[1] ?? "");
    await expect(page.getByRole("button", { name: `Details of ${first}` })).toBeVisible();
    await expect(page.getByRole("button", { name: `Delete ${first}` })).toHaveCount(0);
    await page.getByRole("button", { name: `Details of ${first}` }).click();
    await expect(page.getByRole("dialog").getByText("Two-factor login")).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Change role" })).toHaveCount(0);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
    await page.getByRole("searchbox").fill(other.username);
    await page.getByRole("button", { name: `Details of Casey ${other.lastName}` }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: "Change role" })).toBeVisible();
  });

  test("shows the link of an invitation once, and takes the invitation back", async ({ page }) => {
    await logInAs(page, "admin");
    await open(page, "/admin-tools?tab=agent-management");
    const email = `${unique("invited")}@example.com`;
    await page.getByRole("button", { name: "Invite someone" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    const link = dialog.getByLabel("One-time link");
    await expect(link).toHaveValue(/\/auth\?invite=[\w-]{20,}/);
    // The site under test has no mail server, and says so.
    await expect(page.getByText("Invitation created, but not sent: no mail server configured").first()).toBeVisible();
    await expect(dialog).toContainText("Hand the link over yourself");
    await expect(page.getByText("Invitation sent")).toHaveCount(0);
    const address = await link.inputValue();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(rowOf(page, email)).toContainText("Open");
    expect(await page.content()).not.toContain(address);

    await page.getByRole("button", { name: `Resend the invitation for ${email}` }).click();
    await expect(link).not.toHaveValue(address);
    await expect(page.getByText("New link created, but not sent: no mail server configured").first()).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: `Revoke the invitation for ${email}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await expect(rowOf(page, email)).toContainText("Revoked");
  });

  test("answers requests for access; the invitation makes an account, and the first login follows", async ({
    page,
    browser,
    baseURL,
  }) => {
    await logInAs(page, "admin");
    const username = unique("nora");
    const data = { username, email: `${username}@example.com`, firstName: "Nora", lastName: username };
    for (const suffix of ["a", "b"]) {
      const request = { ...data, username: username + suffix, email: suffix + data.email, lastName: username + suffix };
      const filed = await page.request.post("/api/registration-requests", { data: request });
      expect(filed.ok()).toBe(true);
    }
    const { promise: counted, resolve: count } = Promise.withResolvers<void>();
    await page.route("**/api/desk-badge*", (route) => counted.then(() => route.continue()));
    await open(page, "/admin-tools?tab=agent-management");
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: `Review Nora ${username}a` }).click();
    // The count of waiting requests comes late and moves nothing.
    await expect(dialog.getByLabel("Role to give")).toBeVisible();
    const badge = page.waitForResponse("**/api/desk-badge*");
    count();
    await badge;
    await expectAccessible(page);
    await dialog.getByLabel("Role to give").selectOption("Trainee");
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expect(dialog.getByLabel("One-time link")).toHaveValue(/invite=/);
    const link = new URL(await dialog.getByLabel("One-time link").inputValue());
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(rowOf(page, `a${data.email}`).filter({ hasText: "Trainee" })).toContainText("Open");

    await page.getByRole("button", { name: `Review Nora ${username}b` }).click();
    await dialog.getByLabel("Note for the office").fill("Licence lapsed");
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect(page.getByText("Request rejected", { exact: true })).toBeVisible();
    await page.getByLabel("Which requests").selectOption("Rejected");
    await page.getByRole("button", { name: `Details Nora ${username}b` }).click();
    await expect(dialog.getByText("Licence lapsed")).toBeVisible();

    const visitor = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
    await open(visitor, link.pathname + link.search);
    await visitor.getByLabel("First name").fill("Nora");
    await visitor.getByLabel("Last name").fill(username);
    await visitor.getByLabel("Username").fill(`${username}a`);
    await visitor.getByLabel("Password", { exact: false }).first().fill("blue-wagon-forty-two");
    await visitor.getByRole("button", { name: "Create account" }).click();
    await visitor.waitForURL(/agent-tools/);
    await expect(visitor.getByText("Logged in as: Trainee")).toBeVisible();
    await visitor.context().close();
  });

  test.describe("in two browsers", () => {
    test.use({ allowFailedRequests: true });

    test("N10: a person who is deleted while working is sent to the login by the next call", async ({
      page,
      browser,
      baseURL,
    }) => {
      await logInAs(page, "admin");
      const victim = await makeAgent(page);
      await page.request.patch(`/api/users/${victim.id}/role`, { data: { role: "admin" } });
      const other = await secondPerson(browser, baseURL, victim);
      await open(other, "/admin-tools?tab=agent-management");
      await expect(rowOf(other, victim.lastName)).toContainText("You");

      await open(page, "/admin-tools?tab=agent-management");
      await page.getByRole("button", { name: `Delete Casey ${victim.lastName}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText("User deleted", { exact: true })).toBeVisible();

      await other.getByRole("searchbox").fill("anybody");
      await expect(other.getByRole("dialog", { name: "Your session has ended" })).toBeInViewport();
      await other.context().close();
    });

    test("says what went wrong when somebody cannot be created or deleted, and when there is nobody", async ({
      page,
    }) => {
      await logInAs(page, "admin");
      const agent = await makeAgent(page);
      await open(page, "/admin-tools?tab=agent-management");
      await page.route("**/api/users{,/*}?*", (route) => route.fulfill({ status: 503, body: "" }));
      await page.getByRole("button", { name: "Create Agent" }).click();
      const dialog = page.getByRole("dialog");
      for (const label of ["First Name", "Last Name", "Username"]) await dialog.getByLabel(label).fill(unique("lee"));
      await dialog.getByLabel("Password").fill("blue-wagon-42");
      await dialog.getByRole("button", { name: "Create Agent" }).click();
      await expect(page.getByText("Failed to create agent", { exact: true })).toBeVisible();
      await expect(page.getByText("Failed to create user", { exact: true })).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).first().click();
      await page.route("**/api/users/*/handover*", (route) =>
        route.request().method() === "POST" ? route.fulfill({ status: 503, body: "" }) : route.fallback(),
      );
      await page.getByRole("button", { name: `Delete Casey ${agent.lastName}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText("Failed to delete user", { exact: true }).first()).toBeVisible();
      await page.route("**/api/active-users*", (route) => route.fulfill({ json: [] }));
      await open(page, "/admin-tools?tab=agent-management");
      await expect(page.getByText("No users found in the system.")).toBeVisible();
    });

    test("says what went wrong when the users cannot be loaded, and tries again", async ({ page }) => {
      await logInAs(page, "admin");
      await page.route("**/api/active-users*", (route) => route.fulfill({ status: 503, json: { error: "down" } }));
      await open(page, "/admin-tools?tab=agent-management");
      await expect(page.getByText("Failed to load users. Please try again.")).toBeVisible();
      await page.unroute("**/api/active-users*");
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByRole("table", { name: "Users" }).getByRole("row").nth(1)).toBeVisible();
    });
  });

  test.describe("for everybody else", () => {
    test.use({ allowFailedRequests: true });
    test("leads to the agent tools, and the pages beside it are denied", async ({ page }) => {
      await logInAs(page, "senior_agent");
      await page.goto("/admin-tools");
      await expect(page).toHaveURL(/\/agent-tools/);
      const denied = [
        "/admin-audit",
        "/admin-jobs",
        "/admin-health",
        "/admin-facts",
        "/admin-routing",
        "/admin-tags",
        "/admin-sequences",
      ];
      for (const path of denied) {
        await page.goto(path);
        await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
      }
    });
  });

  test("fits a phone, in Spanish too", async ({ page, baseURL }) => {
    await logInAs(page, "admin");
    await page.context().addCookies([{ name: "lang", value: "es", url: baseURL ?? "" }]);
    await page.setViewportSize({ width: 390, height: 844 });
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await open(page, "/admin-tools?tab=agent-management");
    await expect(page.getByRole("heading", { name: "Usuarios" })).toBeVisible();
    await page.getByRole("searchbox").fill("Administrator");
    await expect(rowOf(page, "Agency Administrator")).toContainText("Administrador");
    expect(await sideways()).toBe(0);
    await expectAccessible(page);
    await open(page, "/admin-audit");
    await expect(page.getByText("El registro está íntegro")).toBeVisible();
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    expect(await sideways()).toBe(0);
    await expectAccessible(page);
  });
});
