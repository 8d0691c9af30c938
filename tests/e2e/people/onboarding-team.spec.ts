import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";
import { API, onboarding, toast } from "../onboarding.ts";
import { answerOf } from "../answer-of.ts";

test("an admin gives a trainee a mentor and lets them skip a step; the mentor sees it", async ({
  page,
  browser,
  baseURL,
}) => {
  await logInAs(page, "trainee");
  const before = await onboarding(page);
  const trainee = (await answerOf<"GET /api/user">(page.request.get("/api/user"))).id;
  const own = await browser.newContext({ baseURL });
  const mentorPage = await own.newPage();
  await logInAs(mentorPage, "senior_agent");
  const mentor = (await answerOf<"GET /api/user">(mentorPage.request.get("/api/user"))).id;
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

test.describe("two admins who write about one agent", () => {
  test.use({ allowFailedRequests: true });

  test("lose nothing: the second sees what the first wrote, and says whose words count", async ({ page }) => {
    await logInAs(page, "trainee");
    const { id } = await answerOf<"GET /api/user">(page.request.get("/api/user"));
    await logInAs(page, "admin");
    const path = `${API}/agents/${id}`;
    const colleagueWrites = async (notes: string) => {
      const { notesVersion: version } = await answerOf<"GET /api/agent-onboarding/agents/:id">(page.request.get(path));
      expect((await page.request.put(`${path}/notes`, { data: { notes, version } })).status()).toBe(200);
    };
    await open(page, `/agent-onboarding/team/${id}`);
    const notes = page.getByLabel("Notes");
    const save = page.getByRole("button", { name: "Save notes" });
    await notes.fill("Prefers mornings");
    await colleagueWrites("Speaks Vietnamese");
    await save.click();
    const notice = page.getByRole("alert").filter({ hasText: "Someone else saved this while you were writing" });
    await expect(notice).toContainText("Speaks Vietnamese");
    await expect(notice).toBeInViewport();
    await expect(notes).toHaveValue("Prefers mornings");
    await expectAccessible(page);

    await colleagueWrites("Speaks Vietnamese and Thai");
    await notice.getByRole("button", { name: "Save mine" }).click();
    await expect(notice).toContainText("Speaks Vietnamese and Thai");
    await expect(notes).toHaveValue("Prefers mornings");
    await notes.fill("Prefers mornings. Speaks Vietnamese and Thai");
    await notice.getByRole("button", { name: "Save mine" }).click();
    await expect(toast(page, "Saved")).toBeVisible();
    await expect(notice).toHaveCount(0);

    await notes.fill("Something else");
    await colleagueWrites("Passed the exam");
    await save.click();
    await notice.getByRole("button", { name: "Load theirs" }).click();
    await expect(notes).toHaveValue("Passed the exam");
    // A toast would have appeared with the notice and still be there. Waiting for zero toasts would only wait it out.
    expect(await page.getByText("reload and try again").count()).toBe(0);
    await notes.fill("Passed the exam in June");
    // A reload would cut off what is still being sent.
    const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await save.click();
    expect((await saved).status()).toBe(200);
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(notes).toHaveValue("Passed the exam in June");
  });
});

test("an admin chooses a mentor among everybody, however many there are", async ({ page }) => {
  await logInAs(page, "trainee");
  const trainee = (await answerOf<"GET /api/user">(page.request.get("/api/user"))).id;
  await logInAs(page, "admin");
  await page.route(`**${API}/agents?*`, async (route) => {
    const response = await route.fetch();
    const agents = await answerOf<"GET /api/agent-onboarding/agents">(response);
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
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.getByRole("button", { name: "Add an answer" }).click();
  await page.getByLabel("Reason for answer 3 in English").fill("Gone with its answer");
  await page.getByRole("button", { name: "Remove the last answer" }).click();
  for (const language of ["English", "Spanish"]) {
    await page.getByLabel(`Question in ${language}`).fill("Does it work?");
    await page.getByLabel(new RegExp(`^Answer 1 in ${language}`)).fill("No");
    await page.getByLabel(new RegExp(`^Answer 2 in ${language}`)).fill("Yes");
    await page.getByLabel(`Reason for answer 2 in ${language}`).fill("It is cleaned");
  }
  for (const track of ["New to insurance", "Experienced agent", "Remote worker"])
    await page.getByLabel(track).uncheck();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save step" }).click();
  await expect(toast(page, "Saved")).toBeVisible();
  await page.getByRole("link", { name: "A hostile step" }).click();
  await expect(page.getByLabel("Content in English")).toHaveValue("<p>Read me</p>");
  await expect(page.getByLabel("Reason for answer 2 in Spanish")).toHaveValue("It is cleaned");
  await expect(page.getByLabel("Reason for answer 3 in English")).toHaveCount(0);
  const step = (await onboarding(page)).steps.find((s) => s.title === "A hostile step");
  await open(page, `/agent-onboarding?tab=learning-path&step=${step?.id}`);
  await expect(page.getByText("Read me")).toBeVisible();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  await open(page, `/agent-onboarding/steps/${step?.id}`);
  await page.getByLabel("Active", { exact: true }).uncheck();
  await page.getByRole("button", { name: "Save step" }).click();
  await expect(toast(page, "Saved")).toBeVisible();
});

test("removing a question, an answer or material of a step leaves the focus beside it", async ({ page }) => {
  await logInAs(page, "admin");
  await open(page, "/agent-onboarding/steps");
  await page.getByRole("link", { name: "New step" }).click();
  const press = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
  const titles = page.getByRole("region", { name: "Material" }).getByLabel("Title in English");
  for (const [add, remove, first] of [
    ["Add a question", "Remove question", page.getByLabel("Question in English").first()],
    ["Add material", "Remove material", titles.first()],
  ] as const) {
    await press(add);
    await press(add);
    await press(`${remove} 2`);
    await expect(first).toBeFocused();
    await press(add);
    await press(`${remove} 1`);
    await expect(first).toBeFocused();
    await press(`${remove} 1`);
    await expect(page.getByRole("button", { name: add })).toBeFocused();
  }
  await press("Add a question");
  await press("Add an answer");
  await press("Remove the last answer");
  await expect(page.getByRole("button", { name: "Add an answer" })).toBeFocused();
});
