import type { Page } from "@playwright/test";
import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs, makeAgent, secondPerson, unique } from "../accounts.ts";
import { deafen, expect, expectAccessible, open, test } from "../fixtures.ts";
import { answerOf } from "../answer-of.ts";
import { AGREED } from "../../support/agreed.ts";

let numbers = 1000 + Math.floor(Math.random() * 8000);
const number = () => `832555${numbers++}`;

/** Sends a quote request with a name and a ZIP code, and returns its reference. */
async function ask(page: Page, more: object = {}): Promise<string> {
  const person = { name: `Dora ${unique("Detail")}`, email: `${unique("dora")}@example.com`, phone: number() };
  const data = { insuranceType: "auto", zipCode: "77573", ...person, ...more };
  const answer = await page.request.post("/api/quote-requests", { data });
  return (await answerOf<"POST /api/quote-requests">(answer)).reference;
}

const DETAILS = "Complete or correct details";

async function openDetails(page: Page, reference: string) {
  await open(page, `/agent-dashboard?request=${reference}`);
  await page.getByRole("button", { name: DETAILS }).click();
  return page.getByRole("dialog", { name: DETAILS });
}

const viewed = async (page: Page, reference: string) =>
  answerOf<"GET /api/quote-requests/:id">(await page.request.get(`/api/quote-requests/${reference}`));

test("two people change different fields of one request at the same time, and both changes are kept", async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAs(page, "admin");
  const reference = await ask(page);
  const colleague = await secondPerson(browser, baseURL, await makeAgent(page, "senior_agent"));
  const mine = await openDetails(page, reference);
  await mine.getByLabel("Make", { exact: true }).fill("Ford");
  const theirs = await openDetails(colleague, reference);
  await theirs.getByLabel("ZIP").fill("77009");
  await theirs.getByLabel("Model", { exact: true }).fill("F-150");
  await theirs.getByRole("button", { name: "Save", exact: true }).click();
  await expect(theirs).toHaveCount(0);

  // The open form takes over what the colleague saved, and keeps what is typed.
  await expect(mine.getByText("A colleague changed ZIP, Model meanwhile.")).toBeVisible();
  await expect(mine.getByLabel("ZIP")).toHaveValue("77009");
  await expect(mine.getByLabel("Make", { exact: true })).toHaveValue("Ford");
  await expectAccessible(page);
  await mine.getByRole("button", { name: "Save", exact: true }).click();
  await expect(mine).toHaveCount(0);
  const { zipCode, details } = await viewed(page, reference);
  expect({ zipCode, ...details }).toMatchObject({ zipCode: "77009", vehicleMake: "Ford", vehicleModel: "F-150" });
  await colleague.context().close();
});

test.describe("with a conflict", () => {
  test.use({ allowFailedRequests: true });

  test("two people change the same field: both values are shown, nothing typed is lost, and one of them chooses", async ({
    page,
    browser,
    baseURL,
  }) => {
    await logInAs(page, "admin");
    const reference = await ask(page, { vehicleMake: "Fiat" });
    const colleague = await secondPerson(browser, baseURL, await makeAgent(page, "senior_agent"));
    // The first person hears nothing of the colleague's change until saving.
    await deafen(page);
    const mine = await openDetails(page, reference);
    await mine.getByLabel("Make", { exact: true }).fill("Ford");
    await mine.getByLabel("Email").fill("mine@example.com");
    await mine.getByLabel("VIN").fill("1HGCM82633A004352");
    const theirs = await openDetails(colleague, reference);
    await theirs.getByLabel("Make", { exact: true }).fill("Toyota");
    await theirs.getByLabel("Email").fill("theirs@example.com");
    await theirs.getByRole("button", { name: "Save", exact: true }).click();
    await expect(theirs).toHaveCount(0);

    await mine.getByRole("button", { name: "Save", exact: true }).click();
    const clash = mine.getByRole("alert");
    await expect(clash).toBeFocused();
    await expect(clash).toBeInViewport();
    await expect(clash.getByRole("listitem")).toHaveCount(2);
    const email = clash.getByRole("listitem").filter({ hasText: "Email" });
    await expect(email).toContainText("theirs@example.com");
    await expect(email).toContainText("mine@example.com");
    await expect(mine.getByLabel("VIN")).toHaveValue("1HGCM82633A004352");
    await expectAccessible(page);
    await clash.getByRole("button", { name: "Email: use mine" }).press("Enter");
    await clash.getByRole("button", { name: "Make: keep what is there" }).press("Enter");
    await expect(clash).toHaveCount(0);
    await expect(mine.getByLabel("Make", { exact: true })).toHaveValue("Toyota");
    await mine.getByRole("button", { name: "Save", exact: true }).click();
    await expect(mine).toHaveCount(0);
    const request = await viewed(page, reference);
    expect(request.email).toBe("mine@example.com");
    expect(request.details).toMatchObject({ vehicleMake: "Toyota", vin: "1HGCM82633A004352" });
    await colleague.context().close();
  });
});

