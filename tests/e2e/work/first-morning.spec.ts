import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { Role } from "../../../domain/platform/permissions.ts";
import { secondPerson, unique } from "../accounts.ts";
import { ADMIN, expect, expectAccessible, open, takeTime, test, watch } from "../fixtures.ts";
import { openView } from "../desk-view.ts";
import { AGREED } from "../../support/agreed.ts";

/** The URL of a second process on the first one's database. */
const SECOND_PROCESS_URL = process.env["TWIN_URL"];

/** Takes a screenshot of the story; `npm run draw:desk` puts the screenshots into docs/. */
const picture = (page: Page, name: string) =>
  page.screenshot({ path: join(process.env["PICTURES"] ?? "test-results/pictures", `${name}.png`) });

/** Creates a colleague's account, as the admin does. */
async function hire(page: Page, firstName: string, lastName: string, role: Role) {
  const account = { username: unique(firstName.toLowerCase()), password: "blue-wagon-forty-two" };
  await page.request.post("/api/login", { data: ADMIN });
  const person = { ...account, firstName, lastName, email: "office@example.com", role };
  expect((await page.request.post("/api/users", { data: person })).status()).toBe(201);
  return account;
}

/** Sends the requests that came in during the night. */
async function night(page: Page): Promise<void> {
  const people = [
    { name: "Hector Garza", insuranceType: "home", propertyAddress: "1402 Heights Boulevard, Houston", consent: true },
    { name: "Maria Elena Ríos", insuranceType: "auto", vehicleType: "suv", language: "es", consent: true },
    { name: "Priya Natarajan", insuranceType: "life", driverDob: "1988-02-11" },
    { name: "Dale Whitaker", insuranceType: "business", businessName: "Whitaker Roofing", consent: true },
    { name: "Rosa Treviño", insuranceType: "auto", vehicleType: "sedan", language: "es", consent: true },
  ];
  for (const [n, { language = "en", consent, ...person }] of people.entries()) {
    const data = {
      ...(consent && AGREED),
      zipCode: "77008",
      email: `night${n}@example.com`,
      phone: `(713) 555-01${40 + n}`,
      ...person,
    };
    const answer = await page.request.post(`/api/quote-requests?lang=${language}`, { data });
    expect(answer.status()).toBe(201);
  }
}

