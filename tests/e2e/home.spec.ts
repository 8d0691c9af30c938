import type { Locator, Page } from "@playwright/test";
import { agency } from "../../agency.config.ts";
import { telHref } from "../../domain/phone.ts";
import { expect, expectAccessible, hydrated, open, test } from "./fixtures.ts";

const carousel = (page: Page) => page.getByRole("group", { name: "Coverage for the way Texans live" });
const slides = (page: Page) => carousel(page).getByRole("listitem");
const dot = (page: Page, number: number) => page.getByRole("button", { name: `Go to slide ${number}` });

/** Brings the carousel into view and waits until it has been taken over by the code that makes it loop. */
async function reachCarousel(page: Page): Promise<void> {
  await carousel(page).scrollIntoViewIfNeeded();
  await dot(page, 1).focus();
  await expect(carousel(page).locator("div.overflow-hidden").first()).toBeVisible();
}

/** The headings of the slides that are wholly in view, from left to right. */
async function inView(page: Page): Promise<string[]> {
  return carousel(page).evaluate((group) => {
    const frame = group.firstElementChild!.getBoundingClientRect();
    return [...group.querySelectorAll("li")]
      .map((slide) => ({ box: slide.getBoundingClientRect(), title: slide.querySelector("h3")!.textContent }))
      .filter(({ box }) => box.left >= frame.left - 1 && box.right <= frame.right + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ title }) => title);
  });
}

const AUTO = "For every road in Texas";
const RACING = "Race to a better rate";
const HOME = "A roof that stands up to hail";
const BUSINESS = "Open tomorrow, whatever happens";

test.describe("the hero of the home page", () => {
  test("promises up to 30% on auto insurance and says in a footnote what that means @smoke", async ({ page }) => {
    await open(page, "/");
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toContainText("Save up to 30% on auto insurance");
    await title.getByRole("link", { name: "Note 1" }).click();
    await expect(page).toHaveURL(/#note-auto$/);
    await expect(page.locator("#note-auto")).toBeInViewport();
    await expect(page.locator("#note-auto")).toContainText("Not everyone saves.");
    await expect(slides(page).filter({ hasText: "Save up to 25% on homeowners insurance" })).toHaveCount(1);
    await expect(page.locator("#note-home")).toContainText("Not everyone saves.");
  });

  test("says for how long the agency has served Texans", async ({ page }) => {
    await open(page, "/");
    await expect(page.getByText("Serving Texans for over 15 years")).toBeVisible();
  });

  test("starts an auto quote unless told otherwise, and calls no server for it", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));
    await open(page, "/");
    await page.getByRole("button", { name: "Start Quote" }).click();
    await expect(page).toHaveURL(/\/quote\?type=auto$/);
    expect(calls).toEqual([]);
  });

  test("hands the chosen type and the ZIP code on to the quote page", async ({ page }) => {
    await open(page, "/");
    await page.getByLabel("Insurance type").selectOption("Home");
    await page.getByLabel("ZIP code").pressSequentially("7a7008-1");
    await expect(page.getByLabel("ZIP code")).toHaveValue("77008");
    await page.getByRole("button", { name: "Start Quote" }).click();
    await expect(page).toHaveURL(/\/quote\?type=home&zip=77008$/);
    await expect(page.getByLabel("ZIP Code")).toHaveValue("77008");
  });

  for (const [name, path] of [
    ["Auto", "/auto"],
    ["Home", "/home"],
    ["Business", "/business"],
    ["Life", "/life"],
  ] as const) {
    test(`leads by its ${name} tab to ${path}`, async ({ page }) => {
      await open(page, "/");
      await page.getByRole("navigation", { name: "See what each policy covers" }).getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  }

  test("leads to the payments page of this site, in the same tab", async ({ page }) => {
    await open(page, "/");
    await page.locator("main").getByRole("link", { name: "Make a Payment" }).click();
    await expect(page).toHaveURL(/\/payments$/);
  });

  test("dials the agency with digits only", async ({ page }) => {
    await open(page, "/");
    const call = page.getByRole("region", { name: /Save up to 30%/ }).getByRole("link", { name: /Call us at/ });
    await expect(call).toHaveAttribute("href", telHref(agency.phone));
  });
});

