import type { Page, Route } from "@playwright/test";
import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs, makeAgent, secondPerson, unique } from "../accounts.ts";
import { deafen, expect, expectAccessible, open, test } from "../fixtures.ts";
import { answerOf } from "../answer-of.ts";
import { holdAnswers } from "../hold-answers.ts";
import { AGREED } from "../../support/agreed.ts";
import { auto, included } from "../../support/offers.ts";

let sent = 0;
type SentRequest = { reference: string; name: string; id: number };

/** Sends a quote request from a person whom no other test knows. */
async function quote(page: Page, changes: object = {}): Promise<SentRequest> {
  const name = `Nora W${Date.now().toString(36)}${sent++}`;
  const person = { name, email: "nora@example.com", phone: "(281) 555-0142", zipCode: "77573", ...AGREED };
  const answer = await page.request.post("/api/quote-requests", {
    data: { insuranceType: "auto", ...person, ...changes },
  });
  const { reference } = await answerOf<"POST /api/quote-requests">(answer);
  const { id } = await answerOf<"GET /api/quote-requests/:id">(page.request.get(`/api/quote-requests/${reference}`));
  return { reference, name, id };
}

async function work(page: Page, { id }: SentRequest, change: object): Promise<void> {
  const address = `/api/quote-requests/${id}`;
  const { work: now } = await answerOf<"GET /api/quote-requests/:id">(page.request.get(address));
  const answer = await page.request.post(`${address}/work`, { data: { version: now.version, change } });
  expect(answer.status()).toBe(200);
}

const rowOf = (page: Page, { reference }: SentRequest) => page.getByRole("link", { name: `Open request ${reference}` });
const requestOf = (page: Page, { reference }: SentRequest) => page.getByRole("region", { name: reference });

