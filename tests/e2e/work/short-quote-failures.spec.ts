import { expect, loseScripts, test } from "../fixtures.ts";
import { ENDPOINT, fillIn, formOf, visit } from "../short-quote.ts";
import { answerOf } from "../answer-of.ts";

test.describe("when the request fails", () => {
  test.use({ allowFailedRequests: true });

  test("a failure shows the alert and a toast, and what was typed stays", async ({ page }) => {
    await visit(page, "/auto");
    const { zip, name, button, failure, success, another } = formOf(page);
    await fillIn(page);
    await button.click();
    await expect(success).toBeVisible();
    await page.clock.runFor(10_500);
    await another.click();

    await page.route(ENDPOINT, (route) => route.fulfill({ status: 502, body: "bad gateway" }));
    await fillIn(page);
    await button.click();
    await expect(failure).toContainText("Error submitting quote");
    await expect(failure).toContainText("Failed to submit quote request. Please try again.");
    await expect(page.getByText("Error", { exact: true })).toBeVisible();
    await expect(success).toBeHidden();
    await expect(zip).toHaveValue("77008");
    await expect(name).toHaveValue("Rosa Medina");
    await expect(button).toBeEnabled();

    await page.unroute(ENDPOINT);
    await button.click();
    await expect(success).toBeVisible();
    await expect(failure).toBeHidden();
  });

  test("the server's own words are shown, also at the field they concern", async ({ page }) => {
    const refusal = { error: "Please check the marked fields.", code: "invalid", fields: { name: "This is too long" } };
    await page.route(ENDPOINT, (route) => route.fulfill({ status: 400, json: refusal }));
    await visit(page, "/auto");
    const { name, button, failure } = formOf(page);
    await fillIn(page);
    await button.click();
    await expect(failure).toContainText("Please check the marked fields.");
    await expect(name).toHaveAccessibleDescription("This is too long");
    await expect(name).toBeFocused();
  });

  test("our rules that cannot be loaded leave the check to the server", async ({ page }) => {
    await visit(page, "/auto");
    await loseScripts(page);
    const { zip, button, success } = formOf(page);
    await zip.fill("770");
    await button.click();
    await expect(zip).toHaveAccessibleDescription("Please enter a valid 5-digit ZIP code.");
    await expect(zip).toBeFocused();
    await zip.fill("77019");
    await button.click();
    await expect(success).toBeVisible();
  });

  test("a request whose answer was lost is sent again and stays one request", async ({ page }) => {
    const references: string[] = [];
    await page.route(ENDPOINT, async (route) => {
      const response = await route.fetch();
      references.push((await answerOf<"POST /api/quote-requests">(response)).reference);
      await (references.length === 1 ? route.abort() : route.fulfill({ response }));
    });
    await visit(page, "/auto");
    const { zip, button, failure, success } = formOf(page);
    await zip.fill("75201");
    await button.click();
    await expect(failure).toContainText("Failed to submit quote request. Please try again.");
    await button.click();
    await expect(success).toBeVisible();
    expect(references[1]).toBe(references[0]);
  });
});
