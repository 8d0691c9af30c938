import { expect, it } from "vitest";
import { ROLES } from "../platform/permissions.ts";
import { allowedStartPage, START_PAGES, startPagesFor } from "./start-page.ts";

it("offers everybody the agent tools first, and the morning figures to those who may see them", () => {
  for (const role of ROLES) expect(startPagesFor(role)[0]).toBe("/agent-tools");
  expect(startPagesFor("admin")).toEqual([...START_PAGES]);
  expect(startPagesFor("agent")).not.toContain("/morning");
});

it("falls back to the agent tools when a role has lost its page", () => {
  expect(allowedStartPage("senior_agent", "/morning")).toBe("/morning");
  expect(allowedStartPage("trainee", "/morning")).toBe("/agent-tools");
});
