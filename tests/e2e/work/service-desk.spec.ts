import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("on a phone, a service request is entered with the fields of its subject, and moved to the insurer", async ({
  page,
}) => {
  await logInAs(page, "senior_agent");
  await open(page, "/agent-dashboard?tab=services&enter=yes");
  const entry = page.getByRole("dialog", { name: "Enter a request" });
  await entry.getByLabel("What they want").selectOption("Service on a policy");
  await entry.getByLabel("First name").fill("Serena");
  const lastName = `Vice${Date.now().toString(36)}`;
  await entry.getByLabel("Last name").fill(lastName);
  await entry.getByLabel("Email").fill("serena@example.com");
  await entry.getByLabel("Subject").selectOption("Address");
  await entry.getByText("More details (optional)").click();
  await entry.getByLabel("What should we ask the company to do?").selectOption("Change");
  await entry.getByLabel("Street address").fill("77 Yale Street");
  await entry.getByLabel("ZIP code").fill("770");
  await entry.getByLabel("Policy number").fill("TX-4711");
  await entry.getByRole("button", { name: "Save request" }).click();
  await expect(entry.getByText("Please enter a valid 5-digit ZIP code")).toBeVisible();
  await entry.getByLabel("ZIP code").fill("77008");
  await expectAccessible(page);
  await entry.getByRole("button", { name: "Save request" }).click();

  const request = page.getByRole("region", { name: new RegExp(`^S-\\w+ · Serena ${lastName}`) });
  for (const said of ["Address", "Change", "77 Yale Street", "TX-4711"]) await expect(request).toContainText(said);
  await request.getByRole("button", { name: "Stage" }).click();
  await page.getByRole("menuitemradio", { name: "With the insurer" }).click();
  await expect(request.getByText("With the insurer").first()).toBeVisible();
  await expectAccessible(page);
});
