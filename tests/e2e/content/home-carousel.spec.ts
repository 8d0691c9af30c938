import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../fixtures.ts";

const carousel = (page: Page) => page.getByRole("group", { name: "Coverage for the way Texans live" });
const slides = (page: Page) => carousel(page).getByRole("listitem");
const dot = (page: Page, number: number) => page.getByRole("button", { name: `Go to slide ${number}` });

/** Scrolls to the carousel and waits until the script that makes it loop has taken over. */
async function reachCarousel(page: Page): Promise<void> {
  await carousel(page).scrollIntoViewIfNeeded();
  await dot(page, 1).focus();
  await expect(carousel(page).locator("div.overflow-hidden").first()).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Returns the headings of the fully visible slides, from left to right. */
async function inView(page: Page): Promise<string[]> {
  return carousel(page).evaluate((group) => {
    const frame = (group.firstElementChild ?? group).getBoundingClientRect();
    return [...group.querySelectorAll("li")]
      .map((slide) => ({ box: slide.getBoundingClientRect(), title: slide.querySelector("h3")?.textContent ?? "" }))
      .filter(({ box }) => box.left >= frame.left - 1 && box.right <= frame.right + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ title }) => title);
  });
}

const AUTO = "For every road in Texas";
const RACING = "Race to a better rate";
const HOME = "A roof that stands up to hail";
const BUSINESS = "Open tomorrow, whatever happens";

test.describe("the carousel of the home page", () => {
  test("does not move the page when it starts to loop, shows two of its four cards on a wide screen, and follows dots, arrow keys and swipes", async ({
    page,
  }) => {
    await open(page, "/");
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(recordShifts);
    const box = () =>
      slides(page)
        .first()
        .evaluate((slide) => [slide.getBoundingClientRect().left, slide.clientHeight]);
    const before = await box();
    await reachCarousel(page);
    expect(await box()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);

    await expect(slides(page)).toHaveCount(4);
    await expect.poll(() => inView(page)).toEqual([AUTO, RACING]);
    await page.getByRole("button", { name: "Previous slide" }).click();
    await expect.poll(() => inView(page)).toEqual([BUSINESS, AUTO]);
    await expect(dot(page, 4)).toHaveAttribute("aria-current", "true");
    await page.getByRole("button", { name: "Next slide" }).click();
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect.poll(() => inView(page)).toEqual([RACING, HOME]);

    await dot(page, 3).click();
    await expect.poll(() => inView(page)).toEqual([HOME, BUSINESS]);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => inView(page)).toEqual([BUSINESS, AUTO]);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => inView(page)).toEqual([RACING, HOME]);
    await expect(dot(page, 2)).toHaveAttribute("aria-current", "true");

    await dot(page, 1).click();
    await expect.poll(() => inView(page)).toEqual([AUTO, RACING]);
    await drag(page, slides(page).first(), -500);
    await expect.poll(() => inView(page)).toEqual([RACING, HOME]);
    await expect(page).toHaveURL(/\/$/);

    // Within a card the arrow keys move the focus along.
    await dot(page, 1).click();
    await expect.poll(() => inView(page)).toEqual([AUTO, RACING]);
    await page.getByRole("link", { name: "See auto insurance" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("link", { name: "Start your auto quote" })).toBeFocused();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("shows one card at a time", async ({ page }) => {
      await open(page, "/");
      await reachCarousel(page);
      await expect.poll(() => inView(page)).toEqual([AUTO]);
      await page.getByRole("button", { name: "Next slide" }).click();
      await expect.poll(() => inView(page)).toEqual([RACING]);
    });
  });
});

/** Runs in the page: records layout shifts. */
function recordShifts(): void {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      shifts.push(`${value} ${sources.map(({ node }) => node?.textContent).join(", ")}`);
    }
  }).observe({ type: "layout-shift" });
}

/** Drags something sideways with the mouse. */
async function drag(page: Page, target: Locator, by: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("what is dragged is not in sight");
  const [x, y] = [box.x + box.width - 40, box.y + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 5 });
  await page.mouse.move(x + by, y, { steps: 5 });
  await page.mouse.up();
}