test.describe("the carousel of the home page", () => {
  test("shows two of its four cards on a wide screen, and loops in both directions", async ({ page }) => {
    await open(page, "/");
    await reachCarousel(page);
    await expect(slides(page)).toHaveCount(4);
    await expect.poll(() => inView(page)).toEqual([AUTO, RACING]);
    await page.getByRole("button", { name: "Previous slide" }).click();
    await expect.poll(() => inView(page)).toEqual([BUSINESS, AUTO]);
    await expect(dot(page, 4)).toHaveAttribute("aria-current", "true");
    await page.getByRole("button", { name: "Next slide" }).click();
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect.poll(() => inView(page)).toEqual([RACING, HOME]);
  });

  test("goes to a card by its dot, and by the arrow keys", async ({ page }) => {
    await open(page, "/");
    await reachCarousel(page);
    await dot(page, 3).click();
    await expect.poll(() => inView(page)).toEqual([HOME, BUSINESS]);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => inView(page)).toEqual([BUSINESS, AUTO]);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => inView(page)).toEqual([RACING, HOME]);
    await expect(dot(page, 2)).toHaveAttribute("aria-current", "true");
  });

  test("takes the keyboard along when the arrows are pressed within a card", async ({ page }) => {
    await open(page, "/");
    await reachCarousel(page);
    await page.getByRole("link", { name: "See auto insurance" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("link", { name: "Start your auto quote" })).toBeFocused();
  });

  test("follows a swipe", async ({ page }) => {
    await open(page, "/");
    await reachCarousel(page);
    await drag(page, slides(page).first(), -500);
    await expect.poll(() => inView(page)).toEqual([RACING, HOME]);
    await expect(page).toHaveURL(/\/$/);
  });

  test("does not move the page when it starts to loop", async ({ page }) => {
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

/** Runs in the page: writes down what moved of itself. */
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

/** Presses on something, pulls it sideways and lets go. */
async function drag(page: Page, target: Locator, by: number): Promise<void> {
  const box = (await target.boundingBox())!;
  const [x, y] = [box.x + box.width - 40, box.y + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 5 });
  await page.mouse.move(x + by, y, { steps: 5 });
  await page.mouse.up();
}

test.describe("the tabs of the home page", () => {
  test("open on four benefits, with a way to write and a way to call", async ({ page }) => {
    await open(page, "/");
    await expect(page.getByRole("tab", { name: "Features" })).toHaveAttribute("aria-selected", "true");
    const panel = page.getByRole("tabpanel", { name: "Features" });
    await expect(panel.getByRole("listitem")).toHaveCount(4);
    await expect(panel.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", telHref(agency.phone));
    await panel.getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test("turn by the keyboard, around both ends", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("tab", { name: "Features" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("tab", { name: "Partners" })).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Partners" })).toBeVisible();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tabpanel", { name: "Testimonials" })).toBeVisible();
    await expect(page.getByRole("tabpanel", { name: "Features" })).toBeHidden();
  });

  test("hold the testimonials, with half stars, without asking for them again", async ({ page, request }) => {
    const html = await (await request.get("/")).text();
    const stored = (await (await request.get("/api/testimonials")).json()) as { name: string; rating: number }[];
    for (const { name } of stored) expect(html).toContain(name);
    const calls: string[] = [];
    page.on("request", (sent) => sent.url().includes("/api/") && calls.push(sent.url()));
    await open(page, "/");
    await page.getByRole("tab", { name: "Testimonials" }).click();
    const panel = page.getByRole("tabpanel", { name: "Testimonials" });
    await expect(panel.getByRole("figure")).toHaveCount(stored.length);
    const halves = stored.filter(({ rating }) => rating === 4.5).length;
    expect(halves).toBeGreaterThan(0);
    await expect(panel.getByRole("img", { name: "4.5 out of 5 stars" })).toHaveCount(halves);
    expect(calls).toEqual([]);
  });

  for (const [width, columns] of [
    [390, 2],
    [800, 3],
    [1280, 4],
  ] as const) {
    test(`set the partners in ${columns} columns at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/");
      await page.getByRole("tab", { name: "Partners" }).click();
      const grid = page.getByRole("tabpanel", { name: "Partners" }).getByRole("list");
      await expect(grid.getByRole("link").first()).toHaveAttribute("target", "_blank");
      const tracks = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
      expect(tracks).toBe(columns);
    });
  }
});

/** Lets the home page come without its lists, as it does when the server has none to give. */
async function openWithoutLists(page: Page): Promise<void> {
  await page.route("**/_.data*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withoutLists(await answer.text()) });
  });
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: agency.shortName }).click();
  await expect(page.getByRole("tab", { name: "Testimonials" })).toBeVisible();
}

/** In React Router's stream an object refers to its keys and values by their place; -5 stands for null. */
function withoutLists(stream: string): string {
  const [first = "", ...rest] = stream.split("\n");
  const table = JSON.parse(first) as unknown[];
  const loaded = table.find((entry) => {
    const keys = Object.keys(entry ?? {}).map((key) => table[Number(key.slice(1))]);
    return typeof entry === "object" && keys.includes("testimonials") && keys.includes("years");
  }) as Record<string, number>;
  for (const list of ["testimonials", "partners"]) loaded[`_${table.indexOf(list)}`] = -5;
  return [JSON.stringify(table), ...rest].join("\n");
}

test.describe("lists that the server could not give", () => {
  for (const { tab, path, placeholders, item } of [
    { tab: "Testimonials", path: "/api/testimonials*", placeholders: 3, item: "figure" },
    { tab: "Partners", path: "/api/insurance-partners*", placeholders: 6, item: "link" },
  ] as const) {
    test(`show ${placeholders} placeholders until the browser has fetched the ${tab}`, async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(`**${path}`, async (route) => {
        await held;
        await route.continue();
      });
      await openWithoutLists(page);
      await page.getByRole("tab", { name: tab }).click();
      const panel = page.getByRole("tabpanel", { name: tab });
      await expect(panel.getByRole("status")).toContainText("Loading");
      await expect(panel.getByRole("status").locator("li")).toHaveCount(placeholders);
      await expectAccessible(page);
      release();
      await expect(panel.getByRole(item).first()).toBeVisible();
      await expect(panel.getByRole("status")).toBeHidden();
    });
  }

  test.describe("when the fetch fails too", () => {
    test.use({ allowFailedRequests: true });

    for (const { tab, path, text, item } of [
      { tab: "Testimonials", path: "/api/testimonials*", text: "Failed to fetch testimonials", item: "figure" },
      {
        tab: "Partners",
        path: "/api/insurance-partners*",
        text: "Failed to fetch insurance partners",
        item: "link",
      },
    ] as const) {
      test(`say '${text}' and can be asked for again`, async ({ page }) => {
        await page.route(`**${path}`, (route) => route.fulfill({ status: 503, body: "{}" }), { times: 1 });
        await openWithoutLists(page);
        await page.getByRole("tab", { name: tab }).click();
        const panel = page.getByRole("tabpanel", { name: tab });
        await expect(panel.getByRole("alert")).toContainText(text);
        await expectAccessible(page);
        await panel.getByRole("button", { name: "Try again" }).click();
        await expect(panel.getByRole(item).first()).toBeVisible();
        await expect(panel.getByRole("alert")).toBeHidden();
      });
    }
  });
});

test("the home page shows the newest article and no other", async ({ page, request }) => {
  const [newest] = (await (await request.get("/api/blog-posts?limit=3")).json()) as { title: string; slug: string }[];
  await open(page, "/");
  const blog = page.getByRole("region", { name: "Worth knowing" });
  await expect(blog.getByRole("article")).toHaveCount(1);
  await expect(blog.getByRole("heading", { level: 3 })).toHaveText(newest!.title);
  await blog.getByRole("link", { name: /^Read the article/ }).click();
  await expect(page).toHaveURL(new RegExp(`/blog/${newest!.slug}$`));
});

test("search engines are told who the agency is", async ({ page }) => {
  await open(page, "/");
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const told = JSON.parse(text ?? "") as Record<string, unknown> & { address: Record<string, string> };
  expect(told).toMatchObject({ "@type": "InsuranceAgency", name: agency.name, knowsLanguage: ["en", "es"] });
  expect(told["telephone"]).toBe(`+${agency.phone}`);
  expect(told.address["addressLocality"]).toBe(agency.address.city);
  expect(told["openingHoursSpecification"]).toHaveLength(agency.hours.filter(Boolean).length);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there to be read, and the quote box still leads on", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("tablist")).toBeHidden();
    await expect(page.getByRole("button", { name: "Next slide" })).toBeHidden();
    for (const heading of ["People who pick up the phone", "What our customers say", "Carriers we work with"]) {
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    }
    await page.getByLabel("Insurance type").selectOption("business");
    await page.getByLabel("ZIP code").fill("77008");
    await page.getByRole("button", { name: "Start Quote" }).click();
    await expect(page).toHaveURL(/\/quote\?type=business&zip=77008$/);
    await expect(page.getByLabel("ZIP Code")).toHaveValue("77008");
  });
});

test.describe("in Spanish", () => {
  test("the home page keeps to Spanish texts and addresses", async ({ page }) => {
    await open(page, "/es");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ahorre hasta 30% en su seguro de auto");
    await expect(page.getByText("Más de 15 años al servicio de los texanos")).toBeVisible();
    await page.getByRole("tab", { name: "Testimonios" }).click();
    await expect(page.getByRole("img", { name: "4.5 de 5 estrellas" }).first()).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name: "Hacer un pago" })).toHaveAttribute(
      "href",
      "/es/payments",
    );
    await page.getByRole("button", { name: "Empezar cotización" }).click();
    await expect(page).toHaveURL(/\/es\/quote\?type=auto$/);
  });

  test("switching the language keeps the ZIP code that was typed", async ({ page }) => {
    await open(page, "/");
    await page.getByLabel("ZIP code").fill("77008");
    await page.getByRole("button", { name: "Change language" }).click();
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page.getByLabel("Código postal")).toHaveValue("77008");
  });
});

for (const path of ["/", "/es"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} breaks no rule of accessibility in ${colorScheme} colours, on any tab`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, path);
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        await expectAccessible(page);
      }
    });
  }
}

test("the home page fits a narrow phone without scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/", "/es"]) {
    await page.goto(path);
    await hydrated(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});
