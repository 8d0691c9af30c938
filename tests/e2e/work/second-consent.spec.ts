import { shownConsent, CONSENT_TEXT } from "../../../domain/work/consent.ts";
import { agency } from "../../support/agency.ts";
import { logInAs } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

// The form without its box checked is refused.
test.use({ allowFailedRequests: true });

test("a customer gives the second consent on the private page, an agent may text about renewals, and a withdrawal ends it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const consentText = shownConsent(CONSENT_TEXT.en, agency.name);
  const person = { name: "Rosa Vela", email: "rosa.second@example.com", phone: "7135550163", zipCode: "77008" };
  const data = { insuranceType: "auto", ...person, consent: true, consentText };
  const answer = await page.request.post("/api/quote-requests", { data });
  const { link = "", reference } = await answerOf<"POST /api/quote-requests">(answer);

  /** Opens the composer of the request and returns the reason why nothing may be texted about renewals, if any. */
  async function renewalsAtDesk() {
    await open(page, `/agent-dashboard?tab=quotes&request=${reference}`);
    await page.getByRole("button", { name: "Write an answer" }).first().click();
    await page.getByLabel("What it is about").selectOption({ label: "Renewals or other insurance" });
    return page.getByText(/no consent to text this number about renewals/);
  }

  await open(page, link);
  const box = page.getByRole("checkbox", { name: /marketing messages about the renewal/ });
  await expect(box).not.toBeChecked();
  await page.getByRole("button", { name: "Save my consent" }).click();
  await expect(box).toHaveAccessibleDescription("Please check the box if you agree");
  await box.check();
  await page.getByRole("button", { name: "Save my consent" }).click();
  const given = page.getByText(/^You agreed on .+ at the number ending in 0163/);
  await expect(given).toBeFocused();
  await expect(given).toBeInViewport();
  await expectAccessible(page);

  await logInAs(page, "senior_agent");
  await expect(await renewalsAtDesk()).toBeHidden();
  await open(page, link);
  await page.getByRole("button", { name: "Withdraw this consent" }).click();
  await expect(page.getByText("Your consent is withdrawn.", { exact: false })).toBeFocused();
  await expect(await renewalsAtDesk()).toBeVisible();
});