test("an agent works a request at 1280 px by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await logInAs(page, "agent");
  const family = unique("Wills");
  const second = await quote(page, { name: `Ned ${family}` });
  const first = await quote(page, { name: `Nora ${family}` });
  await open(page, "/agent-dashboard");
  await expect(rowOf(page, first)).toBeInViewport();
  // The filter keeps other tests' requests out of the list.
  await page.getByRole("searchbox").fill(family);
  await expect(page.getByText("2 requests", { exact: true })).toBeVisible();
  await page.getByRole("searchbox").blur();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Next request");
  await page.keyboard.press("Escape");

  await page.keyboard.press("j");
  await expect(rowOf(page, first)).toBeFocused();
  const request = requestOf(page, first);
  await expect(request.getByRole("button", { name: "Take it" })).toHaveAttribute("title", "Take the request (key: t)");
  await page.keyboard.press("t");
  await expect(request).toContainText("Owner: Terry Example");
  await expect(request.getByRole("button", { name: "Assign" })).toHaveCount(0);

  await page.keyboard.press("e");
  await expect(page.getByRole("menuitemradio", { name: "New" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(request).toContainText("Terry Example moved it from New to Contacted");
  await expect(rowOf(page, first)).toBeFocused();
  await expect(request.getByRole("status").getByRole("button", { name: "Undo" })).toBeInViewport();
  await request.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(request.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(request).toContainText("Terry Example took the last step back");

  await request.getByRole("button", { name: "Left a voicemail" }).press("Enter");
  await expect(request).toContainText("Terry Example called: Left a voicemail");
  await page.keyboard.press("n");
  const note = request.getByRole("textbox", { name: "Note" });
  await expect(note).toBeFocused();
  // Shortcut keys type letters while a field has focus.
  await page.keyboard.type("je ne sais pas");
  await page.keyboard.press("Control+Enter");
  await expect(request.getByText("je ne sais pas")).toBeInViewport();
  // The form folds again, and the focus is where it was opened.
  await expect(note).toHaveCount(0);
  await expect(request.getByRole("button", { name: "Note", exact: true })).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press("j");
  await expect(rowOf(page, second)).toBeFocused();
  await expect(requestOf(page, second).getByRole("button", { name: "Stage" })).toBeVisible();
  // Moving an unowned request takes it; undo gives it back.
  await page.keyboard.press("e");
  await page.getByRole("menuitemradio", { name: "Contacted" }).press("Enter");
  await expect(requestOf(page, second)).toContainText("moved it from New to Contacted, and took the request");
  await requestOf(page, second).getByRole("button", { name: "Undo" }).press("Enter");
  await expect(requestOf(page, second)).toContainText("Nobody has it yet");
  await page.keyboard.press("k");
  await expect(requestOf(page, first)).toContainText("Answer by");
  await page.keyboard.press("d");
  await expect(requestOf(page, first)).toContainText("Terry Example noted that no answer is needed");
  await expect(requestOf(page, first)).not.toContainText("Answer by");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();

  await open(page, "/agent-dashboard?view=mine");
  await expect(rowOf(page, first)).toBeVisible();
  await expect(rowOf(page, second)).toHaveCount(0);
  await expect(page.getByText("1 request", { exact: true })).toBeVisible();
});

test("in Spanish and at 390 px a request is one thing at a time, with its reasons and its price", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
  await page.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await logInAs(page, "senior_agent");
  const sent = await quote(page, { consent: undefined });
  await open(page, "/agent-dashboard");
  const requests = page.getByRole("list", { name: "Solicitudes de cotización" });
  const row = requests.getByRole("listitem").filter({ hasText: sent.reference });
  await expect(row).toContainText("Nueva");
  await expectAccessible(page);
  await page.getByRole("link", { name: `Abrir la solicitud ${sent.reference}` }).click();
  const request = requestOf(page, sent);
  await expect(request.getByRole("heading", { name: sent.name })).toBeFocused();
  await expect(row).toBeHidden();
  await request.getByRole("button", { name: "Detalles", exact: true }).click();
  for (const [carrier, price] of [
    ["Germania", "1,200"],
    ["Progressive", "540.50"],
  ] as const) {
    await request.getByLabel("Aseguradora").fill(carrier);
    await request.getByLabel("Prima ($)").fill(price);
    await request.getByRole("button", { name: "Agregar prima" }).click();
    await expect(request.getByRole("button", { name: `Elegir ${carrier}` })).toBeVisible();
  }
  const premiums = request.getByRole("list", { name: "Primas" }).getByRole("listitem");
  await expect(premiums.first()).toContainText("Progressive");
  await expect(premiums.first()).toContainText("La más baja");
  await request.getByRole("button", { name: "Elegir Progressive" }).click();
  await expect(premiums.first()).toContainText("Elegida");
  await request.getByRole("button", { name: "Corregir Germania" }).click();
  const correction = request.getByRole("form", { name: "Corregir Germania" });
  await expect(correction.getByLabel("Aseguradora")).toBeFocused();
  await expect(correction.getByLabel("Prima ($)")).toHaveValue("1200.00");
  await correction.getByLabel("Prima ($)").fill("480");
  await correction.getByRole("button", { name: "Guardar" }).click();
  await expect(correction).toHaveCount(0);
  await expect(request.getByRole("button", { name: "Corregir Germania" })).toBeFocused();
  await expect(premiums.first()).toContainText("Germania");
  await request.getByRole("status").getByRole("button", { name: "Deshacer" }).click();
  await expect(premiums.first()).toContainText("Progressive");
  await request.getByRole("button", { name: "Etapa" }).click();
  await page.getByRole("menuitemradio", { name: "El precio" }).click();
  await expect(request.getByRole("button", { name: "Deshacer" })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await request.getByRole("button", { name: "Volver a la lista" }).click();
  await expect(row).toBeVisible();
  await expect(row).toContainText("Perdida");
});

test.describe("while one goes on to the next request", () => {
  /** Opens the first of two requests, beside a list of nothing else. */
  async function openFirst(page: Page) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await logInAs(page, "agent");
    const family = unique("Onward");
    const second = await quote(page, { name: `Ned ${family}` });
    const first = await quote(page, { name: `Nora ${family}` });
    await open(page, "/agent-dashboard");
    await page.getByRole("searchbox").fill(family);
    await expect(page.getByText("2 requests", { exact: true })).toBeVisible();
    const show = async (sent: SentRequest) => {
      await rowOf(page, sent).click();
      await expect(requestOf(page, sent).getByRole("button", { name: "Stage" })).toBeVisible();
    };
    await show(first);
    return { first, second, show, request: requestOf(page, first) };
  }

  test("a note is saved, and is no draft on return", async ({ page }) => {
    const { first, second, show, request } = await openFirst(page);
    const form = request.getByRole("textbox", { name: "Note" });
    const save = request.getByRole("button", { name: "Save note" });
    const hold = await holdAnswers(page, "POST", "**/api/quote-requests/*/work?*");
    await request.getByRole("button", { name: "Note", exact: true }).click();
    await form.fill("She has a trailer, too.");
    await save.click();
    await hold.asked;
    await show(second);
    // It is still on its way: nobody saves it twice.
    await show(first);
    await expect(form).toHaveValue("She has a trailer, too.");
    await expect(save).toHaveAttribute("aria-busy", "true");
    await show(second);
    const saved = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith("/work"));
    hold.release();
    await saved;
    await show(first);
    await expect(form).toHaveCount(0);
    await expect(request.getByText("She has a trailer, too.")).toHaveCount(1);
  });

  test("the outcome of a call is recorded, and is not asked for again", async ({ page }) => {
    const { first, second, show, request } = await openFirst(page);
    // The dialing itself is the device's; the press is the page's.
    await page.evaluate(() =>
      addEventListener("click", (event) => {
        if (event.target instanceof Element && event.target.closest("[href^='tel:']")) event.preventDefault();
      }),
    );
    await request.getByRole("link", { name: "Call" }).first().click();
    await expect(request).toContainText("Owner: Terry Example");
    // The buttons beside the number ask the same; the panel has a note, too.
    const asked = request
      .getByRole("group", { name: "How did the call go?" })
      .filter({ has: page.getByRole("textbox", { name: "Note on the call" }) });
    const hold = await holdAnswers(page, "POST", "**/api/quote-requests/*/work?*");
    await asked.getByRole("button", { name: "Reached", exact: true }).click();
    await hold.asked;
    await show(second);
    await show(first);
    await expect(asked.getByRole("button", { name: "Reached", exact: true })).toBeDisabled();
    await show(second);
    const saved = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith("/work"));
    hold.release();
    await saved;
    await show(first);
    await expect(request).toContainText("Terry Example called: Reached");
    await expect(asked).toHaveCount(0);
  });

  test("a file arrives and is kept with its request, and the browser asks before it is cut off", async ({ page }) => {
    const { first, second, show, request } = await openFirst(page);
    const hold = await holdAnswers(page, "POST", "**/api/files?*");
    const buffer = Buffer.from("A scan of the policy.");
    await request
      .getByRole("region", { name: "Details" })
      .locator("input[type=file][multiple]")
      .setInputFiles({ name: "scan.txt", mimeType: "text/plain", buffer });
    await hold.asked;
    await show(second);
    const isAsked = () => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
    expect(await isAsked()).toBe(true);
    const kept = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(`/${first.id}/files`));
    hold.release();
    expect((await kept).status()).toBe(201);
    await expect.poll(isAsked).toBe(false);
    await show(first);
    await expect(request.getByRole("list", { name: "Kept files" })).toContainText("scan.txt");
  });
});

