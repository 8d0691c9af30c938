import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs, makeAgent, secondPerson, unique } from "../accounts.ts";
import { UNDO_MS } from "../../../domain/work/desk/events.ts";
import { answerOf } from "../answer-of.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

test("on a phone and in Spanish a task is made, ticked, unticked, changed, found by the week and deleted", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
  await page.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await logInAs(page, "agent");
  await open(page, "/tasks");
  const what = `Llamar a Rosa ${Date.now()}`;
  await page.getByRole("main").getByRole("button", { name: "Nueva tarea" }).click();
  const form = page.getByRole("dialog", { name: "Nueva tarea" });
  await form.getByRole("button", { name: "Guardar tarea" }).click();
  await expect(form.getByLabel("Qué hay que hacer")).toBeFocused();
  await form.getByLabel("Qué hay que hacer").fill(what);
  await form.getByLabel("Se repite").selectOption("weekly");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Guardar tarea" }).click();
  await expect(form).toHaveCount(0);

  const today = page.getByRole("region", { name: "Hoy" });
  const box = today.getByRole("checkbox", { name: what });
  await expect(box).toBeInViewport();
  await box.check();
  // It stays in its place, so that one can take it back; the next turn stands below.
  await expect(page.getByRole("checkbox", { name: what })).toHaveCount(2);
  await box.uncheck();
  await expect(page.getByRole("checkbox", { name: what })).toHaveCount(1);

  await today.getByRole("button", { name: `Cambiar “${what}”` }).click();
  const change = page.getByRole("dialog", { name: "Cambiar la tarea" });
  await change.getByLabel("Hora", { exact: true }).fill("16:30");
  await change.getByLabel("Se repite").selectOption("");
  await change.getByRole("button", { name: "Guardar tarea" }).click();
  await expect(today.getByRole("listitem").filter({ hasText: what })).toContainText(/4:30/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Semana", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: what })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: what })).toBeVisible();
  await page.getByRole("button", { name: "Semana siguiente" }).click();
  await expect(page.getByRole("checkbox", { name: what })).toHaveCount(0);
  await page.getByRole("button", { name: "Lista", exact: true }).click();
  await today.getByRole("button", { name: `Historial de “${what}”` }).click();
  await expect(page.getByRole("dialog", { name: what }).getByRole("listitem")).toHaveCount(4);
  await page.keyboard.press("Escape");
  await today.getByRole("button", { name: `Borrar “${what}”` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Borrar tarea" }).click();
  await expect(page.getByRole("checkbox", { name: what })).toHaveCount(0);
});

test("a task of a request stands at the request and in its history, and is done there", async ({ page }) => {
  await logInAs(page, "agent");
  const data = {
    insuranceType: "auto",
    name: `Tess ${Date.now()}`,
    zipCode: "77008",
    email: "tess@example.com",
    phone: "2815550144",
  };
  const { reference } = await answerOf<"POST /api/quote-requests">(page.request.post("/api/quote-requests", { data }));
  await open(page, `/agent-dashboard?request=${reference}`);
  const request = page.getByRole("region", { name: new RegExp(reference) });
  await request.getByRole("button", { name: "New task" }).click();
  const form = page.getByRole("dialog", { name: "New task" });
  await form.getByLabel("What is to be done").fill("Ask for the second VIN");
  await form.getByRole("button", { name: "Save task" }).click();
  const box = request.getByRole("checkbox", { name: "Ask for the second VIN" });
  await expect(box).toBeVisible();
  await expect(request.getByText(/made the task “Ask for the second VIN”/).first()).toBeVisible();
  await box.check();
  await expect(request.getByText(/did the task “Ask for the second VIN”/).first()).toBeVisible();
  await expectAccessible(page);
});

// On the site where few others write: the list of today has at most fifty rows, and those that wait longest are first.
test(
  "on a phone a note becomes a task, and today has it with who waits, each done with one key and undone",
  { tag: "@edits" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logInAs(page, "agent");
    const name = `Nora ${Date.now()}`;
    const data = { insuranceType: "auto", name, zipCode: "77008", email: "nora@example.com", phone: "2815550145" };
    const { reference } = await answerOf<"POST /api/quote-requests">(
      page.request.post("/api/quote-requests", { data }),
    );
    const urgent = { version: 0, change: { do: "priority", priority: "high" } };
    expect((await page.request.post(`/api/quote-requests/${reference}/work`, { data: urgent })).status()).toBe(200);
    await open(page, `/agent-dashboard?request=${reference}`);
    const request = page.getByRole("region", { name: new RegExp(reference) });
    await request.getByRole("button", { name: "Note", exact: true }).click();
    const what = `Ask ${name} for the VIN`;
    await request.getByLabel("Note", { exact: true }).fill(`${what}\nShe has it at home.`);
    await request.getByRole("button", { name: "Save and make a task" }).click();
    const form = page.getByRole("dialog", { name: "New task" });
    await expect(form.getByLabel("What is to be done")).toHaveValue(what);
    await form.getByLabel("Time").fill("00:00");
    await form.getByRole("button", { name: "Save task" }).click();
    await expect(form).toHaveCount(0);
    await expect(request.getByRole("button", { name: "Make a task" })).toBeVisible();

    await open(page, "/today");
    const list = page.getByRole("list", { name: "What is to be done" });
    const [task, reply] = [what, name].map((title) =>
      list.getByRole("listitem").filter({ has: page.getByRole("link", { name: title, exact: true }) }),
    );
    if (!task || !reply) throw new Error("no rows");
    await expect(reply).toContainText(/Waits for an answer since/);
    await expect(task).toContainText(/Task, overdue since/);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const row of [task, reply]) {
      await row.scrollIntoViewIfNeeded();
      await row.getByRole("link").first().focus();
      await page.keyboard.press("d");
      await expect(row.getByRole("button", { name: /^Undo: / })).toBeInViewport();
      await page.keyboard.press("d");
      await expect(row.getByRole("button", { name: /^(?:Done|No answer needed): / })).toBeInViewport();
    }
    // Older tasks arrive live above the row with the focus, more than a screen has room for: it stays where it is.
    const before = (await reply.boundingBox())?.y ?? 0;
    const older = { dueOn: "2026-01-02", reference, assigneeId: null };
    for (let n = 0; n < 8; n++) {
      const made = await page.request.post("/api/tasks", { data: { ...older, what: `Earlier ${n} for ${name}` } });
      expect(made.status()).toBe(201);
    }
    await expect(list.getByRole("link", { name: `Earlier 7 for ${name}` })).toBeAttached();
    await expect.poll(async () => Math.abs(((await reply.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
    await expect(reply.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("r");
    await expect(page.getByRole("region", { name: new RegExp(reference) })).toBeVisible();
  },
);

test.describe("two at once", () => {
  test.use({ allowFailedRequests: true });

  test("who changes a task that a colleague has changed meanwhile is told, and loses nothing that was typed", async ({
    page,
    browser,
    baseURL,
  }) => {
    await logInAs(page, "admin");
    const colleague = await makeAgent(page, "senior_agent");
    const other = await secondPerson(browser, baseURL, colleague);
    await logInAs(page, "senior_agent");
    const me = (await answerOf<"GET /api/user">(page.request.get("/api/user"))).id;
    // The oldest of all tasks, so that it stands on the first page.
    const task = { what: unique("Ask for the VIN"), assigneeId: me, dueOn: "2025-12-01" };
    const { id } = await answerOf<"POST /api/tasks">(page.request.post("/api/tasks", { data: task }));
    const theirs = async (changes: object) =>
      expect((await other.request.put(`/api/tasks/${id}`, { data: { ...task, ...changes } })).status()).toBe(200);

    await open(page, "/tasks");
    await page.getByRole("button", { name: `Change “${task.what}”` }).click();
    const form = page.getByRole("dialog", { name: "Change task" });
    const words = form.getByLabel("What is to be done");
    await words.fill("Ask for both");
    await theirs({ what: "Ask Rosa", version: 0 });
    const row = page.locator(`#task-${id}`);
    await expect(row).toContainText("Ask Rosa");
    await form.getByRole("button", { name: "Save task" }).click();
    const notice = form.getByRole("alert");
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
    await expect(words).toHaveValue("Ask for both");
    await expectAccessible(page);
    await notice.getByRole("button", { name: "Load theirs" }).click();
    await expect(words).toHaveValue("Ask Rosa");
    await expect(words).toBeFocused();

    // Given to the colleague, it leaves this list, and the form stays with what is typed.
    await words.fill("Ask Rosa for both");
    await theirs({ assigneeId: colleague.id, version: 1 });
    await expect(row).toHaveCount(0);
    await expect(words).toHaveValue("Ask Rosa for both");
    await form.getByRole("button", { name: "Save task" }).click();
    await expect(notice).toBeFocused();
    await notice.getByRole("button", { name: "Save mine" }).click();
    await expect(form).toHaveCount(0);
    await expect(row).toContainText("Ask Rosa for both");
    await other.context().close();
  });
});

test(
  "today lists a task again that somebody reopened, and takes no undo that comes too late",
  { tag: "@edits" },
  async ({ page }) => {
    await logInAs(page, "agent");
    const name = `Uma ${Date.now()}`;
    const data = { insuranceType: "auto", name, zipCode: "77008", email: "uma@example.com", phone: "2815550146" };
    const { reference } = await answerOf<"POST /api/quote-requests">(
      page.request.post("/api/quote-requests", { data }),
    );
    const urgent = { version: 0, change: { do: "priority", priority: "high" } };
    expect((await page.request.post(`/api/quote-requests/${reference}/work`, { data: urgent })).status()).toBe(200);
    const what = `Ask ${name} for the VIN`;
    const task = await answerOf<"POST /api/tasks">(
      page.request.post("/api/tasks", { data: { what, dueOn: "2026-01-01", reference, assigneeId: null } }),
    );
    await page.clock.install();
    await open(page, "/today");
    const list = page.getByRole("list", { name: "What is to be done" });
    const done = list.getByRole("button", { name: `Done: ${what}` });
    await done.click();
    await expect(list.getByRole("button", { name: `Undo: ${what}` })).toBeVisible();
    expect((await page.request.delete(`/api/tasks/${task.id}/done`)).status()).toBe(200);
    await expect(done).toBeVisible();

    await list.getByRole("link", { name, exact: true }).focus();
    await page.keyboard.press("d");
    const undo = list.getByRole("button", { name: `Undo: ${name}` });
    await expect(undo).toBeVisible();
    await undo.focus();
    await page.clock.fastForward(UNDO_MS);
    await expect(undo).toHaveCount(0);
    await expect(list.getByRole("link", { name, exact: true })).toBeFocused();
  },
);

test("the calendar's address is shown once and can be taken back", async ({ page, request }) => {
  await logInAs(page, "agent");
  await open(page, "/tasks");
  await page.getByText("In my calendar").click();
  await page.getByRole("button", { name: /^Make an? (?:new )?address$/ }).click();
  const address = await page.getByLabel("Address of your calendar").inputValue();
  const path = new URL(address).pathname;
  expect(await (await request.get(path)).text()).toContain("BEGIN:VCALENDAR");
  await page.getByRole("button", { name: "Remove the address" }).click();
  await expect(page.getByRole("button", { name: "Make an address" })).toBeVisible();
  expect((await request.get(path)).status()).toBe(404);
});