test("an agent on a phone, in Spanish, fills what is empty and proposes the rest, which a senior accepts with one press", async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAs(page, "admin");
  const reference = await ask(page);
  const agent = await secondPerson(browser, baseURL, await makeAgent(page));
  await agent.setViewportSize({ width: 390, height: 844 });
  await agent.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
  await agent.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await open(agent, `/agent-dashboard?request=${reference}`);
  await agent.getByRole("button", { name: "Detalles", exact: true }).click();
  await agent.getByRole("button", { name: "Completar o corregir datos" }).click();
  const form = agent.getByRole("dialog", { name: "Completar o corregir los datos" });
  await form.getByLabel("Marca").fill("Nissan");
  await expect(form.getByText("Se propondrá")).toHaveCount(0);
  await form.getByLabel("Tipo", { exact: true }).selectOption("home");
  await expect(form.getByText("Se propondrá: Tipo")).toBeVisible();
  await expect(form.getByLabel("Dirección de la propiedad")).toBeVisible();
  const isWider = await agent.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider).toBe(false);
  await expectAccessible(agent);
  await form.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(agent.getByText("Espera a un colega que pueda cambiar lo que está escrito.")).toBeVisible();
  expect(await viewed(page, reference)).toMatchObject({ insuranceType: "auto", details: { vehicleMake: "Nissan" } });

  await open(page, "/agent-dashboard?view=mentioned");
  await expect(page.getByRole("link", { name: `Open request ${reference}` })).toBeVisible();
  await open(page, `/agent-dashboard?request=${reference}`);
  const proposal = page.getByRole("status").filter({ hasText: "proposes a change" });
  await expect(proposal).toContainText("Now: Auto Insurance");
  await expectAccessible(page);
  await proposal.getByRole("button", { name: "Accept" }).press("Enter");
  await expect(proposal).toHaveCount(0);
  expect(await viewed(page, reference)).toMatchObject({ insuranceType: "home", proposals: [] });
  await expect(page.getByText(/accepted the change of the details that Casey/)).toBeVisible();
  await agent.context().close();
});

test("who enters a request is offered the customer as the number is typed, and the agency's carriers", async ({
  page,
}) => {
  await logInAs(page, "admin");
  const phone = number();
  const name = `Gil ${unique("Known")}`;
  const reference = await ask(page, { name, phone, ...AGREED });
  await expect.poll(async () => (await viewed(page, reference)).work.customerId).not.toBeNull();
  await page.request.put(`/api/quote-requests/${reference}/do-not/call`);
  await open(page, "/agent-dashboard?enter=yes");
  const entry = page.getByRole("dialog", { name: "Enter a request" });
  await entry.getByLabel("Phone").pressSequentially(phone, { delay: 20 });
  await expect(entry.getByText("Already a customer?")).toBeVisible();
  await expect(entry).toContainText("Do not call");
  await expect(entry).toContainText("Agreed in writing to calls and texts at this number");
  await expectAccessible(page);
  await entry.getByRole("button", { name: `Use these details: ${name}` }).press("Enter");
  await expect(entry.getByLabel("First name")).toHaveValue("Gil");
  await expect(entry.getByLabel("Last name")).toHaveValue(name.slice(4));
  await entry.getByRole("button", { name: "Save request" }).click();
  await expect(page.getByRole("region", { name: new RegExp(name) })).toContainText("Called us; entered by hand");

  await open(page, `/agent-dashboard?request=${reference}`);
  const carrier = page.getByRole("combobox", { name: "Carrier", exact: true });
  await carrier.focus();
  const list = page.locator(`datalist[id="${await carrier.getAttribute("list")}"] option`);
  await expect(list.filter({ hasText: "Progressive" }).first()).toBeAttached();
  await carrier.fill("A carrier of nobody's list");
  await page.getByLabel("Premium ($)").fill("600");
  await page.getByRole("button", { name: "Add premium" }).click();
  await expect(page.getByText("A carrier of nobody's list").first()).toBeVisible();
});
