import type { Page } from "@playwright/test";
import { LANGUAGE_KEY } from "../../domain/language.ts";
import type { AgentStanding } from "../../server/onboarding/agents.ts";
import type { Onboarding } from "../../server/onboarding/present-onboarding.ts";
import { logInAs } from "./accounts.ts";
import { expect, expectAccessible, open, test } from "./fixtures.ts";

const API = "/api/agent-onboarding";
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const onboarding = async (page: Page) => (await (await page.request.get(API)).json()) as Onboarding;

async function report(page: Page, stepId: number, data: object): Promise<void> {
  const answer = await page.request.put(`${API}/step/${stepId}/progress`, { data });
  expect(answer.status()).toBe(200);
}

/** Completes by API whatever is left of the path. */
async function completeRest(page: Page): Promise<void> {
  for (const step of (await onboarding(page)).steps.filter((s) => s.progress?.status !== "completed")) {
    await report(page, step.id, { status: "in_progress" });
    await report(page, step.id, { status: "completed", answers: step.quiz.map(() => 0) });
  }
}

test("@smoke a trainee goes from the first visit to the certificate", async ({ page }) => {
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
  await expect(toast(page, "Personalization Updated")).toBeVisible();

  await tab(page, "Learning Path").click();
  await expect(page).toHaveURL(/tab=learning-path/);
  await expect(page.getByText("Opens after “Welcome to the agency”.").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Welcome to the agency" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to the agency" })).toBeFocused();
  await page.getByRole("button", { name: "Start Step" }).click();
  await expect(toast(page, "Progress Updated")).toBeVisible();
  await page.getByLabel("We work with several carriers and look for the one that fits").check();
  await page.getByLabel("Recommend the state minimum").check();
  await page.getByLabel("It shows you what to read again").check();
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByText("Not quite. The right answer: Hand the call to a licensed colleague")).toBeVisible();
  await expect(page.getByText("Score 67%").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(page.getByRole("button", { name: "Completed" })).toBeDisabled();

  await page.getByRole("link", { name: "Next step" }).click();
  await page.getByRole("button", { name: "Start Step" }).click();
  await page.getByRole("button", { name: "Mark Complete" }).click();
  await expect(page.getByRole("button", { name: "Completed" })).toBeDisabled();

  await open(page, "/agent-onboarding/certificate");
  await expect(page.getByRole("heading", { name: "Your certificate is not ready yet" })).toBeVisible();
  await completeRest(page);
  await open(page, "/agent-onboarding?tab=progress");
  await expect(page.getByText("100%").first()).toBeVisible();
  await expect(page.locator(".recharts-surface").first()).toBeVisible();
  await page.getByText("Show the numbers").click();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open your certificate" }).click();
  await expect(page.getByRole("heading", { name: "Certificate of Completion" })).toBeVisible();
  await expect(page.getByRole("article").getByText("Terry Example")).toBeVisible();
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
  await page.request.put(`${API}/personalization`, { data });
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
  const first = (await onboarding(page)).steps[0]!;
  await report(page, first.id, { status: "in_progress" });
  await page.clock.install();
  await open(page, `/agent-onboarding?tab=learning-path&step=${first.id}`);
  await expect(page.getByRole("button", { name: "Mark Complete" })).toBeVisible();
  /** The seconds of the report that leaving brings about. */
  const reported = async (leave: () => Promise<unknown>) => {
    const sent = page.waitForRequest((request) => request.method() === "PUT");
    await leave();
    const { status, timeSpent } = (await sent).postDataJSON() as { status: string; timeSpent: number };
    expect(status).toBe("in_progress");
    return timeSpent * 60;
  };
  await page.clock.runFor(15_000);
  // Fired by hand: the browser's tools no longer tell what a page sends in its last moment.
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
  await page.getByRole("link", { name: "About", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(page.getByLabel("Career changer")).toBeChecked();
  await page.getByRole("link", { name: "About", exact: true }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test("an admin gives a trainee a mentor and lets them skip a step; the mentor sees it", async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAs(page, "trainee");
  const before = await onboarding(page);
  const trainee = ((await (await page.request.get("/api/user")).json()) as { id: number }).id;
  const own = await browser.newContext({ baseURL });
  const mentorPage = await own.newPage();
  await logInAs(mentorPage, "senior_agent");
  const mentor = ((await (await mentorPage.request.get("/api/user")).json()) as { id: number }).id;
  await logInAs(page, "admin");
  await open(page, "/agent-onboarding");
  await page.getByRole("link", { name: "Team progress" }).click();
  await expect(page.getByRole("table", { name: "Team progress" })).toBeVisible();
  await expectAccessible(page);
  await open(page, `/agent-onboarding/team/${trainee}`);
  await page.getByLabel("Mentor", { exact: true }).selectOption(String(mentor));
  await expect(toast(page, "Saved")).toBeVisible();
  await page.getByRole("button", { name: `Skip “${before.steps[0]?.title}”` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Skip" }).click();
  await expect(page.getByRole("cell", { name: "Skipped" })).toBeVisible();
  await expectAccessible(page);

  await mentorPage.goto(`/agent-onboarding/team`);
  const team = mentorPage.getByRole("table", { name: "Team progress" });
  await team.getByRole("link", { name: "Terry Example" }).click();
  await expect(mentorPage).toHaveURL(new RegExp(`/team/${trainee}$`));
  await expect(mentorPage.getByText(`0 of ${before.totalSteps - 1} (0%)`)).toBeVisible();
  await expect(mentorPage.getByRole("button", { name: /^Skip/ })).toHaveCount(0);
  await own.close();
});

test("an admin chooses a mentor among everybody, however many there are", async ({ page }) => {
  await logInAs(page, "trainee");
  const trainee = ((await (await page.request.get("/api/user")).json()) as { id: number }).id;
  await logInAs(page, "admin");
  await page.route(`**${API}/agents`, async (route) => {
    const response = await route.fetch();
    const agents = (await response.json()) as AgentStanding[];
    const many = Array.from({ length: 60 }, (_, n) => {
      const role = n < 10 ? "trainee" : "agent";
      return { ...agents[0], id: 1_000_000 + n, name: `Agent ${n}`, role };
    });
    await route.fulfill({ response, json: [...many, ...agents] });
  });
  await open(page, `/agent-onboarding/team/${trainee}`);
  const choices = page.getByLabel("Mentor", { exact: true }).getByRole("option");
  await expect(choices.filter({ hasText: /^Agent \d+ \(Agent\)$/ })).toHaveCount(50);
  await expect(choices.filter({ hasText: "(Trainee)" })).toHaveCount(0);
});

test("W5: an admin writes a step whose HTML can do nothing", async ({ page }) => {
  await logInAs(page, "admin");
  await page.request.put(`${API}/personalization`, { data: { timezone: "America/Chicago", goals: [] } });
  await open(page, "/agent-onboarding/steps");
  await expectAccessible(page);
  await page.getByRole("link", { name: "New step" }).click();
  await page.getByRole("button", { name: "Save step" }).click();
  await expect(page.getByText("Please check the marked fields.")).toBeVisible();
  const hostile = '<p>Read me</p><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  for (const language of ["English", "Spanish"]) {
    await page.getByLabel(`Title in ${language}`).fill("A hostile step");
    await page.getByLabel(`Description in ${language}`).fill("It tries.");
    await page.getByLabel(`Content in ${language}`).fill(hostile);
  }
  for (const track of ["New to insurance", "Experienced agent", "Remote worker"])
    await page.getByLabel(track).uncheck();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save step" }).click();
  await expect(toast(page, "Saved")).toBeVisible();
  await page.getByRole("link", { name: "A hostile step" }).click();
  await expect(page.getByLabel("Content in English")).toHaveValue("<p>Read me</p>");
  const step = (await onboarding(page)).steps.find((s) => s.title === "A hostile step")!;
  await open(page, `/agent-onboarding?tab=learning-path&step=${step.id}`);
  await expect(page.getByText("Read me")).toBeVisible();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  await open(page, `/agent-onboarding/steps/${step.id}`);
  await page.getByLabel("Active", { exact: true }).uncheck();
  await page.getByRole("button", { name: "Save step" }).click();
  await expect(toast(page, "Saved")).toBeVisible();
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
    await page.route(`${API}/personalization`, (route) =>
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
    await page.route(`${API}/personalization`, (route) => route.fulfill({ status: 400, json: error }));
    await open(page, "/agent-onboarding?tab=personalization");
    await page.getByRole("button", { name: "Save Personalization" }).click();
    await expect(page.getByLabel("Time zone")).toHaveAccessibleDescription(/Not this one$/);
    await expect(page.getByLabel("Time zone")).toBeFocused();
    await expect(toast(page, "Please check the marked fields.")).toBeVisible();
  });
});
