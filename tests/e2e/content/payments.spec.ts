import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";
import { answerOf } from "../answer-of.ts";

const INSURERS = [
  "Progressive",
  "Excellent Insurance",
  "Gainsco",
  "Wellington Insurance",
  "Kemper Infinity",
  "UAIG",
  "American Access",
  "Lamargen Agency",
  "Venture Insurance",
  "Constitution MGA",
];

test.describe("the payments page", () => {
  test("lists the ten insurers in order, each with its own payment page in a new tab, and the office phone", async ({
    page,
  }) => {
    await open(page, "/payments");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Make a Payment");
    const cards = page.getByRole("region", { name: "Choose Your Insurance Company" });
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText(INSURERS);
    const links = cards.getByRole("link", { name: /^Make a Payment/ });
    await expect(links).toHaveCount(10);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
      await expect(link).toHaveAttribute("href", /^https:\/\//);
    }
    const steps = page.getByRole("region", { name: "Payment Instructions" });
    await expect(steps.getByRole("listitem")).toHaveCount(4);
    const call = page.getByRole("main").getByRole("link", { name: /^Call \(\d{3}\) \d{3}-\d{4}$/ });
    await expect(call).toHaveAttribute("href", /^tel:\d{11}$/);
  });

  test("is in Spanish at its Spanish address", async ({ page }) => {
    await open(page, "/es/payments");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hacer un pago");
    await expect(page.getByRole("main").getByRole("link", { name: /^Hacer un pago/ })).toHaveCount(10);
  });
});

test.describe("an insurer's tile @edits", () => {
  test.use({ allowFailedRequests: true });

  test("has the plain name, then the admin's picture, and the initial letter where that does not load", async ({
    page,
  }) => {
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Gainsco" }) });
    await open(page, "/payments");
    await expect(card.locator("[data-named]")).toHaveText("Gainsco");
    await expect(card.getByRole("img")).toHaveCount(0);

    await logInAs(page, "admin");
    const carriers = await answerOf<"GET /api/content/:kind">(page.request.get("/api/content/carriers"));
    const address = `/api/content/carriers/${carriers.find(({ values }) => values["name"] === "Gainsco")?.id}`;
    const { values, es, version } = await answerOf<"GET /api/content/:kind/:id">(page.request.get(address));
    const data = { values: { ...values, logoUrl: "/art/corner-shop.svg" }, es, version };
    expect((await page.request.put(address, { data })).status()).toBe(200);
    // A content change reaches the pages by the database's NOTIFY.
    await expect.poll(async () => (await page.request.get("/payments")).text()).toContain("corner-shop.svg");
    await open(page, "/payments");
    await expect(card.locator("img")).toHaveAttribute("src", "/art/corner-shop.svg");

    await page.route("**/art/corner-shop.svg", (route) => route.abort());
    await open(page, "/payments");
    await expect(card.getByText("G", { exact: true })).toBeVisible();
    expect((await card.getByRole("heading", { name: "Gainsco" }).boundingBox())?.width).toBeGreaterThan(50);
    await open(page, "/payment-options");
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Gainsco" }) });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByText("G", { exact: true })).toBeVisible();
  });
});

test.describe("the payment options page", () => {
  test("shows the five ways to pay, says in a table which of five companies offers what, and answers questions", async ({
    page,
  }) => {
    await open(page, "/payment-options");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Make a Payment" })).toHaveAttribute("href", "/payments");
    await expect(main.getByRole("link", { name: "Contact Us" }).first()).toHaveAttribute("href", "/contact");
    const ways = page.getByRole("region", { name: "Ways to Pay" });
    await expect(ways.getByRole("heading", { level: 3 })).toHaveText([
      "Online Payment",
      "Mobile App",
      "Automatic Payments",
      "Phone Payment",
      "In-Person Payment",
    ]);
    await expect(ways.getByText(/cash, check or card/)).toBeVisible();
    const table = page.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveText([
      "Carrier",
      "Online",
      "Phone",
      "Mobile App",
      "Automatic",
      "Make Payment",
    ]);
    await expect(table.getByRole("rowheader")).toHaveCount(5);
    const yes = table.getByRole("cell", { name: "Yes", exact: true });
    await expect(yes).toHaveCount(5 + 5 + 3 + 5);
    await expect(table.getByRole("cell", { name: "No", exact: true })).toHaveCount(2);
    const pay = table.getByRole("link", { name: /^Pay Now/ });
    await expect(pay).toHaveCount(5);
    await expect(pay.first()).toHaveAttribute("target", "_blank");
    await expect(page.getByText(/Contact our office for the full carrier list/)).toBeVisible();
    const automatic = page.getByRole("region", { name: "Automatic Payments" });
    await expect(automatic.getByRole("listitem")).toHaveCount(5);
    await expect(automatic.getByRole("heading", { name: "What You'll Need" })).toBeVisible();
    await expect(automatic.getByRole("term")).toHaveText([
      "Banking information",
      "Preferred payment date",
      "Policy information",
    ]);
    const questions = page.getByRole("region", { name: "Payment Questions" }).getByRole("group");
    await expect(questions).toHaveCount(4);
    await questions.first().getByRole("heading").click();
    await expect(questions.first()).toHaveAttribute("open", "");
    await expect(page.getByRole("heading", { name: "Need help with a payment?" })).toBeVisible();
    await expectAccessible(page);
  });

  test("fits a phone: every column of the table stands in it, and it stays a table", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/es/payment-options");
    const table = page.getByRole("table");
    const first = table.getByRole("row").nth(1);
    await first.scrollIntoViewIfNeeded();
    for (const column of ["En línea", "Teléfono", "Aplicación", "Automático"]) {
      await expect(first.getByText(column)).toBeInViewport({ ratio: 1 });
    }
    await expect(first.getByRole("link", { name: /^Pagar ahora/ })).toBeInViewport({ ratio: 1 });
    await expect(table.getByRole("columnheader")).toHaveCount(6);
    await expect(table.getByRole("cell", { name: "Sí", exact: true })).toHaveCount(5 + 5 + 3 + 5);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
    await expectAccessible(page);
  });
});
