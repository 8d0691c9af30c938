import type { Page } from "@playwright/test";
import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";
import { holdAnswers } from "../hold-answers.ts";
import { API, closeToast, onboarding, toast } from "../onboarding.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

async function report(page: Page, stepId: number, data: object): Promise<void> {
  const answer = await page.request.put(`${API}/step/${stepId}/progress`, { data });
  expect(answer.status()).toBe(200);
}

/** Completes the remaining steps of the path by API. */
async function completeRest(page: Page): Promise<void> {
  for (const step of (await onboarding(page)).steps.filter((s) => s.progress?.status !== "completed")) {
    await report(page, step.id, { status: "in_progress" });
    await report(page, step.id, { status: "completed", answers: step.quiz.map(() => 0) });
  }
}

test("a trainee goes from the first visit to the certificate", async ({ page }) => {
  await logInAs(page, "trainee");
  await open(page, "/agent-onboarding");
  await expect(page.getByRole("img", { name: "0% complete" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What's Next" })).toBeVisible();
  await expectAccessible(page);

  await tab(page, "Personalization").click();
  await page.getByLabel("Remote worker").check();
  await page.getByLabel("Hands-on").check();
  await page.getByLabel("Time zone").fill("America/Denver");
  await page.getByLabel("Saturday").check();
  const goal = page.getByLabel("Learning goals");
  for (const text of ["  Quote a home  ", "Meet everybody", "quote a home"]) {
    await goal.fill(text);
    await goal.press("Enter");
  }
  await expect(page.getByText("This goal is already on your list")).toBeVisible();
  await page.getByRole("button", { name: "Remove the goal “Meet everybody”" }).press("Enter");
  await expect(page.getByRole("list", { name: "Your goals" }).getByRole("listitem")).toHaveText(["Quote a home"]);
  await expectAccessible(page);
  await tab(page, "Overview").click();
  await expect(page.getByRole("heading", { name: "What's Next" })).toBeVisible();
  await tab(page, "Personalization").click();
  await expect(page.getByLabel("Time zone")).toHaveValue("America/Denver");
  await page.getByRole("button", { name: "Save Personalization" }).click();
  await closeToast(page, "Personalization Updated");

  await tab(page, "Learning Path").click();
  await expect(page).toHaveURL(/tab=learning-path/);
  await expect(page.getByText("Opens after “Welcome to the agency”.").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Welcome to the agency" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to the agency" })).toBeFocused();
  await page.getByRole("button", { name: "Start Step" }).click();
  await closeToast(page, "Progress Updated");
  await page.getByRole("button", { name: "Take the quiz" }).click();
  await expect(page.getByRole("heading", { name: "Check what you know" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Check what you know" })).toBeInViewport();
  await page.getByLabel("We work with several carriers, not just one").check();
  await page.getByLabel("Recommend the state minimum").check();
  await page.getByLabel("It counts, and it says that the quiz is missing").check();
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByText("Not quite. The right answer: Hand the call over to a colleague")).toBeVisible();
  await expect(
    page.getByText("The minimum may be legal, but recommending it is still acting as an agent."),
  ).toBeVisible();
  await expect(page.getByText("Score 67%").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(page.getByRole("button", { name: "Completed" })).toBeDisabled();
  await closeToast(page, "Progress Updated");

  await page.getByRole("link", { name: "Next step" }).click();
  await page.getByRole("button", { name: "Start Step" }).click();
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(page.getByRole("button", { name: "Completed" })).toBeDisabled();
  await expect(page.getByText("Completed without the quiz").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Take the quiz" })).toBeVisible();

  await open(page, "/agent-onboarding/certificate");
  await expect(page.getByRole("heading", { name: "Your certificate is not ready yet" })).toBeVisible();
  await completeRest(page);
  await open(page, "/agent-onboarding?tab=progress");
  await expect(page.getByText("100%").first()).toBeVisible();
  await expect(page.getByRole("img", { name: /^Columns of the minutes/ })).toBeVisible();
  await page.getByText("Show the numbers").click();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open your certificate" }).click();
  await expect(page.getByRole("heading", { name: "Certificate of Completion" })).toBeVisible();
  await expect(page.getByRole("article").getByText("Terry Example")).toBeVisible();
  await expect(page.getByText("This certificate is not continuing education credit.")).toBeVisible();
  await expectAccessible(page);
});

test("una aprendiz llega de la primera visita al certificado, en español y en el teléfono", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await logInAs(page, "trainee");
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
  const data = { personalizedTrack: "remote_worker", timezone: "America/Chicago", goals: ["Aprender el portal"] };
  await page.request.put(`${API}/personalization?*`, { data });
  await open(page, "/agent-onboarding");
  await expect(page.getByRole("heading", { name: "Lo que sigue" })).toBeVisible();
  await page.getByRole("link", { name: "Empezar el siguiente paso" }).click();
  for (const title of ["Le damos la bienvenida a la agencia", "Su espacio de trabajo y sus cuentas"]) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await page.getByRole("button", { name: "Empezar el paso" }).click();
    await page.getByRole("button", { name: "Marcar como completado" }).click();
    await expect(page.getByRole("button", { name: "Completado" })).toBeDisabled();
    await page.getByRole("link", { name: "Siguiente paso" }).click();
  }
  await completeRest(page);
  for (const name of ["overview", "personalization", "learning-path", "progress"]) {
    await open(page, `/agent-onboarding?tab=${name}`);
    await expect(page.getByRole("tabpanel").and(page.locator(":not([hidden])"))).toBeVisible();
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect([name, wide]).toEqual([name, false]);
  }
  await open(page, "/agent-onboarding/certificate");
  await expect(page.getByRole("heading", { name: "Certificado de capacitación" })).toBeVisible();
});

test("time is counted while the step is in sight, and reported when the page or the step is left", async ({ page }) => {
  await logInAs(page, "trainee");
  const [first] = (await onboarding(page)).steps;
  if (!first) throw new Error("the path has no step");
  await report(page, first.id, { status: "in_progress" });
  await page.clock.install();
  await open(page, `/agent-onboarding?tab=learning-path&step=${first.id}`);
  await expect(page.getByRole("button", { name: "Mark Complete" })).toBeVisible();
  /** Returns the seconds in the time report that leaving the page sends. */
  const reported = async (leave: () => Promise<unknown>) => {
    const sent = page.waitForRequest((request) => request.method() === "PUT");
    await leave();
    const body: { timeSpent: number } = (await sent).postDataJSON();
    expect(Object.keys(body)).toEqual(["timeSpent"]);
    return body.timeSpent * 60;
  };
  await page.clock.runFor(15_000);
  // Dispatched by hand: the browser's tools no longer report requests that a page sends while it closes.
  const atEnd = await reported(() => page.evaluate(() => window.dispatchEvent(new Event("pagehide"))));
  expect(atEnd).toBeGreaterThanOrEqual(15);
  await page.clock.runFor(10_000);
  const rest = await reported(() => page.getByRole("link", { name: "Back to the learning path" }).click());
  expect(rest).toBeGreaterThanOrEqual(10);
});

test("unsaved changes are not left behind without a question", async ({ page }) => {
  await logInAs(page, "trainee");
  await open(page, "/agent-onboarding?tab=personalization");
  await page.getByLabel("Career changer").check();
  await page.getByRole("link", { name: "Customers", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(page.getByLabel("Career changer")).toBeChecked();
  await page.getByRole("link", { name: "Customers", exact: true }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/customers$/);
});

test("notes and feedback are saved with the completion of their step, and not left behind without a question", async ({
  page,
}) => {
  await logInAs(page, "trainee");
  const [first] = (await onboarding(page)).steps;
  if (!first) throw new Error("the path has no step");
  await report(page, first.id, { status: "in_progress" });
  await open(page, `/agent-onboarding?tab=learning-path&step=${first.id}`);
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const notes = page.getByLabel("Notes for yourself");
  const feedback = page.getByLabel("Feedback on this step");
  await notes.fill("Ask about hail");
  for (const leave of [
    page.getByRole("link", { name: "Back to the learning path" }),
    tab(page, "Overview"),
    page.getByRole("link", { name: "Customers", exact: true }),
  ]) {
    await leave.click();
    await question.getByRole("button", { name: "Keep writing" }).click();
    await expect(notes).toHaveValue("Ask about hail");
  }

  // The other language comes with other texts, and with the same words of the learner.
  await page.getByRole("button", { name: "Change language" }).click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page.getByLabel("Notas para usted")).toHaveValue("Ask about hail");
  await page.getByRole("button", { name: "Cambiar idioma" }).click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(notes).toHaveValue("Ask about hail");

  await feedback.fill("Clear");
  const completing = await holdAnswers(page, "PUT", `**${API}/step/**`);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await completing.asked;
  await notes.fill("Ask about hail and wind");
  completing.release();
  await expect(page.getByRole("button", { name: "Completed" })).toBeDisabled();
  const kept = async () => (await onboarding(page)).steps.find(({ id }) => id === first.id)?.progress;
  expect(await kept()).toMatchObject({ status: "completed", notes: "Ask about hail", feedback: "Clear" });

  // What was typed after the press is not saved yet.
  const next = page.getByRole("link", { name: "Next step" });
  await next.click();
  await question.getByRole("button", { name: "Keep writing" }).click();
  await page.getByRole("button", { name: "Save notes" }).click();
  // The button is disabled while the notes are on their way, too.
  await expect.poll(kept).toMatchObject({ notes: "Ask about hail and wind", feedback: "Clear" });
  await expect(page.getByRole("button", { name: "Save notes" })).toBeDisabled();
  await next.click();
  await expect(page).not.toHaveURL(new RegExp(`step=${first.id}$`));
  await expect(question).toHaveCount(0);
});

test("unsaved preferences survive a change of tabs, and are asked about beside unsaved notes", async ({ page }) => {
  await logInAs(page, "trainee");
  const [first] = (await onboarding(page)).steps;
  if (!first) throw new Error("the path has no step");
  await report(page, first.id, { status: "in_progress" });
  await open(page, "/agent-onboarding?tab=personalization");
  await page.getByLabel("Career changer").check();
  await tab(page, "Learning Path").click();
  await page.getByRole("link", { name: first.title }).click();
  const notes = page.getByLabel("Notes for yourself");
  await notes.fill("Ask about hail");
  await tab(page, "Personalization").click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByLabel("Career changer")).toBeChecked();
  // The notes are gone now, as the person has agreed; the preferences are still there, and still unsaved.
  await tab(page, "Learning Path").click();
  await expect(page.getByRole("heading", { name: "Your learning path" })).toBeVisible();
  await page.getByRole("link", { name: "Customers", exact: true }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/customers$/);
});

test.describe("when the server says no", () => {
  test.use({ allowFailedRequests: true });

  test("the page says what is wrong and what to do", async ({ page }) => {
    await logInAs(page, "trainee");
    let status = 500;
    await page.route(API + "?*", (route) => (status === 200 ? route.continue() : route.fulfill({ status, json: {} })));
    await open(page, "/agent-onboarding");
    await expect(page.getByRole("heading", { name: "Onboarding Not Found" })).toBeVisible();
    await expect(
      page.getByText("Unable to load your onboarding information. Please try refreshing the page."),
    ).toBeVisible();
    await expectAccessible(page);
    status = 401;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: "Authentication Required" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Log In", exact: true })).toHaveAttribute("href", "/auth");
    status = 403;
    await page.reload();
    await expect(page.getByRole("heading", { name: "Access Restricted" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Return to Home", exact: true })).toHaveAttribute("href", "/");
    status = 200;
    await page.reload();
    await page.route(`${API}/personalization?*`, (route) =>
      route.fulfill({ status: 409, json: { error: "Somebody was faster.", code: "conflict" } }),
    );
    await tab(page, "Personalization").click();
    await page.getByRole("button", { name: "Save Personalization" }).click();
    await expect(toast(page, "Update Failed")).toBeVisible();
    await expect(toast(page, "Somebody was faster.")).toBeVisible();
  });

  test("a choice that only the server refuses is marked with the server's words", async ({ page }) => {
    await logInAs(page, "trainee");
    const error = { error: "Please check the marked fields.", code: "invalid", fields: { timezone: "Not this one" } };
    await page.route(`${API}/personalization?*`, (route) => route.fulfill({ status: 400, json: error }));
    await open(page, "/agent-onboarding?tab=personalization");
    await page.getByRole("button", { name: "Save Personalization" }).click();
    await expect(page.getByLabel("Time zone")).toHaveAccessibleDescription(/Not this one$/);
    await expect(page.getByLabel("Time zone")).toBeFocused();
    await expect(toast(page, "Please check the marked fields.")).toBeVisible();
  });
});
