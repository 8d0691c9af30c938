import type { Locator, Page } from "@playwright/test";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, hydrated, open, test } from "../fixtures.ts";

const TAB = "/agent-tools?tab=forms";
const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF",
);

/** Clicks a link that opens a new tab, and returns that tab. */
async function inNewTab(page: Page, name: string | RegExp): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent("page"), page.getByRole("link", { name }).click()]);
  await hydrated(tab);
  return tab;
}

/** Simulates dropping a file from the desktop. */
async function drop(target: Locator, name: string, content: Buffer): Promise<void> {
  const dataTransfer = await target.evaluateHandle(
    (_element, file) => {
      const carried = new DataTransfer();
      carried.items.add(new File([file.text], file.name, { type: "application/pdf" }));
      return carried;
    },
    { name, text: content.toString("latin1") },
  );
  await target.dispatchEvent("drop", { dataTransfer });
}

const inSpanish = (page: Page, url: string) => page.context().addCookies([{ name: "lang", value: "es", url }]);

test("The twenty forms stand in an accordion with one line open at a time", async ({ page }) => {
  await logInAs(page, "trainee");
  await open(page, TAB);
  const groups = ["Auto Forms", "Home Forms", "Business Forms", "Life Forms"];
  for (const group of groups) {
    await page.getByText(group, { exact: true }).click();
    await expect(page.locator("details[open] summary")).toHaveText([group]);
    await expect(page.locator("details[open] a[href^='/agent-tools/forms/']")).toHaveCount(5);
  }
  await expectAccessible(page);
});

