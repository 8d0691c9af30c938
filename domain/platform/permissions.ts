export const ROLES = ["admin", "senior_agent", "agent", "trainee"] as const;
export type Role = (typeof ROLES)[number];

/** The roles that can be given when an account is made; admin is given only by changing a role. */
export const GIVEN_ROLES = ROLES.filter((role) => role !== "admin");

export const RESOURCES = [
  "agent-tools",
  "admin-tools",
  "email-archive",
  "sms-archive",
  "customer-data",
  "quote-requests",
  "carrier-portals",
  "commission-reports",
] as const;
export type Resource = (typeof RESOURCES)[number];

export const ACTIONS = ["view", "create", "edit", "delete", "approve"] as const;
export type Action = (typeof ACTIONS)[number];

const all: readonly Action[] = ACTIONS;
const write: readonly Action[] = ["view", "create", "edit", "delete"];
const view: readonly Action[] = ["view"];
const none: readonly Action[] = [];

/** The permission matrix: the actions of each role on each resource. Whatever is not listed here is denied. */
export const PERMISSIONS: Record<Resource, Record<Role, readonly Action[]>> = {
  "agent-tools": { admin: all, senior_agent: ["view", "create", "edit"], agent: view, trainee: view },
  "admin-tools": { admin: all, senior_agent: view, agent: none, trainee: none },
  "email-archive": { admin: write, senior_agent: view, agent: view, trainee: none },
  "sms-archive": { admin: write, senior_agent: view, agent: view, trainee: none },
  "customer-data": {
    admin: write,
    senior_agent: ["view", "create", "edit"],
    agent: ["view", "create"],
    trainee: view,
  },
  "quote-requests": {
    admin: all,
    senior_agent: ["view", "create", "edit", "approve"],
    agent: ["view", "create"],
    trainee: ["view", "create"],
  },
  "carrier-portals": { admin: write, senior_agent: view, agent: view, trainee: view },
  "commission-reports": { admin: write, senior_agent: view, agent: view, trainee: none },
};

/** Returns true when the role's row of the permission matrix holds the action. */
export function can(role: Role, resource: Resource, action: Action): boolean {
  return PERMISSIONS[resource][role].includes(action);
}

/** The access rule of a route or page. Everything listed must pass. */
export type Access = "public" | "signed-in" | { roles?: readonly Role[]; resource?: Resource; action?: Action };

/** Returns true when an access rule lets a caller in; `undefined` is a caller who is not logged in. */
export function mayAccess(role: Role | undefined, access: Access): boolean {
  if (access === "public") return true;
  if (!role) return false;
  if (access === "signed-in") return true;
  if (access.roles && !access.roles.includes(role)) return false;
  if (access.resource && !can(role, access.resource, access.action ?? "view")) return false;
  return Boolean(access.roles ?? access.resource);
}

/** The guarded pages of the portal: the role list and the resource must both pass. */
export const PAGE_ACCESS = {
  "/agent-tools": { resource: "agent-tools" },
  "/agent-dashboard": { resource: "customer-data" },
  "/customers": { resource: "customer-data" },
  "/tasks": { resource: "customer-data" },
  "/today": { resource: "customer-data" },
  "/screen-share": { resource: "customer-data", action: "create" },
  "/morning": { resource: "admin-tools" },
  "/email-admin": { roles: ["admin", "senior_agent", "agent"], resource: "email-archive" },
  "/sms-admin": { roles: ["admin", "senior_agent", "agent"], resource: "sms-archive" },
  "/calls": { roles: ["admin", "senior_agent", "agent"], resource: "customer-data" },
  "/agent-onboarding": { roles: ROLES },
  "/agent-onboarding/steps": { roles: ["admin"] },
  "/profile": { roles: ROLES },
  "/whats-new": { roles: ROLES },
  "/admin-tools": { roles: ["admin"] },
  "/admin-content": { roles: ["admin"] },
  "/admin-audit": { roles: ["admin"] },
  "/admin-jobs": { roles: ["admin"] },
  "/admin-health": { roles: ["admin"] },
  "/admin-facts": { roles: ["admin"] },
  "/admin-settings": { roles: ["admin"] },
  "/admin-go-live": { roles: ["admin"] },
  "/admin-set-up": { roles: ["admin"] },
  "/admin-routing": { roles: ["admin"] },
  "/admin-tags": { roles: ["admin"] },
  "/admin-sequences": { roles: ["admin"] },
} as const satisfies Record<string, Access>;
export type GuardedPage = keyof typeof PAGE_ACCESS;
