import { chromium, type Page } from "playwright";
import { setTimeout as wait } from "node:timers/promises";
import { findBrowser } from "../scripts/find-browser.ts";
import { median, tableOf } from "./report.ts";

/** Requests that the list holds while it is scrolled, and requests that are opened one after the other. */
const ROWS = 500;
const OPENINGS = 30;
const PRESSES = 20;
/** Limits in milliseconds: opening a request (median), a key (slowest), a frame while scrolling (longest). */
const LIMITS = { opening: 100, key: 50, frame: 50 } as const;

type Site = { url: string };
type Measured = { opening: number[]; keys: number[]; frames: number[] };
type Sent = { reference: string; name: string };

/**
 * Measures the list of the desk in a browser: the time from a press on a row until its request is shown, the time from
 * a key until its row is the current one, and the frames while 500 rows scroll.
 */
export async function measureScreen(site: Site, password: string): Promise<Measured> {
  const browser = await chromium.launch({ executablePath: findBrowser() });
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1366, height: 768 } });
  const login = await page.request.post("/api/login", { data: { username: "admin", password } });
  if (!login.ok()) throw new Error(`the login was answered with ${login.status()}`);
  const sent = await sendRequests(page);
  await page.goto("/agent-dashboard");
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  const measured = {
    opening: await openSome(page, sent),
    keys: await pressKeys(page),
    frames: await scrollRows(page),
  };
  await browser.close();
  return measured;
}

async function sendRequests(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (let n = 0; n < ROWS; n++) {
    const name = `Rosa Vela ${n}`;
    const person = { name, email: "rosa@example.com", phone: "713-555-0166", zipCode: "77008" };
    const answer = await page.request.post("/api/quote-requests", { data: { insuranceType: "auto", ...person } });
    const { reference }: { reference: string } = await answer.json();
    sent.unshift({ reference, name });
  }
  return sent;
}

/** Opens requests from the list, with the pointer resting on the row as a hand does, and leaves out the first. */
async function openSome(page: Page, sent: Sent[]): Promise<number[]> {
  const times: number[] = [];
  for (const { reference, name } of sent.slice(0, OPENINGS + 1)) {
    const row = page.locator(`#row-${reference}`);
    await row.hover();
    await wait(200);
    const time = page.evaluate(
      (person) =>
        new Promise<number>((done) => {
          addEventListener(
            "click",
            () => {
              const start = performance.now();
              const look = () => {
                const isThere = document.querySelector(".desk-request")?.textContent.includes(person);
                if (!isThere) return requestAnimationFrame(look);
                // A message sent before a frame is drawn arrives after it.
                const painted = new MessageChannel();
                painted.port1.addEventListener("message", () => done(performance.now() - start));
                painted.port1.start();
                return painted.port2.postMessage(null);
              };
              requestAnimationFrame(look);
            },
            { capture: true, once: true },
          );
        }),
      name,
    );
    await row.click();
    times.push(await time);
  }
  return times.slice(1);
}

/** Presses `j` every 50 ms, and measures each time until another row has the focus. */
async function pressKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { keyTimes: times });
    addEventListener(
      "keydown",
      () => {
        const [start, before] = [performance.now(), document.activeElement];
        const look = () =>
          document.activeElement === before ? requestAnimationFrame(look) : times.push(performance.now() - start);
        setTimeout(look);
      },
      { capture: true },
    );
  });
  await page.locator(".desk-row-link").first().focus();
  for (let n = 0; n < PRESSES; n++) {
    await page.keyboard.press("j");
    await wait(50);
  }
  await wait(1_000);
  return page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
}

/** Scrolls the list to its end and back, and returns the times between frames. */
async function scrollRows(page: Page): Promise<number[]> {
  const rows = page.locator(".desk-row");
  let count = 0;
  // Further pages are appended as the end comes near.
  while (count < ROWS && count !== (await rows.count())) {
    count = await rows.count();
    await rows.last().scrollIntoViewIfNeeded();
    await wait(700);
  }
  return page.evaluate(async () => {
    const list = document.querySelector(".desk-rows");
    if (!list) throw new Error("there is no list");
    const times: number[] = [];
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    for (const step of [-120, 120]) {
      let before = await frame();
      for (let at = -1; at !== list.scrollTop;) {
        at = list.scrollTop;
        list.scrollTop += step;
        const now = await frame();
        times.push(now - before);
        before = now;
      }
    }
    return times;
  });
}

/** Formats what was measured, beside a former version where there is one. */
export function screenTable(now: Measured, before: Measured | undefined): { table: string; holds: boolean } {
  const longest = (values: number[]) => Math.max(0, ...values);
  const lines = [
    ["a request opened from the list, median", median, now.opening, before?.opening, LIMITS.opening],
    ["a key until its row is current, slowest of 20", longest, now.keys, before?.keys, LIMITS.key],
    ["a frame while 500 rows scroll, longest", longest, now.frames, before?.frames, LIMITS.frame],
  ] as const;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const rows = lines.map(([name, figure, times, former, limit]) => [
    name,
    ms(figure(times)),
    former ? ms(figure(former)) : "–",
    `${limit} ms`,
    Math.round(figure(times)) <= limit ? "holds" : "FAILS",
  ]);
  return {
    table: tableOf(["In a browser at 1366 × 768", "This version", "The former one", "Limit", ""], rows),
    holds: rows.every((row) => !row.includes("FAILS")),
  };
}
