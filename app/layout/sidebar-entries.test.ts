import { describe, expect, it } from "vitest";
import { agency } from "../../tests/support/agency.ts";
import { currentEntry, sidebarEntriesFor, sidebarGroupsFor } from "./sidebar-entries.ts";

const names = (role: Parameters<typeof sidebarEntriesFor>[0], portal: typeof agency | null = agency) =>
  sidebarEntriesFor(role, { portal }).map(({ name }) => name);

describe("the entries of the sidebar", () => {
  it("are those of the specification, in its order, with today, inbox, tasks, morning and calls, for an admin", () => {
    expect(names("admin")).toEqual([
      "dashboard",
      "today",
      "inbox",
      "customers",
      "tasks",
      "morning",
      "forms",
      "training",
      "onboarding",
      "emails",
      "sms",
      "calls",
      "management",
      "admin",
    ]);
  });

  it("leave out Admin Tools for everybody else, and the archives for a trainee", () => {
    expect(names("senior_agent")).not.toContain("admin");
    expect(names("agent")).toContain("emails");
    expect(names("trainee")).toEqual([
      "dashboard",
      "today",
      "inbox",
      "customers",
      "tasks",
      "forms",
      "training",
      "onboarding",
      "management",
    ]);
  });

  it("stand in groups, of which an empty one is left out", () => {
    const groups = (portal: typeof agency | null) =>
      sidebarGroupsFor("trainee", { portal }).map(({ group, entries }) => [group, entries.map(({ name }) => name)]);
    expect(groups(agency)).toEqual([
      ["work", ["dashboard", "today", "inbox", "customers", "tasks"]],
      ["learning", ["forms", "training", "onboarding"]],
      ["agency", ["management"]],
    ]);
    expect(groups(null).map(([group]) => group)).toEqual(["work", "learning"]);
  });

  it("leave out the management system without an address", () => {
    expect(names("trainee", { ...agency, managementSystemUrl: null })).not.toContain("management");
    expect(names("trainee", null)).not.toContain("management");
  });

  it("are current by page, or by tab where the tab has an entry", () => {
    expect(currentEntry("/agent-tools", null)?.name).toBe("dashboard");
    expect(currentEntry("/agent-tools", "resources")?.name).toBe("dashboard");
    expect(currentEntry("/agent-tools", "forms")?.name).toBe("forms");
    expect(currentEntry("/agent-dashboard", "contacts")?.name).toBe("inbox");
    expect(currentEntry("/customers/7", null)?.name).toBe("customers");
    expect(currentEntry("/profile", null)).toBeUndefined();
  });
});
