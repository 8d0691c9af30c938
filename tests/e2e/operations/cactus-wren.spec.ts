import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { crawl, FIRST_AGENCY, MADE_UP, SAMPLE_MARK, TO_LIFE, tracesIn } from "../../support/crawl.ts";
import { startSite, type SiteProcess } from "../../support/site-process.ts";
import { startSmsProvider, type SmsProvider } from "../../support/sms-provider.ts";
import { startSmtpSink, type SmtpSink } from "../../support/smtp-sink.ts";
import { expect, open, test, watch } from "../fixtures.ts";
import { wrenMessages } from "../wren-messages.ts";
import { ACCOUNT, PASSWORD, WREN } from "../wren.ts";

/*
 * A new agency takes the program from its first start to a site of its own, by the pages of the portal alone. Then
 * nothing that the site, its mails, texts, calendar files, structured data and link previews say is of the agency that
 * the program comes with, made up, or a claim that nobody has confirmed; in production neither.
 */

type Wren = { page: Page; site: SiteProcess; mails: SmtpSink; texts: SmsProvider; folder: string; variables: object };
const DOMAIN = "https://www.cactuswren-elpaso.com";

test("a new agency sets its site up, and nothing on it is of another agency, made up or unconfirmed", async ({
  browser,
}) => {
  const wren = await start(browser);
  const complaints = watch(wren.page);
  await logInFirst(wren);
  await setUpIdentityAndOffices(wren.page);
  await setUpLooks(wren.page);
  await removeSamples(wren.page);
  await setUpMail(wren);
  await setUpTexts(wren.page);
  await sayWhatIsTrue(wren.page);
  await goLive(wren.page);
  await filterByOffice(wren.page);
  expect(complaints).toEqual([]);
  await wren.page.context().close();

  expect(await wren.site.stop()).toBe(0);
  const APP_KEY = readFileSync(join(wren.folder, "app.key"), "utf8").trim();
  // A mail server of the settings on this very machine is not connected to in production; one of the environment is.
  const site = await startSite({ ...wren.variables, PUBLIC_URL: DOMAIN, APP_KEY, SMTP_URL: wren.mails.url });
  await expectOwn(site.url);
  const said = await wrenMessages({ url: site.url, address: DOMAIN, mails: wren.mails, texts: wren.texts });
  expect(tracesIn(said, FIRST_AGENCY, MADE_UP)).toEqual([]);
  expect(said.filter(([, text]) => !text.includes(WREN.name))).toEqual([]);
  await site.stop();
  await wren.mails.close();
  wren.texts.close();
  rmSync(wren.folder, { recursive: true, force: true });
});

/** Starts the program on an empty folder, a mail server and a provider of texts, and a browser of the first admin. */
async function start(browser: Browser): Promise<Wren> {
  const folder = mkdtempSync(join(tmpdir(), "bluebonnet-wren-"));
  const [mails, texts] = await Promise.all([startSmtpSink(), startSmsProvider(ACCOUNT)]);
  const variables = { DATA_DIR: folder, TWILIO_API_URL: texts.url };
  const site = await startSite(variables);
  const page = await browser.newPage({ baseURL: site.url, locale: "en-US", timezoneId: "America/Denver" });
  return { page, site, mails, texts, folder, variables };
}

/** Logs in with the printed password, chooses another one, and is led to the set-up. */
async function logInFirst({ page, site }: Wren): Promise<void> {
  const [, printed = ""] = /Password +(\S+)/.exec(site.output()) ?? [];
  await open(page, "/auth");
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill(printed);
  await page.getByRole("button", { name: "Log In" }).click();
  await page.getByLabel("Current password").fill(printed);
  await page.getByLabel("New password").first().fill(PASSWORD);
  await page.getByLabel("Confirm new password").fill(PASSWORD);
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up your site");
}

/** Saves the form on the page and waits until it is stored. */
async function save(page: Page): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await stored).status()).toBe(200);
  await expect(page.getByText("Settings saved", { exact: true }).last()).toBeVisible();
}

/** Opens a section of the settings, changes it, and saves it. */
async function change(page: Page, section: string, edit: (form: ReturnType<Page["getByRole"]>) => Promise<void>) {
  await open(page, `/admin-settings?section=${section}`);
  const form = page.locator("main").getByRole("form").first();
  // Its fields come with the settings, which the page fetches.
  await expect(form.getByRole("textbox").or(form.getByRole("checkbox")).first()).toBeVisible();
  await edit(form);
  await save(page);
}

