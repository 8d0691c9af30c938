import { writeFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";
import sharp from "sharp";
import { AGREED } from "../../support/agreed.ts";
import { unique } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { openEarly } from "../early-page.ts";
import { ADMIN, expect, expectAccessible, logIn, open, test } from "../fixtures.ts";
import { expectInView, SIZES } from "../in-view.ts";

test.use({ allowFailedRequests: true, viewport: SIZES.phone, hasTouch: true });

/** Draws a picture of noise, which does not compress away: more than one part of an upload. */
async function photograph(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 1_600, height: 1_200, channels: 3, noise, background: "#777" } as const;
  const picture = await sharp({ create }).jpeg({ quality: 92 }).toBuffer();
  expect(picture.length).toBeGreaterThan(1.2 * 1024 * 1024);
  return picture;
}

const PDF = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 42>>stream
BT /F 24 Tf 20 100 Td (Declarations) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`);

async function sendQuote(page: Page) {
  const name = unique("Rosa");
  const data = {
    insuranceType: "auto",
    name,
    email: "rosa@example.com",
    phone: "7135550171",
    zipCode: "77008",
    ...AGREED,
  };
  const { link = "", reference } = await answerOf<"POST /api/quote-requests">(
    await page.request.post("/api/quote-requests", { data }),
  );
  return { link, reference };
}

test("a customer adds photos and their policy on a phone, through a lost connection, and the agent reads them", async ({
  page,
  context,
}, testInfo) => {
  const { link, reference } = await sendQuote(page);
  await open(page, link);
  const files = page.getByRole("region", { name: "Photos and documents" });
  const choose = files.getByLabel("Choose files");
  const row = (name: string) => files.getByRole("listitem").filter({ hasText: name });
  const picture = await photograph();

  // The line breaks after the first part, and the file goes on by itself.
  const parts: string[] = [];
  let onSecondPart: ((route: Route) => Promise<void>) | null = async (route) => {
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  };
  await page.route("**/api/uploads/*", (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    const offset = route.request().headers()["upload-offset"] ?? "";
    parts.push(offset);
    const handle = onSecondPart;
    if (offset === "0" || !handle) return route.continue();
    onSecondPart = null;
    return handle(route);
  });
  await files.getByText("Choose files").scrollIntoViewIfNeeded();
  await choose.setInputFiles([
    { name: "hail.jpg", mimeType: "image/jpeg", buffer: picture },
    { name: "large.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(12 * 1024 * 1024, "x") },
  ]);
  await expect(row("large.pdf")).toContainText("larger than 10 MB");
  await expect(row("hail.jpg")).toContainText("goes on by itself");
  await expectInView(page, row("hail.jpg"));
  await context.setOffline(false);
  await expect(row("hail.jpg")).toContainText("Received");
  await files.getByRole("button", { name: "Remove large.pdf" }).tap();
  await expect(files.getByRole("status")).toContainText("We have received your file");
  const renamed = { name: "policy.pdf", mimeType: "application/pdf", buffer: Buffer.from("<!doctype html><script>") };
  await choose.setInputFiles(renamed);
  await expect(row("policy.pdf").getByText("Please choose a PDF, a picture")).toBeVisible();
  await expectAccessible(page);

  // The page is left half-way. The same file, chosen again before any script has come, goes on where it stopped.
  const roof = testInfo.outputPath("roof.jpg");
  writeFileSync(roof, picture);
  const { promise: isHalfWay, resolve: arrive } = Promise.withResolvers<Route>();
  onSecondPart = async (route) => arrive(route);
  await choose.setInputFiles(roof);
  const held = await isHalfWay;
  parts.length = 0;
  const release = await openEarly(page, link);
  // The browser has dropped the call with its page; the route has to be told, too.
  await held.abort().catch(() => undefined);
  await expect(files.getByText("did not arrive in full")).toBeVisible();
  await choose.setInputFiles(roof);
  release();
  await expect(row("roof.jpg")).toContainText("Received");
  expect(parts).not.toContain("0");

  const policy = page.getByRole("region", { name: "Have your current policy at hand?" });
  await policy.getByLabel("Choose pages").setInputFiles({ name: "dec.pdf", mimeType: "application/pdf", buffer: PDF });
  await expect(policy.getByText("We have received your file")).toBeVisible();
  await open(page, link);
  await expect(files.getByRole("list", { name: "Files that we have received" }).getByRole("listitem")).toHaveCount(3);

  await logIn(page, ADMIN);
  await page.setViewportSize(SIZES.desk);
  await open(page, `/agent-dashboard?request=${reference}`);
  await expect(page.getByText("The customer added 2 files", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Complete or correct details" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("region", { name: "Their current policy" }).locator("iframe")).toBeVisible();
  await expect(dialog.getByLabel("Current insurance company")).toBeVisible();
});
