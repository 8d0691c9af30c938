import type { TimelineEntry } from "../../api/work/customers.ts";
import type { Translate } from "../../platform/text-keys.ts";
import { valueIn } from "../../platform/typed-records.ts";
import { kindOfReference } from "../request-kinds.ts";
import { sayDeskEvent, type EventWords } from "./say-event.ts";

type TimelineEvent = Extract<TimelineEntry, { kind: "event" }>;

/**
 * The actions on customers themselves, which concern no request. "parted" marks two customers as different persons,
 * who are no longer suggested as duplicates; "unparted" removes that mark. "handed" and its like: a colleague who
 * left handed the customer over.
 */
const DEEDS = ["merged", "unmerged", "parted", "unparted", "handed", "handedToNobody", "handedBack"] as const;

/**
 * Describes an event of a customer's timeline. An action on the customer has its own words. Any other event has those
 * of its request's history.
 */
export function sayTimelineEvent(t: Translate, event: TimelineEvent, words: Omit<EventWords, "kind">): string {
  const { id, type, at, actor, data, isUndone } = event;
  const deed = type === "customer" && DEEDS.find((known) => known === data["deed"]);
  if (deed) {
    const [owner, from] = [valueIn(data["owner"], "name"), data["from"]].map((name) =>
      typeof name === "string" ? name : "",
    );
    const values = { owner: owner ?? "", from: from ?? "" };
    return t(`customers:timeline.${deed}`, { who: actor ?? t("desk:work.program"), ...values });
  }
  return sayDeskEvent(
    t,
    { id, type, at, data, isUndone, actor: actor === null ? null : { id: 0, name: actor } },
    { ...words, kind: event.reference ? kindOfReference(event.reference) : "quote" },
  );
}