/** Ends a step of the set-up as done. */
async function finish(page: Page, next: string): Promise<void> {
  await page.getByRole("button", { name: "Done, go on" }).click();
  await expect(page.getByRole("heading", { level: 2, name: next })).toBeFocused();
}

async function setUpIdentityAndOffices(page: Page): Promise<void> {
  const identity = page.getByRole("form", { name: "Identity" });
  await identity.getByLabel("Name", { exact: false }).first().fill(WREN.name);
  await identity.getByLabel("Short name").fill("Cactus Wren");
  await identity.getByLabel("Founded in").fill("2015");
  await identity.getByLabel("License number").fill("2219077");
  await save(page);
  await finish(page, "Location and hours");
  await page.getByRole("button", { name: "Add an office" }).click();
  for (const [index, office] of WREN.offices.entries()) {
    const group = page.getByRole("group", { name: index === 0 ? /^Main office/ : /^Office 2/ });
    await group.getByLabel("Street").fill(office.street);
    await group.getByLabel("City").fill(office.city);
    await group.getByLabel("ZIP code").fill(office.zip);
    await group.getByLabel("Phone").fill(office.phone);
    await group.getByLabel("Time zone").selectOption("Denver");
    await group.getByLabel("Latitude").fill(office.latitude);
    await group.getByLabel("Longitude").fill(office.longitude);
    await group.getByLabel("Map").fill("");
  }
  await save(page);
  await finish(page, "Looks");
}

async function setUpLooks(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Open the looks" }).click();
  await page.getByRole("button", { name: "Cactus green" }).click();
  await save(page);
  await open(page, "/admin-set-up?step=looks");
  await finish(page, "Team");
  await page.getByRole("button", { name: "Skip for now" }).click();
}

