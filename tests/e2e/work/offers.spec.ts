import { expect, expectAccessible, hydrated, open, test } from "../fixtures.ts";
import { logInAs, unique } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { AGREED } from "../../support/agreed.ts";
import { auto } from "../../support/offers.ts";

test.use({ viewport: { width: 390, height: 844 }, allowFailedRequests: true });

test("an agent offers two premiums, and the customer compares, asks, wishes and says what they go without", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = unique("Nora");
  const person = { name, email: "nora@example.com", phone: "(281) 555-0142", zipCode: "77573", ...AGREED };
  const asked = await page.request.post("/api/quote-requests", { data: { insuranceType: "auto", ...person } });
  const { reference, link = "" } = await answerOf<"POST /api/quote-requests">(asked);
  const desk = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 1280, height: 800 } });
  const agent = await desk.newPage();
  await logInAs(agent, "agent");
  const address = `/api/quote-requests/${reference}`;
  const { id } = await answerOf<"GET /api/quote-requests/:id">(agent.request.get(address));
  for (const [carrier, cents] of [
    ["Lone Star", 60_000],
    ["Pecan Mutual", 48_000],
  ] as const) {
    await agent.request.post(`/api/quote-requests/${id}/premiums`, { data: { carrier, cents, months: 6 } });
  }
  const { premiums, work } = await answerOf<"GET /api/quote-requests/:id">(agent.request.get(address));
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const terms = { offeredOn: day(-1), validUntil: day(20), coverages: auto(), version: work.version };
  await agent.request.put(`/api/premiums/${premiums[0]?.id}/terms`, { data: terms });

  await open(agent, `/agent-dashboard?request=${reference}`);
  const request = agent.getByRole("region", { name: reference });
  await request.getByRole("button", { name: "State the coverage: Pecan Mutual" }).click();
  const dialog = agent.getByRole("dialog");
  await dialog.getByRole("button", { name: "Start from Lone Star" }).click();
  const collision = dialog.getByRole("group", { name: "Your car after a crash (collision)" });
  await collision.getByLabel("Deductible ($)").fill("");
  await dialog.getByRole("button", { name: "Save the coverage" }).click();
  await expect(collision).toContainText("Please enter a number");
  await collision.getByLabel("Deductible ($)").fill("$1,000");
  await expectAccessible(agent);
  await dialog.getByRole("button", { name: "Save the coverage" }).click();
  await expect(request.getByText("Coverage stated")).toHaveCount(2);
  await request.getByRole("button", { name: "Offer to the customer" }).click();
  await dialog.getByLabel("Your recommendation").selectOption("Lone Star");
  await dialog.getByLabel("Why do you recommend it?").fill("The lower deductible pays off.");
  await dialog.getByRole("button", { name: "Show to the customer" }).click();
  await expect(request.getByText(/On the customer's page since/)).toBeVisible();

  await open(page, link);
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(cards.first()).toContainText("$100.00 a month");
  await expect(page.getByText("The lower deductible pays off.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What none of these offers covers" })).toBeVisible();
  await expectAccessible(page);
  const second = cards.filter({ hasText: "$80.00 a month" });
  await second.getByLabel("What it means, and ask: Your car after a crash (collision)").click();
  await second
    .getByLabel("Your question about “Your car after a crash (collision)” at Pecan Mutual")
    .fill("Why so much?");
  await second.getByRole("button", { name: "Send the question" }).click();
  await expect(second.getByText("We have your question.")).toBeInViewport();
  await page.getByRole("button", { name: "I would like Lone Star" }).click();
  await expect(page.getByText("You would like the offer of Lone Star.")).toBeVisible();
  await page.getByRole("checkbox", { name: /personal injury protection/ }).check();
  await page.getByRole("radio", { name: "On paper, by mail" }).check();
  await page.getByRole("button", { name: "Confirm what I checked" }).click();
  await expect(page.getByText("We recorded it.")).toBeInViewport();
  await expect(page.getByText(/comes on paper/)).toBeVisible();
  await expectAccessible(page);

  await expect(request.getByText("The customer would like the offer from Lone Star")).toBeVisible();
  await expect(request.getByText(/Goes without Personal injury protection/)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.getByText("None of these", { exact: true }).click();
  await page.getByRole("radio", { name: "The price" }).check();
  await page.getByRole("button", { name: "Decline these offers" }).click();
  await expect(page.getByText("You declined these offers")).toBeVisible();

  // Taken back while the customer writes a question: the page says so, and shows the words that found no place.
  await second.getByLabel("What it means, and ask: Your car after a crash (collision)").click();
  await second
    .getByLabel("Your question about “Your car after a crash (collision)” at Pecan Mutual")
    .fill("And with a lower deductible?");
  const { work: now } = await answerOf<"GET /api/quote-requests/:id">(agent.request.get(address));
  const taken = await agent.request.post(`/api/quote-requests/${id}/offers/withdraw`, {
    data: { version: now.version },
  });
  expect(taken.ok()).toBe(true);
  await second.getByRole("button", { name: "Send the question" }).click();
  await expect(page.getByText("These offers have changed or were taken back.")).toBeInViewport();
  await expect(page.getByText("And with a lower deductible?")).toBeVisible();
  await desk.close();
});
