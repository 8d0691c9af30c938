import type { Page } from "@playwright/test";
import { describeKind, KIND_NAMES, type ContentKind, type ContentValues } from "../../domain/content.ts";
import { CONTENT_MAX } from "../../domain/limits.ts";
import { sampleOf } from "../support/content-samples.ts";
import { logInAs, unique } from "./accounts.ts";
import { expect, open, test } from "./fixtures.ts";

/** As long as a name may be, without a place to break it. */
const word = (letter: string) => letter.repeat(100);
const longEmail = () => `${unique("x").replaceAll(/[^\w]/g, "").padEnd(64, "e")}@${"d".repeat(60)}.example.com`;

type Stored = { id: number };
async function post(page: Page, path: string, data: object): Promise<Stored> {
  const answer = await page.request.post(`/api${path}`, { data });
  expect([path, answer.ok()]).toEqual([path, true]);
  return (await answer.json()) as Stored;
}

/** An admin with the longest of names, and everything that people can write, as long as it may be. */
async function fillTheOffice(page: Page) {
  await logInAs(page, "admin");
  const account = { username: unique("u").padEnd(100, "u"), password: "blue-wagon-forty-two" };
  const person = { firstName: word("F"), lastName: word("L"), email: longEmail() };
  const own = await post(page, "/users", { ...account, ...person, role: "agent" });
  const namesake = { ...person, lastName: unique("L").padEnd(100, "L"), username: unique("v").padEnd(100, "v") };
  await post(page, "/users", { ...account, ...namesake, email: longEmail(), role: "agent" });
  await page.request.patch(`/api/users/${own.id}/role`, { data: { role: "admin" } });
  await page.request.post("/api/login", { data: account });
  const message = word("m").repeat(10);
  const wish = { insuranceType: "home", propertyAddress: word("a") };
  const reach = { phone: "7135550142", email: longEmail() };
  await post(page, "/quote-requests", { name: word("Q"), zipCode: "77001", ...reach, ...wish });
  await post(page, "/contact-requests", {
    firstName: word("C"),
    lastName: word("D"),
    inquiryType: "question",
    message,
    ...reach,
  });
  await post(page, "/invitations", { email: longEmail(), role: "agent" });
  const request = { username: unique("r").padEnd(100, "r"), email: longEmail(), requestMessage: message };
  await post(page, "/registration-requests", { ...request, firstName: word("R"), lastName: word("S") });
  await page.request.put("/api/agent-onboarding/personalization", {
    data: { timezone: "America/Chicago", goals: [word("g")] },
  });
  const form = await post(page, "/custom-forms", {
    title: word("T"),
    intro: message,
    fields: [{ label: word("l"), kind: "text" }],
  });
  return { own, form, colleague: `${namesake.firstName} ${namesake.lastName}` };
}

/** What stands out of the page or of a dialog on the right, where only tables, tabs and carousels may be moved sideways. */
const overflows = (page: Page) =>
  page.evaluate(() => {
    const mayScroll = "[role=region]:has(table), [role=tablist], [aria-roledescription]";
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 160);
    const width = document.documentElement.clientWidth;
    const scrolling = [...document.querySelectorAll("body *")].filter((element) => {
      const { overflowX } = getComputedStyle(element);
      const canScroll = overflowX === "auto" || overflowX === "scroll";
      return canScroll && element.scrollWidth > element.clientWidth + 1 && !element.closest(mayScroll);
    });
    const page = document.documentElement.scrollWidth > width ? [`page ${document.documentElement.scrollWidth}`] : [];
    const outside = [...document.querySelectorAll("body *")].filter((element) => {
      const { right, width: own } = element.getBoundingClientRect();
      return (
        own > 1 &&
        right > width + 1 &&
        !element.closest(mayScroll) &&
        element.checkVisibility({ visibilityProperty: true })
      );
    });
    const culprits = page.length > 0 ? outside.map(nameOf) : [];
    return [...page, ...scrolling.map(nameOf), ...culprits].slice(0, 12);
  });