test.describe("two at once", () => {
  test.use({ allowFailedRequests: true });

  test("who comes second is shown both, and loses nothing that was typed", async ({ page, browser, baseURL }) => {
    await logInAs(page, "admin");
    const sent = await quote(page);
    const other = await secondPerson(browser, baseURL, await makeAgent(page, "senior_agent"));
    // Without the event stream, since a page that hears of a change in time has no conflict.
    await deafen(page);
    for (const one of [page, other]) await open(one, `/agent-dashboard?request=${sent.reference}`);
    const [mine, theirs] = [requestOf(page, sent), requestOf(other, sent)];
    await mine.getByRole("button", { name: "Note", exact: true }).click();
    await mine.getByRole("textbox", { name: "Note" }).fill("Half a thought");
    await theirs.getByRole("button", { name: "Priority" }).click();
    await other.getByRole("menuitemradio", { name: "High" }).click();
    await expect(theirs).toContainText("Priority: High");

    await mine.getByRole("button", { name: "Priority" }).click();
    await page.getByRole("menuitemradio", { name: "Low" }).click();
    const notice = mine.getByRole("alert");
    await expect(notice).toBeInViewport();
    await expect(notice).toBeFocused();
    await expect(notice).toContainText("set the priority: High");
    await expect(notice).toContainText("You set the priority: Low");
    await expect(mine.getByRole("textbox", { name: "Note" })).toHaveValue("Half a thought");
    await expectAccessible(page);
    await notice.getByRole("button", { name: "Do mine as well" }).click();
    await expect(notice).toHaveCount(0);
    await expect(mine).toContainText("Priority: Low");
    await expect(mine.getByRole("textbox", { name: "Note" })).toHaveValue("Half a thought");

    // One person corrects a premium while the other removes it.
    const premium = { carrier: "Germania", cents: 60_000, months: 6 };
    const added = await page.request.post(`/api/quote-requests/${sent.id}/premiums`, { data: premium });
    const [{ id: premiumId } = { id: 0 }] = (await answerOf<"POST /api/quote-requests/:id/premiums">(added)).premiums;
    await page.reload();
    await mine.getByRole("button", { name: "Correct Germania" }).click();
    await mine.getByRole("form", { name: "Correct Germania" }).getByLabel("Premium ($)").fill("550");
    expect((await other.request.delete(`/api/premiums/${premiumId}`)).status()).toBe(200);
    await mine.getByRole("button", { name: "Save", exact: true }).click();
    await expect(notice).toBeFocused();
    await expect(notice).toContainText("removed the premium from Germania");
    await expect(notice).toContainText("Germania · $550.00 for 6 months");
    await notice.getByRole("button", { name: "Do mine as well" }).click();
    await expect(notice).toHaveCount(0);
    await expect(mine.getByRole("list", { name: "Premiums" })).toContainText("$550.00 for 6 months");

    // Conflict on the board, too.
    await open(page, "/agent-dashboard?view=board");
    const column = (stage: string) => page.getByRole("region", { name: new RegExp(`^${stage} `) });
    const cardIn = (stage: string) => column(stage).getByRole("article").filter({ hasText: sent.reference });
    const move = cardIn("New").getByRole("button", { name: `Move ${sent.name}` });
    await expect(move).toBeVisible();
    await work(other, sent, { do: "stage", stage: "contacted" });
    await move.click();
    await page.getByRole("menuitemradio", { name: "Won" }).click();
    const clash = page.getByRole("alert").filter({ hasText: sent.reference });
    await expect(clash).toBeFocused();
    await expect(clash).toBeInViewport();
    await expect(clash).toContainText("moved it from New to Contacted");
    await expect(clash).toContainText("You moved it from Contacted to Won");
    await expect(cardIn("Contacted")).toBeVisible();
    await expectAccessible(page);
    await clash.getByRole("button", { name: "Do mine as well" }).click();
    await expect(cardIn("Won")).toBeVisible();
    await expect(clash).toHaveCount(0);
    await other.context().close();
  });
});

