import type { Page } from "@playwright/test";
import { logInAs, unique } from "./accounts.ts";
import { expect, open } from "./fixtures.ts";

export const WIDTHS = [390, 1280];

/** Returns a word of the maximum length of a name, without a place to break it. */
const word = (letter: string) => letter.repeat(100);
const longEmail = () => `${unique("x").replaceAll(/[^\w]/g, "").padEnd(64, "e")}@${"d".repeat(60)}.example.com`;

export type Stored = { id: number };
export async function post(page: Page, path: string, data: object): Promise<Stored> {
  const answer = await page.request.post(`/api${path}`, { data });
  expect([path, answer.ok()]).toEqual([path, true]);
  const stored: Stored = await answer.json();
  return stored;
}

/** Creates an admin with the longest possible name, and everything that people can write, at maximum length. */
export async function fillTheOffice(page: Page) {
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

/**
 * Lists the elements that overflow the page or a dialog on the right. Only tables, tabs, views and carousels may scroll
 * sideways.
 */
export const overflows = (page: Page) =>
  page.evaluate(() => {
    const mayScroll = "section[tabindex]:has(> table), [role=tablist], .desk-views, [aria-roledescription]";
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

/** Waits until nothing is loading any more. */
export const settled = (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);

/** Navigates on the client like a link: only the layout is tested, and a full load costs twice as much. */
async function follow(page: Page, path: string): Promise<void> {
  type Router = { navigate(to: string): Promise<void> };
  await page.evaluate(
    (to) => (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(to),
    path,
  );
}

/**
 * Navigates to another page; a new heading tells when it is there. Another tab of a page has the same heading, so it is
 * loaded in full.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  const heading = page.locator("main h1");
  if (path.includes("?") || (await heading.count()) === 0) return open(page, path);
  await heading.evaluate((element) => element.setAttribute("data-left", ""));
  await follow(page, path);
  await expect(page.locator("main h1:not([data-left])")).toHaveCount(1);
}

/** Navigates to another URL of the same page and waits for the response that it shows. */
export async function goOnTo(page: Page, path: string, answer: string): Promise<void> {
  const isThere = page.waitForResponse((response) => new URL(response.url()).pathname === answer);
  await follow(page, path);
  await isThere;
}