/** The whole page is there: nothing is on its way any more. */
const settled = (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);

const PAGES = ({ own, form }: Awaited<ReturnType<typeof fillTheOffice>>) => [
  "/agent-tools",
  "/agent-tools?tab=forms",
  `/agent-tools/custom-forms/${form.id}`,
  "/agent-dashboard",
  "/agent-dashboard?tab=contacts",
  "/email-admin",
  "/sms-admin",
  "/agent-onboarding",
  "/agent-onboarding?tab=personalization",
  "/agent-onboarding?tab=progress",
  "/agent-onboarding/team",
  `/agent-onboarding/team/${own.id}`,
  "/agent-onboarding/steps",
  "/profile",
  "/profile?tab=security",
  "/admin-content",
  "/admin-tools",
  "/admin-tools?tab=archived-emails",
  "/admin-audit",
  "/admin-jobs",
  "/admin-health",
  "/admin-facts",
];

const WIDTHS = [390, 1280];

test("a word of a hundred letters widens no page of the portal", async ({ page }) => {
  const office = await fillTheOffice(page);
  const faults: Record<string, string[]> = {};
  for (const path of PAGES(office)) {
    await open(page, path);
    await settled(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      faults[`${path} ${width}`] = await overflows(page);
    }
  }
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
});

for (const width of WIDTHS) {
  test.describe(`a word of a hundred letters at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("widens no dialog, no mail and no menu", async ({ page }) => {
      const { colleague } = await fillTheOffice(page);
      const faults: Record<string, string[]> = {};
      const look = async (what: string) => {
        await settled(page);
        faults[what] = await overflows(page);
      };
      for (const tab of ["quotes", "contacts"]) {
        await open(page, `/agent-dashboard?tab=${tab}`);
        await page
          .getByRole("link", { name: /^Open request/ })
          .first()
          .click();
        await expect(page.getByRole("dialog").getByRole("heading", { name: "How to reach them" })).toBeVisible();
        await look(`a request of ${tab}`);
      }
      await open(page, "/email-admin");
      await page.getByRole("region", { name: "Emails" }).getByRole("link").first().click();
      await expect(page.getByRole("region", { name: "Email", exact: true })).toBeVisible();
      await look("an opened mail");
      const { emails } = (await (await page.request.get("/api/emails")).json()) as { emails: Stored[] };
      // The frame of a mail lets no script run, so what it shows is looked at outside of it.
      const frame = await page.context().newPage();
      for (const { id } of emails.slice(0, 6)) {
        await frame.setContent(await (await page.request.get(`/api/emails/${id}/html`)).text());
        faults[`mail ${id}`] = await overflows(frame);
      }
      await frame.close();
      await open(page, "/admin-tools");
      const openers = [`Details of ${colleague}`, `Delete ${colleague}`, /^Review R{100}/, /^Revoke the invitation/];
      for (const name of openers) {
        await page.getByRole("button", { name }).first().click();
        await expect(page.locator("dialog")).toBeVisible();
        await look(`dialog ${String(name)}`);
        await page.keyboard.press("Escape");
        await expect(page.locator("dialog")).toHaveCount(0);
      }
      if (width < 640) {
        await page.getByRole("button", { name: "Portal menu" }).click();
        await look("the drawer");
      }
      expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    });
  });
}

/** An item of a kind whose words are as long as they may be, in a row of their own. */
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
    for (const kind of KIND_NAMES) {
      const item = longItem(kind);
      if (kind === "posts") Object.assign(item.values, { slug, publishDate: new Date().toISOString() });
      made.unshift(`/api/content/${kind}/${(await post(page, `/content/${kind}`, item)).id}`);
    }
    const kinds = KIND_NAMES.map((kind) => `/admin-content?kind=${kind}`);
    for (const path of [...READ_AT, `/blog/${slug}`, ...WORKED_AT, ...kinds]) {
      await open(page, path);
      await settled(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        faults[`${path} ${width}`] = await overflows(page);
      }
    }
  } finally {
    for (const path of made) await page.request.delete(path);
  }
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
});