test.describe("two at a premium", () => {
  test.use({ allowFailedRequests: true });

  test("who saves over what a colleague has saved meanwhile is told, also when the page has heard of it", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await logInAs(page, "admin");
    const sent = await quote(page);
    const other = await secondPerson(browser, baseURL, await makeAgent(page, "senior_agent"));
    const address = `/api/quote-requests/${sent.id}`;
    const germania = { carrier: "Germania", cents: 60_000, months: 6 };
    const added = await page.request.post(`${address}/premiums`, { data: germania });
    const [{ id } = { id: 0 }] = (await answerOf<"POST /api/quote-requests/:id/premiums">(added)).premiums;
    const version = async () =>
      (await answerOf<"GET /api/quote-requests/:id">(other.request.get(address))).work.version;
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const state = async (deductible: string) => {
      const coverages = auto({ collision: included({ deductible }) });
      const data = { offeredOn: day(-1), validUntil: day(20), coverages, version: await version() };
      expect((await other.request.put(`/api/premiums/${id}/terms`, { data })).status()).toBe(200);
    };
    await state("500");

    await open(page, `/agent-dashboard?request=${sent.reference}`);
    const request = requestOf(page, sent);
    const notice = request.getByRole("alert");
    const premiums = request.getByRole("list", { name: "Premiums" });
    const correction = request.getByRole("form", { name: "Correct Germania" });
    await request.getByRole("button", { name: "Correct Germania" }).click();
    await correction.getByLabel("Premium ($)").fill("550");
    const theirs = { ...germania, cents: 70_000, version: await version() };
    expect((await other.request.patch(`/api/premiums/${id}`, { data: theirs })).status()).toBe(200);
    await expect(request.getByText(/changed the premium from Germania/).first()).toBeAttached();
    await correction.getByRole("button", { name: "Save", exact: true }).click();
    await expect(notice).toBeFocused();
    await expect(notice).toContainText("changed the premium from Germania");
    await expect(notice).toContainText("Germania · $700.00 for 6 months");
    await expect(notice).toContainText("Germania · $550.00 for 6 months");
    await notice.getByRole("button", { name: "Do mine as well" }).click();
    await expect(notice).toHaveCount(0);
    await expect(premiums).toContainText("$550.00 for 6 months");

    // The coverage, whose dialog stands above the page.
    await request.getByRole("button", { name: "State the coverage: Germania" }).click();
    const dialog = page.getByRole("dialog", { name: /Germania/ });
    const deductible = dialog.getByRole("group", { name: /collision/ }).getByLabel("Deductible ($)");
    const saveTerms = dialog.getByRole("button", { name: "Save the coverage" });
    await deductible.fill("750");
    await state("1000");
    await expect(request.getByText(/stated the coverage of the premium/)).toHaveCount(2);
    await saveTerms.click();
    const clash = dialog.getByRole("alert");
    await expect(clash).toBeFocused();
    await expect(clash).toBeInViewport();
    await expectAccessible(page);
    await expect(deductible).toHaveValue("750");
    await clash.getByRole("button", { name: "Load theirs" }).click();
    await expect(deductible).toHaveValue("1000");
    await expect(dialog.getByLabel("Priced on")).toBeFocused();
    await deductible.fill("750");
    await saveTerms.click();
    await expect(dialog).toHaveCount(0);

    // A premium that is removed leaves the form of its correction where it is.
    await request.getByRole("button", { name: "Correct Germania" }).click();
    await correction.getByLabel("Premium ($)").fill("525");
    expect((await other.request.delete(`/api/premiums/${id}`)).status()).toBe(200);
    await expect(request.getByText(/removed the premium from Germania/).first()).toBeAttached();
    await correction.getByRole("button", { name: "Save", exact: true }).click();
    await expect(notice).toContainText("removed the premium from Germania");
    await notice.getByRole("button", { name: "Do mine as well" }).click();
    await expect(premiums).toContainText("$525.00 for 6 months");
    await other.context().close();
  });
});

