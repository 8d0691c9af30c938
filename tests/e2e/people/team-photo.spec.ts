import { STRIPES_WITH_PLACE } from "../../fixtures/photographs.ts";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const photograph = { name: "me.jpg", mimeType: "image/jpeg", buffer: STRIPES_WITH_PLACE };
const disguised = { name: "me.png", mimeType: "image/png", buffer: Buffer.from("<svg onload='alert(1)'/>") };

test("who agreed to be shown adds a photograph after a preview, sees why a file is none, and removes it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs(page, "agent");
  await open(page, "/profile");
  const field = page.getByLabel("Choose a photograph");
  await expect(page.getByRole("heading", { name: "On our site" })).toBeVisible();
  await expect(field).toHaveCount(0);
  await page.getByLabel("I agree to be shown on the site").check();
  await page.getByLabel("English").first().check();
  await page.getByLabel("License number").fill("TX-20481");
  await page.getByRole("button", { name: "Save my entry" }).click();
  await field.setInputFiles(disguised);
  await expect(page.getByText("This file is damaged or is not a picture. Please choose another one.")).toBeVisible();
  await field.setInputFiles(photograph);
  await expect(page.getByRole("img", { name: "How the new photograph will look" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save this photograph" }).click();
  const own = page.getByRole("img", { name: "Your photograph" });
  await expect(own).toBeVisible();
  expect(await own.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([112, 112]);
  await expect(page.getByText("Waiting for an administrator")).toBeVisible();
  await page.getByRole("button", { name: "Remove my photograph" }).click();
  await expect(own).toHaveCount(0);
  await expect(field).toBeVisible();
});
