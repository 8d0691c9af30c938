import type { Page } from "@playwright/test";
import type { UnsortedMail } from "../../../domain/api/work/inbound.ts";
import type { ThreadEntry } from "../../../domain/api/work/messages.ts";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";
import { answerOf } from "../answer-of.ts";

const AT = "2026-11-16T15:00:00.000Z";

const MAIL: UnsortedMail = {
  id: 7,
  from: "Rosa Vela <rosa@example.com>",
  subject: "Re: Your quote",
  text: "Yes, Tuesday is fine.",
  quoted: "> Dear Rosa",
  isAutomatic: false,
  at: AT,
  attachments: [
    { id: 3, name: "licence.pdf", type: "application/pdf", size: 40_000, fileId: null, hasPreview: false, scan: null },
  ],
  leftOut: 1,
  hasHtml: true,
  suggestion: { customerId: 5, name: "Rosa Vela", request: { kind: "quote", id: 1, reference: "Q-7K3F9" } },
};

/**
 * Stubs the unsorted mails. Real ones come in by another way, which server/work/inbound tests; these tests cover the screen.
 */
async function withUnsorted(page: Page) {
  const waiting = [MAIL];
  const put: unknown[] = [];
  await page.route("**/api/unsorted-mails?*", (route) => route.fulfill({ json: waiting }));
  await page.route("**/api/unsorted-mails/7/put*", (route) => {
    put.push(route.request().postDataJSON());
    waiting.pop();
    return route.fulfill({ json: { reference: "Q-7K3F9" } });
  });
  return put;
}

test("an agent puts a mail where it belongs, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const put = await withUnsorted(page);
  await logInAs(page, "agent");
  await open(page, "/email-admin");
  await page.getByRole("link", { name: "Unsorted" }).click();
  const mail = page.getByRole("listitem", { name: MAIL.subject });
  await expect(mail).toContainText("Yes, Tuesday is fine.");
  await expect(mail.getByText("> Dear Rosa")).toBeHidden();
  await mail.getByText("Earlier messages").click();
  await expect(mail.getByText("> Dear Rosa")).toBeVisible();
  await expect(mail.getByRole("link", { name: "licence.pdf (39 kB)" })).toBeVisible();
  await expect(mail.getByRole("button", { name: "Delete as spam" })).toHaveCount(0);
  await mail.getByRole("button", { name: "Put it elsewhere" }).click();
  await mail.getByRole("searchbox").fill("q-7k3f9");
  await expect(mail.getByRole("button", { name: "Put to request Q-7K3F9" })).toBeVisible();
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(wide).toBe(false);
  await mail.getByRole("button", { name: "Put to Q-7K3F9" }).click();
  await expect(page.getByText("Nothing is unsorted")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(put).toEqual([{ customerId: 5 }]);
});

const THREAD: ThreadEntry[] = [
  {
    channel: "email",
    id: 1,
    direction: "out",
    status: "bounced",
    from: "office@example.com",
    to: "rosa@example.com",
    at: AT,
    subject: "Your quote",
    text: "When?",
    quoted: "",
    isAutomatic: false,
    attachments: [],
    cc: [],
    bcc: [],
    refusedCopies: [],
    leftOut: 0,
    authorId: null,
    error: null,
    sendAt: null,
    isRecallable: false,
    pictures: [],
  },
  {
    channel: "sms",
    id: 2,
    direction: "in",
    status: "received",
    from: "+17135550171",
    to: "+17135550142",
    at: AT,
    subject: null,
    text: "Tuesday",
    quoted: "",
    isAutomatic: false,
    attachments: [],
    cc: [],
    bcc: [],
    refusedCopies: [],
    leftOut: 0,
    authorId: null,
    error: null,
    sendAt: null,
    isRecallable: false,
    pictures: ["https://media.example.com/1"],
  },
];

test("a request shows the conversation, is read, and its notes name colleagues", async ({ page }) => {
  await logInAs(page, "admin");
  const data = { insuranceType: "life", name: "Conny Versa", email: "conny@example.com", phone: "7135550113" };
  const answer = await page.request.post("/api/quote-requests", { data });
  const { reference } = await answerOf<"POST /api/quote-requests">(answer);
  await page.route(`**/api/quote-requests/${reference}?*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await answerOf<"GET /api/quote-requests/:id">(response)), thread: THREAD, unread: 1 },
    });
  });
  const read = page.waitForRequest("**/api/message-reads*");
  await open(page, `/agent-dashboard?tab=quotes&request=${reference}`);
  const conversation = page.getByRole("list", { name: "Messages of the conversation" });
  // The request itself is the first thing that the customer said.
  await expect(conversation.getByRole("listitem")).toHaveCount(3);
  await expect(conversation).toContainText("Came back");
  await expect(conversation.getByRole("link", { name: "Open what came with it" })).toBeVisible();
  expect((await read).postDataJSON()).toMatchObject({ kind: "quote" });
  await page.getByRole("button", { name: "Note", exact: true }).click();
  const note = page.getByRole("textbox", { name: "Note" });
  // Enter chooses the marked colleague.
  await note.fill("Please call, @");
  await expect(page.getByRole("list", { name: "Colleagues to mention" })).toBeVisible();
  await note.press("Enter");
  await expect(note).toHaveValue(/^Please call, @\S+ .+ $/);
  await note.fill("Please call, @");
  await page.getByRole("list", { name: "Colleagues to mention" }).getByRole("button").first().click();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue(/^Please call, @\S+ .+ $/);
  await expectAccessible(page);
  await note.fill("");
});