/** Sends a quote request from a phone, at the other process, and returns its reference. */
async function visit(browser: Browser, name: string): Promise<string> {
  const context = await browser.newContext({
    ...(SECOND_PROCESS_URL && { baseURL: SECOND_PROCESS_URL }),
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.clock.install();
  await open(page, "/quote?type=auto");
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email Address").fill("june.okafor@example.com");
  await page.getByLabel("Phone Number").fill("(832) 555-0174");
  await page.getByLabel("ZIP Code").fill("77019");
  await page.getByLabel("Vehicle type").selectOption("truck");
  await page.getByRole("main").getByRole("checkbox").last().check();
  await takeTime(page);
  await page.getByRole("button", { name: "Get My Free Quote" }).click();
  const [reference = ""] = /Q-\w{5}/.exec(await page.getByText(/Your reference number is Q-/).innerText()) ?? [];
  await context.close();
  return reference;
}

test("an agent's first morning: from the login to a request that is won @twin", async ({ page, browser }) => {
  expect(SECOND_PROCESS_URL, "TWIN_URL").toBeTruthy();
  await page.setViewportSize({ width: 1280, height: 800 });
  const ana = await hire(page, "Ana", "Salazar", "agent");
  const sam = await hire(page, "Sam", "Ortiz", "senior_agent");
  await night(page);
  await page.context().clearCookies();

  // Ana logs in and opens the waiting requests.
  await open(page, "/auth");
  await page.getByLabel("Username").fill(ana.username);
  await page.getByLabel("Password").fill(ana.password);
  await page.getByRole("button", { name: "Log In" }).click();
  const menu = page.getByRole("navigation", { name: "Agent Portal" });
  await menu.getByRole("link", { name: "Inbox", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Welcome, Ana" })).toBeVisible();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await openView(page, /^Unanswered/);
  await expect(page.getByRole("link", { name: /^Open request Q-/ }).first()).toBeInViewport();
  const unanswered = async () => Number(/^\((\d+)\)/.exec(await page.title())?.[1]);
  const before = await unanswered();
  expect(before).toBeGreaterThanOrEqual(5);

  // A visitor asks for a quote; it appears on Ana's screen by itself.
  const name = "June Okafor";
  const reference = await visit(browser, name);
  await expect.poll(unanswered).toBe(before + 1);
  const row = page.getByRole("link", { name: `Open request ${reference}` });
  await page
    .getByRole("button", { name: /new requests? – show/ })
    .or(row)
    .first()
    .click();
  await row.click();
  const request = page.getByRole("region", { name: `${reference} · ${name}` });
  await expect(request.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:8325550174");
  await picture(page, "desk-inbox");

  // Ana takes the request, calls, and writes a note.
  await page.keyboard.press("t");
  await expect(request).toContainText("Owner: Ana Salazar");
  await request.getByRole("button", { name: "Reached", exact: true }).click();
  await expect(request).toContainText("Ana Salazar called: Reached");
  await page.keyboard.press("n");
  await page.keyboard.type("Truck is paid off. Wants roadside assistance, and to pay monthly.");
  await page.keyboard.press("Control+Enter");
  await expect(request.getByText("Truck is paid off.")).toBeVisible();

  // Three carriers quote; one is chosen, and June gets some days to think.
  for (const [carrier, price] of [
    ["Germania", "1,284"],
    ["Progressive", "1,127.50"],
    ["Texas Farm Bureau", "1,390"],
  ] as const) {
    await request.getByLabel("Carrier").fill(carrier);
    await request.getByLabel("Premium ($)").fill(price);
    await request.getByRole("button", { name: "Add premium" }).click();
    await expect(request.getByRole("button", { name: `Choose ${carrier}` })).toBeVisible();
  }
  const premiums = request.getByRole("list", { name: "Premiums" }).getByRole("listitem");
  await expect(premiums.first()).toContainText("Progressive");
  await request.getByRole("button", { name: "Choose Progressive" }).click();
  await expect(premiums.first()).toContainText("Chosen");
  await stage(page, "Quoted");
  await expect(request).toContainText("Ana Salazar moved it from New to Quoted");
  await request.getByRole("button", { name: "Follow up" }).click();
  await page.getByRole("button", { name: "Tomorrow" }).click();
  await expect(request).toContainText("Ana Salazar set a follow-up for");
  await request.getByRole("list", { name: "Premiums" }).scrollIntoViewIfNeeded();
  await picture(page, "desk-request");
  await expectAccessible(page);

  // June calls back and accepts. Sam, at another process, sees that Ana has it open, and that it waits for him.
  const senior = await secondPerson(browser, SECOND_PROCESS_URL, sam);
  const complaints = watch(senior);
  await senior.setViewportSize({ width: 1280, height: 800 });
  await open(senior, `/agent-dashboard?request=${reference}`);
  const seen = senior.getByRole("region", { name: `${reference} · ${name}` });
  await expect(seen).toContainText("Ana Salazar has this request open too");
  await expect(request).toContainText("Sam Ortiz has this request open too");
  await stage(page, "Won");
  await expect(request).toContainText("Won, waiting to be confirmed");
  await expect(seen).toContainText("Ana Salazar marked it as won, which waits to be confirmed");
  await seen.getByRole("button", { name: "Confirm won" }).click();
  await expect(request).toContainText("Sam Ortiz confirmed that it was won");
  // The win asks for its policy, which the chosen premium has filled in.
  await senior.getByRole("dialog").getByRole("button", { name: "Record policy" }).click();
  await expect(request).toContainText("Sam Ortiz recorded a policy");
  await expect.poll(unanswered).toBe(before);

  // The request is in the Won column, on everybody's board.
  await openView(page, "Board");
  const won = page.getByRole("region", { name: /^Won / });
  await expect(won.getByRole("article").filter({ hasText: reference })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await picture(page, "desk-board");
  expect(complaints).toEqual([]);
  await senior.context().close();
});

async function stage(page: Page, to: string): Promise<void> {
  await page.keyboard.press("e");
  await page.getByRole("menuitemradio", { name: to, exact: true }).click();
}
