import { expect, it } from "vitest";
import { actionKey, AUDIT_ACTIONS } from "../../domain/audit-actions.ts";
import { LEAD_KINDS } from "../../domain/request-kinds.ts";
import { textsOf } from "../texts.ts";

it("every action of the audit trail has a name, and no name is left over", () => {
  const { audit, kinds } = textsOf("en", ["audit", "kinds"]) as {
    audit: { actions: Record<string, string> };
    kinds: Record<string, { audit: Record<string, string> }>;
  };
  const named = [
    ...Object.keys(audit.actions).map((name) => `audit:actions.${name}`),
    ...LEAD_KINDS.flatMap((kind) => Object.keys(kinds[kind]?.audit ?? {}).map((deed) => `kinds:${kind}.audit.${deed}`)),
  ];
  expect(AUDIT_ACTIONS.map((action): string => actionKey(action)).toSorted()).toEqual(named.toSorted());
});
