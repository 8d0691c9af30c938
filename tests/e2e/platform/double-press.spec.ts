import type { ListedFact } from "../../../domain/api/operations/facts.ts";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

/** Builds a fact as the API lists it; checked facts are sorted to the end. */
const fact = (id: string, state: "unchecked" | "checked"): ListedFact => ({
  id,
  state,
  name: `Rule ${id}`,
  says: "30 days",
  rule: "Sec. 1",
  figures: "30",
  checkedAt: state === "checked" ? "2026-11-02T12:00:00Z" : null,
  checkedBy: null,
  dueAt: state === "checked" ? "2027-11-02T12:00:00Z" : null,
  uses: [],
});

test("a second press marks no other fact: its card stays where it was", async ({ page }) => {
  const checked = new Set<string>();
  await logInAs(page, "admin");
  await page.route("**/api/facts*", (route) => {
    const all = ["a", "b", "c"].map((id) => fact(id, checked.has(id) ? "checked" : "unchecked"));
    return route.fulfill({ json: all.sort((one, other) => other.state.localeCompare(one.state)) });
  });
  await page.route("**/api/facts/*/check*", (route) => {
    checked.add(new URL(route.request().url()).pathname.split("/")[3] ?? "");
    return route.fulfill({ json: {} });
  });
  await open(page, "/admin-facts");
  const names = page.getByRole("list", { name: "Legal figures" }).getByRole("heading");
  await page.getByRole("button", { name: "Rule a" }).click();
  await expect(page.getByText("2 figures need a check")).toBeVisible();
  await expect(names).toHaveText(["Rule a", "Rule b", "Rule c"]);
  await expect(page.getByRole("button", { name: "Rule a" })).toBeFocused();
});

test("a second press takes no other correction: the card says what was decided, and keeps the focus", async ({
  page,
}) => {
  const decided = new Set<string>();
  const correction = (key: string) => ({
    key,
    kind: "partners",
    id: 1,
    title: { en: `Partner ${key}`, es: `Socio ${key}` },
    version: "1",
    fields: [{ name: "name", language: null, now: "Ours", proposed: "Theirs" }],
  });
  await logInAs(page, "admin");
  await page.route("**/api/content-corrections*", (route) => {
    if (route.request().method() === "GET")
      return route.fulfill({ json: ["a", "b"].filter((key) => !decided.has(key)).map(correction) });
    const { key }: { key: string } = route.request().postDataJSON();
    decided.add(key);
    return route.fulfill({ json: {} });
  });
  await open(page, "/admin-content?kind=corrections");
  const first = page.getByRole("listitem").filter({ hasText: "Partner a" });
  await first.getByRole("button", { name: "Take it: Partner a" }).click();
  await expect(page.getByRole("link", { name: "Corrections (1)" })).toBeVisible();
  await expect(first.getByRole("status")).toHaveText("The correction is on the site");
  await expect(first.getByRole("status")).toBeFocused();
  await expect(page.getByRole("button", { name: "Take it: Partner b" })).toBeVisible();
  expect([...decided]).toEqual(["a"]);
  await expectAccessible(page);
});
