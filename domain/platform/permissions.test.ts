import { describe, expect, it } from "vitest";
import {
  ACTIONS,
  can,
  GIVEN_ROLES,
  mayAccess,
  RESOURCES,
  ROLES,
  type Action,
  type Resource,
  type Role,
} from "./permissions.ts";

/** The table of specification A §6, as it is printed there. */
const SPECIFIED: Record<Resource, Record<Role, string>> = {
  "agent-tools": {
    admin: "view, create, edit, delete, approve",
    senior_agent: "view, create, edit",
    agent: "view",
    trainee: "view",
  },
  "admin-tools": { admin: "view, create, edit, delete, approve", senior_agent: "view", agent: "none", trainee: "none" },
  "email-archive": { admin: "view, create, edit, delete", senior_agent: "view", agent: "view", trainee: "none" },
  "sms-archive": { admin: "view, create, edit, delete", senior_agent: "view", agent: "view", trainee: "none" },
  "customer-data": {
    admin: "view, create, edit, delete",
    senior_agent: "view, create, edit",
    agent: "view, create",
    trainee: "view",
  },
  "quote-requests": {
    admin: "view, create, edit, delete, approve",
    senior_agent: "view, create, edit, approve",
    agent: "view, create",
    trainee: "view, create",
  },
  "carrier-portals": { admin: "view, create, edit, delete", senior_agent: "view", agent: "view", trainee: "view" },
  "commission-reports": { admin: "view, create, edit, delete", senior_agent: "view", agent: "view", trainee: "none" },
};

describe("the permission matrix", () => {
  const cells = RESOURCES.flatMap((resource) => ROLES.map((role) => [resource, role] as const));

  it.each(cells)("lets %s be used by %s exactly as specified", (resource, role) => {
    const allowed = ACTIONS.filter((action: Action) => can(role, resource, action));
    expect(allowed.join(", ") || "none").toBe(SPECIFIED[resource][role]);
  });

  it("asks for both the role and the resource where a rule names both", () => {
    const rule = { roles: ["admin", "agent"], resource: "email-archive" } as const;
    expect(mayAccess("agent", rule)).toBe(true);
    expect(mayAccess("senior_agent", rule)).toBe(false);
    expect(mayAccess("trainee", { roles: ["trainee"], resource: "email-archive" })).toBe(false);
  });

  it("denies by default: a rule that names nothing lets nobody in", () => {
    expect(mayAccess("admin", {})).toBe(false);
    expect(mayAccess(undefined, "signed-in")).toBe(false);
    expect(mayAccess(undefined, "public")).toBe(true);
  });
});

describe("an access rule", () => {
  it("lets those in whom it names by role, by resource and by action", () => {
    expect([mayAccess("agent", "signed-in"), mayAccess("agent", { roles: ["agent"] })]).toEqual([true, true]);
    expect(mayAccess("agent", { roles: ["admin"] })).toBe(false);
    expect([
      mayAccess("agent", { resource: "customer-data" }),
      mayAccess("agent", { resource: "admin-tools" }),
    ]).toEqual([true, false]);
    const edit = { resource: "customer-data", action: "edit" } as const;
    expect([mayAccess("senior_agent", edit), mayAccess("agent", edit)]).toEqual([true, false]);
    expect(mayAccess(undefined, { roles: ["agent"] })).toBe(false);
  });

  it("gives admin to no new account", () => {
    expect(GIVEN_ROLES).toEqual(["senior_agent", "agent", "trainee"]);
  });
});
