import { expect, it } from "vitest";
import { actionKey, AUDIT_ACTIONS } from "../../../domain/platform/audit-actions.ts";
import { textsOf } from "../../platform/texts.ts";

it("every action of the audit trail has a name, and no name is left over", () => {
  type Named = Record<string, { audit: Record<string, string> }>;
  const { audit, kinds, channels } = textsOf("en", ["audit", "kinds", "channels"]) as {
    audit: { actions: Record<string, string> };
    kinds: Named;
    channels: Named;
  };
  const namesIn = (place: string, texts: Named) =>
    Object.entries(texts).flatMap(([thing, { audit: deeds }]) =>
      Object.keys(deeds).map((deed) => `${place}:${thing}.audit.${deed}`),
    );
  const named = [
    ...Object.keys(audit.actions).map((name) => `audit:actions.${name}`),
    ...namesIn("kinds", kinds),
    ...namesIn("channels", channels),
  ];
  expect(AUDIT_ACTIONS.map((action): string => actionKey(action)).toSorted()).toEqual(named.toSorted());
});
