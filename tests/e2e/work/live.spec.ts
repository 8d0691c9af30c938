import type { Page } from "@playwright/test";
import { logInAs, makeAgent, secondPerson, unique } from "../accounts.ts";
import { expect, expectAccessible, open, test, watch } from "../fixtures.ts";
import { openTab } from "../kept-page.ts";
import { answerOf } from "../answer-of.ts";

/** Sends a contact request as a visitor does. */
async function send(page: Page) {
  const person = { firstName: "Lupe", lastName: unique("Live"), email: "lupe@example.com", phone: "(281) 555-0142" };
  const data = { ...person, inquiryType: "question", message: "Is this live?" };
  const answer = await page.request.post("/api/contact-requests", { data });
  expect(answer.ok()).toBe(true);
  return answerOf<"POST /api/contact-requests">(answer);
}
const ask = async (page: Page): Promise<string> => (await send(page)).reference;

async function askForAccess(page: Page): Promise<void> {
  const username = unique("newcomer");
  const data = { username, firstName: "Nia", lastName: "New", email: `${username}@example.com` };
  expect((await page.request.post("/api/registration-requests", { data })).ok()).toBe(true);
}

/** Counts the event streams (SSE) that a page opens. */
function countStreams(page: Page): { opened: number } {
  const count = { opened: 0 };
  page.on("request", (request) => (count.opened += Number(request.resourceType() === "eventsource")));
  return count;
}

const LIST = "/agent-dashboard?tab=contacts";
const row = (page: Page, reference: string) => page.getByRole("link", { name: `Open request ${reference}` });
const remove = (page: Page, reference: string) => page.request.delete(`/api/contact-requests/${reference}`);

test("what happens in one browser is seen in the other, in every tab, whichever of them listens", async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAs(page, "admin");
  const [first, second, third] = [await ask(page), await ask(page), await ask(page)];
  const account = await makeAgent(page);
  const streams = countStreams(page);
  await open(page, LIST);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(row(page, first)).toBeVisible();
  await page.getByRole("button", { name: "List options" }).click();
  await expect(page.getByRole("switch", { name: "Sound for new requests" })).toBeChecked();
  await page.getByRole("switch", { name: "Sound for new requests" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  // A second tab of the same browser shares the first one's stream.
  const tab = await openTab(page);
  const complaints = watch(tab);
  const streamsOfTab = countStreams(tab);
  await open(tab, LIST);
  await expect(tab.getByText("Live", { exact: true })).toBeVisible();
  await tab.getByRole("button", { name: "List options" }).click();
  await expect(tab.getByRole("switch", { name: "Sound for new requests" })).not.toBeChecked();
  await tab.keyboard.press("Escape");
  expect([streams.opened, streamsOfTab.opened]).toEqual([1, 0]);

  const colleague = await secondPerson(browser, baseURL, account);
  await open(colleague, `${LIST}&request=${second}`);
  await tab.goto(`${LIST}&request=${second}`);
  const name = `${account.firstName} ${account.lastName}`;
  await expect(tab.getByText(`${name} has this request open too`)).toBeVisible();
  await colleague.getByRole("button", { name: "Close", exact: true }).click();
  await expect(tab.getByText(`${name} has this request open too`)).toHaveCount(0);
  await open(tab, LIST);

  for (const screen of [page, tab, colleague]) await expect(row(screen, first)).toBeVisible();
  await remove(page, first);
  for (const screen of [page, tab, colleague]) await expect(row(screen, first)).toHaveCount(0);

  const admin = tab.getByRole("navigation", { name: "Agent Portal" }).getByRole("link", { name: "Admin Tools" });
  const waiting = async () =>
    (await answerOf<"GET /api/desk-badge">(tab.request.get("/api/desk-badge"))).accessRequests;
  expect(complaints).toEqual([]);
  await askForAccess(colleague);
  await expect(admin).toBeVisible();
  await expect(admin).toHaveAccessibleDescription(new RegExp(`^${await waiting()} access requests? waiting$`));

  // The tab with the stream closes, and the other takes over.
  await page.goto("about:blank");
  await expect.poll(() => streamsOfTab.opened).toBe(1);
  await remove(tab, third);
  for (const screen of [tab, colleague]) await expect(row(screen, third)).toHaveCount(0);
  await tab.goto("/admin-tools?tab=agent-management");
  await expect(tab.getByRole("heading", { level: 2 }).first()).toHaveText("Access requests");
  expect(complaints).toEqual([]);
  await tab.close();
  await colleague.context().close();
});

test("a press opens the request that it began on, although others arrive while it lasts", async ({ page }) => {
  await logInAs(page, "admin");
  const wanted = await ask(page);
  await open(page, LIST);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const lists: string[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname === "/api/contact-requests") {
      void response.text().then((text) => lists.push(text), String);
    }
  });
  await row(page, wanted).hover();
  await page.mouse.down();
  const later = await ask(page);
  await expect.poll(() => lists.some((text) => text.includes(later))).toBe(true);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
  await expect(page.getByRole("region", { name: new RegExp(wanted) })).toBeVisible();
  await expect(row(page, later)).toBeVisible();
});

