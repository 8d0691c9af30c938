import type { RoutingTarget } from "../../../domain/work/desk/routing.ts";

type RuleState = { target: RoutingTarget; isActive: boolean };

/**
 * Returns a routing rule with another person in the place of one who leaves. Without a taker the person is removed; a
 * rule that names nobody else is switched off. Null when nothing changes.
 */
export function handedTarget({ target, isActive }: RuleState, from: number, to: number | null): RuleState | null {
  if (!target.userIds.includes(from)) return null;
  const others = target.userIds.filter((id) => id !== from);
  if (to === null && others.length === 0) return isActive ? { target, isActive: false } : null;
  const replaced = target.userIds.flatMap((id) => (id === from ? (to ?? []) : id));
  return { target: { ...target, userIds: [...new Set(replaced)] }, isActive };
}