test("A form opens in a new tab, is filled in, changes its language without losing a word, and prints alone", async ({
  page,
}) => {
  await logInAs(page, "agent");
  await open(page, TAB);
  await page.getByText("Auto Forms", { exact: true }).click();
  const form = await inNewTab(page, /^SR-22 request/);
  await expect(form.getByRole("heading", { level: 1, name: "SR-22 request" })).toBeVisible();
  await expect(form.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expectAccessible(form);
  const sent: string[] = [];
  form.on("request", (request) => void (request.method() !== "GET" && sent.push(request.url())));
  await form.getByLabel("Full name").fill("Ana Example");
  await form.getByLabel("Non-owner: I drive cars of others").check();
  await form.getByRole("link", { name: "Español" }).click();
  await expect(form.getByRole("heading", { level: 1, name: "Solicitud de SR-22" })).toBeVisible();
  await expect(form.locator("article")).toHaveAttribute("lang", "es");
  await expect(form.getByLabel("Nombre completo")).toHaveValue("Ana Example");
  await expect(form.getByLabel("Sin auto propio: manejo autos de otros")).toBeChecked();
  await form.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await form.getByRole("button", { name: "Print" }).click();
  await expect(form.locator("html[data-printed]")).toBeAttached();
  expect(sent).toEqual([]);

  await form.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const part of [".portal-bar", "footer", "nav", "button"]) {
    await expect(form.locator(part).locator("visible=true")).toHaveCount(0);
  }
  const colors = await form
    .locator("article h1")
    .evaluate((h1) => [getComputedStyle(h1).color, getComputedStyle(document.body).backgroundColor]);
  expect(colors).toEqual(["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]);
});

test("A file is uploaded by a senior agent, and removed by an admin only", async ({ page }) => {
  await logInAs(page, "senior_agent");
  await open(page, TAB);
  const name = `receipt-${Date.now().toString(36)}.pdf`;
  await page.getByRole("button", { name: "Quick Upload" }).click();
  const dialog = page.getByRole("dialog", { name: "Quick Upload" });
  const field = dialog.getByLabel("File");
  await field.setInputFiles({ name: "tool.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ program") });
  await dialog.getByRole("button", { name: "Upload" }).click();
  await expect(field).toHaveAccessibleDescription(/Please choose a PDF, PNG, JPEG or WebP file/);
  await expectAccessible(page);
  await drop(field, name, PDF);
  await expect(dialog.getByText(name)).toBeVisible();
  await dialog.getByLabel("Line of insurance").selectOption("Auto");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await expect(dialog).toBeHidden();
  const link = page.getByRole("link", { name });
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-type"], await file.body()]).toEqual([200, "application/pdf", PDF]);
  await expect(page.getByRole("button", { name: `Remove ${name}` })).toHaveCount(0);

  await logInAs(page, "admin");
  await open(page, TAB);
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove form" }).click();
  await expect(page.getByText("Form removed", { exact: true }).first()).toBeVisible();
  await expect(link).toHaveCount(0);
});

test("A form is composed by keyboard, put in order and printed on the letterhead", async ({ page }) => {
  await logInAs(page, "senior_agent");
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, TAB);
  const title = `Key receipt ${Date.now().toString(36)}`;
  await page.getByRole("button", { name: "Create Custom Form" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Create Custom Form" });
  await dialog.getByRole("button", { name: "Save form" }).press("Enter");
  await expect(dialog.getByLabel("Title")).toHaveAccessibleDescription("Please give the form a title");
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Field 1", { exact: false }).first().fill("Received on");
  await dialog.getByLabel("Kind of field 1").selectOption("Date");
  await dialog.getByRole("button", { name: "Add field" }).press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Field 2" })).toBeFocused();
  await page.keyboard.type("Full name");
  await dialog.getByRole("button", { name: "Move field 2 up" }).press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Field 1" })).toBeFocused();
  await expect(dialog.getByRole("textbox", { name: "Field 1" })).toHaveValue("Full name");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save form" }).press("Enter");
  await expect(dialog).toBeHidden();
  const sheet = await inNewTab(page, new RegExp(title));
  await expect(sheet.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(sheet.locator("article").getByRole("textbox")).toHaveCount(2);
  await expect(sheet.locator("article label").first()).toHaveText("Full name");
  const isWider = await sheet.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWider).toBe(false);
});

test("Who may not make, change or remove a form sees no button for it, and opens it all the same", async ({ page }) => {
  const buttons = {
    make: page.getByRole("button", { name: /^(Quick Upload|Create Custom Form)$/ }),
    edit: page.getByRole("button", { name: /^Edit Key list/ }),
    remove: page.getByRole("button", { name: /^Remove Key list/ }),
  };
  await logInAs(page, "admin");
  const data = { title: `Key list ${Date.now().toString(36)}`, fields: [{ label: "Name", kind: "text" }] };
  expect((await page.request.post("/api/custom-forms", { data })).ok()).toBe(true);
  const seen = { admin: [2, true, true], senior_agent: [2, true, false], agent: [0, false, false] } as const;
  for (const [role, [making, mayEdit, mayRemove]] of Object.entries({ ...seen, trainee: seen.agent })) {
    await logInAs(page, role as keyof typeof seen);
    await open(page, TAB);
    await expect(page.getByRole("link", { name: data.title })).toBeVisible();
    await expect(buttons.make).toHaveCount(making);
    expect([(await buttons.edit.count()) > 0, (await buttons.remove.count()) > 0]).toEqual([mayEdit, mayRemove]);
  }
  await expectAccessible(page);
  const sheet = await inNewTab(page, data.title);
  await expect(sheet.getByRole("heading", { level: 1, name: data.title })).toBeVisible();
});

test("Each list of forms has pages of its own", async ({ page }) => {
  await logInAs(page, "senior_agent");
  const data = { title: "One of many", fields: [{ label: "Name", kind: "text" }] };
  for (let n = 0; n < 51; n++) expect((await page.request.post("/api/custom-forms", { data })).ok()).toBe(true);
  await open(page, TAB);
  const composed = page.getByRole("region", { name: "Custom forms" });
  await composed.getByRole("button", { name: "Next page" }).click();
  await expect(composed.getByRole("button", { name: "Previous page" })).toBeEnabled();
  const uploads = page.getByRole("region", { name: "Uploaded forms" });
  await expect(uploads.getByRole("button", { name: "Previous page" })).toHaveCount(0);
});

test.describe("When the server refuses a composed form", () => {
  test.use({ allowFailedRequests: true });

  test("it says so at the fields, in the server's words", async ({ page }) => {
    const fields = { title: "Taken: choose another", "fields.0.label": "Not this one" };
    const error = { error: "Please check the marked fields.", code: "invalid", fields };
    await logInAs(page, "senior_agent");
    await page.route("**/api/custom-forms?*", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 400, json: error }) : route.continue(),
    );
    await open(page, TAB);
    await page.getByRole("button", { name: "Create Custom Form" }).click();
    const dialog = page.getByRole("dialog", { name: "Create Custom Form" });
    await dialog.getByLabel("Title").fill("Key receipt");
    await dialog.getByRole("textbox", { name: "Field 1" }).fill("Received on");
    await dialog.getByRole("button", { name: "Save form" }).click();
    await expect(dialog.getByLabel("Title")).toHaveAccessibleDescription("Taken: choose another");
    await expect(dialog.getByLabel("Title")).toBeFocused();
    await expect(dialog.getByRole("textbox", { name: "Field 1" })).toHaveAccessibleDescription("Not this one");
  });
});

test("The forms are in Spanish for who reads Spanish", async ({ page, baseURL }) => {
  await logInAs(page, "senior_agent");
  await inSpanish(page, baseURL ?? "");
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, TAB);
  await page.getByText("Formularios de casa", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Oferta de seguro contra inundaciones" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Subir archivo" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
});