test.describe("a page that is not live", () => {
  test.use({ allowFailedRequests: true });

  test("says so, and what waits stands in its title all the same", async ({ page }) => {
    await logInAs(page, "agent");
    await page.route("**/api/desk-stream*", (route) => route.fulfill({ status: 503 }));
    await page.route("**/api/desk-badge*", (route) =>
      route.fulfill({ json: { needsReply: 3, accessRequests: null, unread: 0, mentions: 0, unsorted: 0 } }),
    );
    await open(page, LIST);
    await expect(page.getByText("Not live: asking every 30 seconds")).toBeVisible();
    await expect(page).toHaveTitle(/^\(3\) Agent dashboard/);
    const menu = page.getByRole("navigation", { name: "Agent Portal" });
    const inbox = menu.getByRole("link", { name: "Inbox", exact: true });
    await expect(inbox).toHaveAccessibleDescription("3 requests need a reply");
    await page.getByRole("link", { name: "Email Archive" }).click();
    await expect(page).toHaveTitle(/^\(3\) (?!Agent dashboard)/);
  });

  test("keeps what is open and typed while its calls fail, and says that it may be out of date", async ({
    page,
    baseURL,
  }) => {
    await logInAs(page, "agent");
    const { reference, link = "" } = await send(page);
    await open(page, `${LIST}&request=${reference}`);
    const request = page.getByRole("region", { name: new RegExp(reference) });
    await request.getByRole("button", { name: "Write an answer" }).click();
    const words = request.getByRole("textbox", { name: "Message" });
    await words.fill("Dear Lupe, about your roof");
    await page.route("**/api/contact-requests*/**", (route) => route.abort());
    await page.route("**/api/contact-requests?*", (route) => route.fulfill({ status: 503 }));
    // Whatever the customer writes makes the page fetch the list and the request again.
    const write = async (text: string) => {
      const form = { intent: "add-details", words: text };
      expect((await page.request.post(link, { form, headers: { origin: baseURL ?? "" } })).status()).toBe(200);
    };
    await write("And the garage");
    const notes = page.getByText("This could not be updated and may be out of date.");
    await expect(request.filter({ has: notes })).toBeVisible();
    await expect(row(page, reference)).toBeVisible();
    await expect(words).toHaveValue("Dear Lupe, about your roof");
    await expectAccessible(page);
    await page.unroute("**/api/contact-requests*/**");
    await page.unroute("**/api/contact-requests?*");
    await page.getByRole("button", { name: "Try Again" }).first().press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await write("And the shed");
    await expect(request.getByText("And the shed")).toBeVisible();
    await expect(notes).toHaveCount(0);
    await expect(words).toHaveValue("Dear Lupe, about your roof");
  });
});

test("the page itself tells of a mention where this browser is no device of its user any more", async ({ page }) => {
  await logInAs(page, "agent");
  // A browser that had subscribed to pushes: the server has given the device up, or somebody else had subscribed it.
  await page.addInitScript(() => {
    localStorage.setItem("pushDevice", "999999");
    const shown: string[] = [];
    class Recorder extends EventTarget {
      static readonly permission = "granted";
      constructor(title: string) {
        super();
        shown.push(title);
      }
    }
    Object.assign(window, { Notification: Recorder, shown });
    Object.defineProperty(document, "hidden", { get: () => true });
  });
  const change = { kind: "quote", id: 1, reference: "Q-7K3F9", type: "mentioned", by: null };
  await page.route("**/api/desk-stream*", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: `event: hello\ndata: {}\n\nevent: change\ndata: ${JSON.stringify(change)}\n\n`,
    }),
  );
  await open(page, "/agent-tools");
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "shown") as string[]))
    .toContain("A colleague mentioned you at Q-7K3F9");
});