/** Removes every list of samples, each from the line of the set-up that names it. */
async function removeSamples(page: Page): Promise<void> {
  for (const [step, line] of [
    ["carriers", "Sample carriers"],
    ["carriers", "Sample agency codes"],
    ["samples", "Sample testimonials"],
  ] as const) {
    await open(page, `/admin-set-up?step=${step}`);
    await page.getByRole("link", { name: `Open: ${line}` }).click();
    await page.getByRole("button", { name: "Remove all" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove samples" }).click();
    await expect(page.getByText("The samples are removed", { exact: true })).toBeVisible();
  }
  await open(page, "/admin-set-up?step=carriers");
  await finish(page, "Mail");
}

/** Sets the addresses and the mail server, and confirms a test letter by the code in it. */
async function setUpMail({ page, mails }: Wren): Promise<void> {
  const contact = page.getByRole("form", { name: "Mail and phone" });
  await contact.getByLabel("Email").fill(WREN.email);
  await contact.getByLabel("Agents' mailbox").fill(WREN.agentsEmail);
  await contact.getByLabel("Claims phone").fill("915-999-0119");
  await contact.getByLabel("Language of the office").selectOption("Spanish");
  await save(page);

  await page.getByRole("link", { name: "Open mail server and senders" }).click();
  await page.getByRole("button", { name: "Set up: Mail server" }).click();
  const dialog = page.getByRole("dialog");
  const { hostname, port } = new URL(mails.url);
  await dialog.getByLabel("Server").fill(hostname);
  await dialog.getByRole("spinbutton", { name: "Port" }).fill(port);
  await dialog.getByLabel("Your own password for this site").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Test and save" }).click();
  await expect(dialog).toBeHidden();

  await open(page, "/profile");
  await page.getByLabel("Email").first().fill(WREN.ownerEmail);
  await page.getByLabel("Current password").first().fill(PASSWORD);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByLabel("Current password")).toHaveCount(0);
  await open(page, "/admin-set-up?step=mail");
  await page.getByRole("button", { name: "Send the test letter" }).click();
  const code = () => mails.mails.map(({ text = "" }) => /\b\d{6}\b/.exec(text)?.[0]).findLast(Boolean) ?? "";
  // The letter goes through the queue: a mail server that was busy is asked again after a while.
  await expect.poll(code).not.toBe("");
  await page.getByLabel("Code in the message").fill(code());
  await page.getByRole("button", { name: "It has arrived" }).click();
  await expect(page.getByText(/^Arrived /)).toBeVisible();
  await finish(page, "Text messages");
}

/** Sets the number and the account for texts. A test text would wait for the morning when the test runs at night. */
async function setUpTexts(page: Page): Promise<void> {
  await change(page, "senders", (form) => form.getByLabel("Number that texts come from").fill("915-999-0120"));
  await page.getByRole("button", { name: "Set up: Provider of texts (Twilio)" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Account SID").fill(ACCOUNT.sid);
  await dialog.getByLabel("Auth token").fill(ACCOUNT.token);
  await dialog.getByLabel("Your own password for this site").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Test and save" }).click();
  await expect(dialog).toBeHidden();
}

/** Offers no life insurance, claims only what is true, and has no page at sites that are nobody's. */
async function sayWhatIsTrue(page: Page): Promise<void> {
  await change(page, "lines", (form) => form.getByLabel("Life insurance").uncheck());
  await change(page, "savings", async (form) => {
    for (const line of ["Auto insurance", "Home insurance"]) {
      await form.getByRole("group", { name: line }).getByLabel("Claim a saving").uncheck();
    }
  });
  await change(page, "claims", async (form) => {
    const drive = form.getByRole("group", { name: "Backpack drive" });
    for (const field of await drive.getByRole("textbox").all()) await field.fill("");
    for (const claim of await form.getByRole("checkbox").all()) await claim.check();
  });
  for (const section of ["social", "links"]) {
    await change(page, section, async (form) => {
      for (const field of await form.getByRole("textbox").all()) await field.fill("");
    });
  }
}

/** Skips what is left, and finds nothing open in what the site says. */
async function goLive(page: Page): Promise<void> {
  for (const step of ["texts", "samples", "backup", "domain"]) {
    await open(page, `/admin-set-up?step=${step}`);
    await page.getByRole("button", { name: step === "samples" ? "Done, go on" : "Skip for now" }).click();
    await expect(page.getByText("Step recorded", { exact: true })).toBeVisible();
  }
  await page.getByRole("link", { name: "To the list for going live" }).click();
  const content = page.getByRole("region", { name: "What the site says" });
  await expect(content).toContainText("Nothing is open here.");
  await page.getByRole("button", { name: "Sign off: we go live" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign off: we go live" }).click();
  await expect(page.getByText("Sign-off recorded", { exact: true })).toBeVisible();
}

/** Lists the requests of one office, and keeps that as a view: an agency with several has such a filter. */
async function filterByOffice(page: Page): Promise<void> {
  const [main, second] = WREN.offices;
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, "/agent-dashboard");
  await page.getByRole("button", { name: "Add filter" }).click();
  const office = page.getByRole("combobox", { name: "Office" });
  await expect(office.getByRole("option")).toHaveText(["All", main.city, second.city]);
  await office.selectOption(second.city);
  await page.keyboard.press("Escape");
  const chip = page.getByRole("list", { name: "Active filters" }).getByText(`Office: ${second.city}`);
  await expect(chip).toBeVisible();
  await page.getByRole("button", { name: "Views of your own" }).click();
  await page.getByRole("menuitemradio", { name: "Save as a new view" }).click();
  await page.getByLabel("Name of the view").fill(second.city);
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  const view = page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: second.city });
  await expect(view).toHaveAttribute("aria-current", "true");
  await open(page, "/agent-dashboard");
  await expect(chip).toHaveCount(0);
  await view.click();
  await expect(chip).toBeVisible();
}

/** Reads the whole site and expects nothing of the first agency, nothing made up, no sample and no life insurance. */
async function expectOwn(url: string): Promise<void> {
  const pages = await crawl(async (path) => {
    const answer = await fetch(url + path, { headers: { accept: "text/html" } });
    return { status: answer.status, text: await answer.text() };
  });
  expect(tracesIn(pages, FIRST_AGENCY, MADE_UP, SAMPLE_MARK, TO_LIFE)).toEqual([]);
  expect(pages.size).toBeGreaterThan(65);
  const contact = pages.get("/es/contact") ?? "";
  for (const { city, shown } of WREN.offices) for (const own of [city, shown]) expect(contact).toContain(own);
  expect(pages.get("/manifest.webmanifest")).toContain(WREN.name);
  expect(pages.get("/")).toMatch(/\/brand\/[0-9a-f]{8}\/art\//);
  const data = [...contact.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].join("");
  for (const { street } of WREN.offices) expect(data).toContain(street);
}