test("the board moves a request by menu, keyboard and drag", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logInAs(page, "senior_agent");
  const sent = await quote(page);
  await open(page, "/agent-dashboard?view=board");
  const column = (stage: string) => page.getByRole("region", { name: new RegExp(`^${stage} `) });
  const cardIn = (stage: string) => column(stage).getByRole("article").filter({ hasText: sent.reference });
  await expect(cardIn("New")).toBeVisible();
  await expectAccessible(page);

  // A second move before the first is answered is no conflict with oneself.
  const movedTwice = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await movedTwice.promise;
    await route.continue();
  };
  await page.route("**/api/quote-requests/*/work*", hold, { times: 1 });
  await cardIn("New")
    .getByRole("button", { name: `Move ${sent.name}` })
    .click();
  await page.getByRole("menuitemradio", { name: "Contacted" }).click();
  await expect(cardIn("Contacted")).toBeVisible();

  const grip = (stage: string) => cardIn(stage).getByRole("button", { name: `Drag ${sent.name} to another stage` });
  await grip("Contacted").focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(`${sent.name} is over Contacted.`)).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(`${sent.name} is over Quoted.`)).toBeAttached();
  await page.keyboard.press("Space");
  await expect(cardIn("Quoted")).toBeVisible();
  movedTwice.resolve();
  await expect(page.getByRole("button", { name: "Undo" })).toBeInViewport();
  await expect(cardIn("Quoted")).toBeVisible();

  await grip("Quoted").hover();
  await page.mouse.down();
  const lost = (await column("Lost").boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(lost.x + lost.width / 2, lost.y + 60, { steps: 8 });
  // A busy machine may process the last of these moves as the first one.
  let below = 60;
  await expect(async () => {
    await page.mouse.move(lost.x + lost.width / 2, lost.y + below++);
    await expect(page.getByText(`${sent.name} is over Lost.`)).toBeAttached({ timeout: 500 });
  }).toPass();
  await page.mouse.up();
  const why = page.getByRole("dialog", { name: "Lost because" });
  await why.getByRole("button", { name: "Bought elsewhere" }).click();
  await expect(cardIn("Lost")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cardIn("Quoted")).toBeVisible();

  // A colleague's change in the meantime is shown, and stays.
  await work(page, sent, { do: "stage", stage: "contacted" });
  await cardIn("Contacted")
    .getByRole("link", { name: `Open request ${sent.reference}` })
    .click();
  await expect(requestOf(page, sent)).toContainText("Contacted");
});
