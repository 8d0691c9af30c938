import { expect, it } from "vitest";
import { actionKey, AUDIT_ACTIONS } from "../../domain/audit-actions.ts";
import { textsOf } from "../texts.ts";

it("every action of the audit trail has a name, and no name is left over", () => {
  const { actions } = textsOf("en", ["audit"])["audit"] as { actions: Record<string, string> };
  expect(AUDIT_ACTIONS.map(actionKey).toSorted()).toEqual(Object.keys(actions).toSorted());
});
