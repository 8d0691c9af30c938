import { describeKind, KIND_NAMES, type ContentKind, type ContentValues } from "../../../domain/content/content.ts";
import { CONTENT_MAX } from "../../../domain/platform/limits.ts";
import { sampleOf } from "../../support/content-samples.ts";
import { logInAs } from "../accounts.ts";
import { expect, open, test } from "../fixtures.ts";
import { fillTheOffice, goOnTo, overflows, post, settled, WIDTHS } from "../long-words.ts";
import { answerOf } from "../answer-of.ts";

test("a word of a hundred letters widens no dialog, no mail and no menu", async ({ page }) => {
  const { colleague } = await fillTheOffice(page);
  const faults: Record<string, string[]> = {};
  const look = async (what: string) => {
    await settled(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      faults[`${what} at ${width} px`] = await overflows(page);
    }
  };
  for (const tab of ["quotes", "contacts"]) {
    await open(page, `/agent-dashboard?tab=${tab}`);
    await page
      .getByRole("link", { name: /^Open request/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "How to reach them" })).toBeVisible();
    await look(`a request of ${tab}`);
  }
  await open(page, "/email-admin");
  await page.getByRole("region", { name: "Emails" }).getByRole("link").first().click();
  await expect(page.getByRole("region", { name: "Email", exact: true })).toBeVisible();
  await look("an opened mail");
  const { emails } = await answerOf<"GET /api/emails">(page.request.get("/api/emails"));
  // The mail's sandboxed frame runs no script, so its HTML is measured outside of it.
  const frame = await page.context().newPage();
  for (const { id } of emails.slice(0, 6)) {
    await frame.setContent(await (await page.request.get(`/api/emails/${id}/html`)).text());
    for (const width of WIDTHS) {
      await frame.setViewportSize({ width, height: 900 });
      faults[`mail ${id} at ${width} px`] = await overflows(frame);
    }
  }
  await frame.close();
  await open(page, "/admin-tools?tab=agent-management");
  const openers = [`Details of ${colleague}`, `Delete ${colleague}`, /^Review R{100}/, /^Revoke the invitation/];
  for (const name of openers) {
    await page.getByRole("button", { name }).first().click();
    await expect(page.locator("dialog")).toBeVisible();
    await look(`dialog ${String(name)}`);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
  }
  await page.setViewportSize({ width: Math.min(...WIDTHS), height: 900 });
  await page.getByRole("button", { name: "Portal menu" }).click();
  faults["the drawer"] = await overflows(page);
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
});

/** Builds an item of a kind whose words are as long as allowed. */
function longItem(kind: ContentKind) {
  const sample = sampleOf(kind, 1);
  const stretch = (values: ContentValues) => {
    const stretched = { ...values };
    for (const { name, control } of describeKind(kind).fields) {
      if (values[name] === undefined) continue;
      if (control === "tags") stretched[name] = ["t".repeat(CONTENT_MAX.tag)];
      const isText = control === "line" || control === "text" || control === "article";
      if (isText) stretched[name] = `${Date.now()}${"w".repeat(99)}`.slice(0, name === "code" ? CONTENT_MAX.code : 100);
    }
    return stretched;
  };
  return { values: stretch(sample.values), es: stretch(sample.es) };
}

const READ_AT = ["/", "/blog", "/knowledge-center", "/payments", "/payment-options", "/es/blog"];
const WORKED_AT = ["portals", "tools", "resources", "training"].map((tab) => `/agent-tools?tab=${tab}`);

test("long words of the agency's own content widen no page @edits", async ({ page }) => {
  await logInAs(page, "admin");
  const made: string[] = [];
  const faults: Record<string, string[]> = {};
  const slug = `long-${Date.now().toString(36)}`;
  try {
    for (const kind of KIND_NAMES.filter((name) => !describeKind(name).isFixed)) {
      const item = longItem(kind);
      if (kind === "posts") Object.assign(item.values, { slug, publishDate: new Date().toISOString() });
      made.unshift(`/api/content/${kind}/${(await post(page, `/content/${kind}`, item)).id}`);
    }
    const look = async (path: string) => {
      await settled(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        faults[`${path} ${width}`] = await overflows(page);
      }
    };
    for (const path of [...READ_AT, `/blog/${slug}`, ...WORKED_AT, "/admin-content"]) {
      await open(page, path);
      await look(path);
    }
    for (const kind of KIND_NAMES.filter((name) => name !== "posts")) {
      const path = `/admin-content?kind=${kind}`;
      await goOnTo(page, path, `/api/content/${kind}`);
      await look(path);
    }
  } finally {
    for (const path of made) await page.request.delete(path);
  }
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
});
