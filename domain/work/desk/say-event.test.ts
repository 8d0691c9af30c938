import { describe, expect, it } from "vitest";
import type { DeskEvent } from "../../api/work/work.ts";
import type { TextValues, Translate } from "../../platform/text-keys.ts";
import type { DeskEventType } from "./events.ts";
import { sayDeskEvent, sayStage } from "./say-event.ts";
import { sayTimelineEvent } from "./say-timeline.ts";

/** Says a text by its key and values, so that a test sees which sentence was chosen. */
const t = ((key: string, values?: TextValues) => {
  const { who, ...rest } = values ?? {};
  const shown = Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`);
  return [key.replace("desk:work.", ""), ...(who ? [`by ${String(who)}`] : []), ...shown].join(" ");
}) as Translate;
const ANA = { id: 7, name: "Ana" };
const LEO = { id: 8, name: "Leo" };
const words = {
  formatMoment: (moment: string, location = "") => moment.slice(0, 10) + location,
  names: { lostReason: (id: string) => `reason:${id}`, callOutcome: (id: string) => `outcome:${id}` },
  language: "es" as const,
};
const event = (type: DeskEventType, data: DeskEvent["data"], actor: DeskEvent["actor"]): DeskEvent => ({
  id: 1,
  type,
  at: "2026-11-16T16:00:00Z",
  actor,
  data,
  isUndone: false,
});
const said = (type: DeskEventType, data: DeskEvent["data"] = {}, actor: DeskEvent["actor"] = ANA) =>
  sayDeskEvent(t, event(type, data, actor), { ...words, kind: "quote" }).replace("events.", "");
const name = (en: string, es: string) => ({ en, es });

describe("an event at the desk is said", () => {
  it.each<[DeskEventType, DeskEvent["data"], string]>([
    ["received", {}, "entered by Ana"],
    ["received", { contact: "C-1" }, "fromContact by Ana reference=C-1"],
    ["taken", { after: { ownerId: 7 } }, "taken by Ana"],
    ["assigned", { owner: LEO, after: { ownerId: 8 } }, "assigned by Ana owner=Leo"],
    ["assigned", { owner: null, after: { ownerId: null } }, "released by Ana"],
    ["assigned", { owner: LEO, rule: "R" }, "byRule by Ana owner=Leo rule=R"],
    ["assigned", { owner: LEO, from: "Eva" }, "handed by Ana owner=Leo from=Eva away="],
    ["assigned", { owner: null, from: "Eva" }, "handedToNobody by Ana owner= from=Eva away="],
    ["assigned", { owner: LEO, absent: { name: "Eva" } }, "away.standIn by Ana owner=Leo from= away=Eva rule="],
    ["assigned", { absent: { name: "Eva", hasLeft: true } }, "left.noStandIn by Ana owner= from= away=Eva rule="],
    [
      "assigned",
      { owner: LEO, absent: { name: "E" }, rule: "R" },
      "byRuleAway.standIn by Ana owner=Leo from= away=E rule=R",
    ],
    ["priority", { after: { priority: "high" } }, "priority by Ana to=priorities.high"],
    ["priority", {}, "priority by Ana to=priorities.normal"],
    ["follow-up", { after: { followUpAt: "2026-11-20T16:00Z" } }, "follow-up by Ana when=2026-11-20"],
    ["follow-up", { after: { followUpAt: null } }, "noFollowUp by Ana"],
    ["follow-up", {}, "noFollowUp by Ana"],
    ["call", { outcome: "voicemail" }, "call by Ana outcome=outcome:voicemail"],
    ["call", {}, "call by Ana outcome=outcome:reached"],
    [
      "call",
      { outcome: "reached", direction: "in", minutes: 3 },
      "callInLong by Ana outcome=outcome:reached minutes=3",
    ],
    ["call", { direction: "in" }, "callIn by Ana outcome=outcome:reached"],
    ["call", { direction: "out", minutes: 9 }, "callLong by Ana outcome=outcome:reached minutes=9"],
    ["premium", { act: "choose", carrier: "Gulf" }, "premium.choose by Ana carrier=Gulf"],
    ["premium", {}, "premium.change by Ana carrier="],
    ["offer", {}, "offer.sent by Ana carrier="],
    ["offer-answer", { offer: "wished", carrier: "Gulf" }, "offer.wished by Ana carrier=Gulf"],
    ["message", {}, "put by Ana"],
    ["answer", { channel: "sms" }, "channels:sms.answer by Ana"],
    ["answer", {}, "channels:email.answer by Ana"],
    ["answer", { channel: "fax" }, "channels:email.answer by Ana"],
    ["corrected", {}, "corrected by Ana"],
    ["corrected", { isByCustomer: true }, "customerAdded by Ana"],
    ["corrected", { proposer: "Leo" }, "accepted by Ana proposer=Leo"],
    ["declined", { isWithdrawn: true }, "withdrawn by Ana"],
    ["declined", { proposer: "Leo" }, "declined by Ana proposer=Leo"],
    ["declined", {}, "declined by Ana proposer=somebody"],
    ["not-spam", {}, "notSpam by Ana"],
    ["sequence", { sequence: "S", channel: "call" }, "sequenceCall by Ana name=S"],
    [
      "sequence",
      { sequence: "S", channel: "call", what: "Call (S)", absent: { name: "Eva" }, owner: LEO },
      "task.standIn by Ana what=Call (S) owner=Leo from= away=Eva",
    ],
    ["sequence", { sequence: "S", channel: "sms" }, "channels:sms.sequence by Ana name=S"],
    ["sequence", {}, "channels:email.sequence by Ana name="],
    ["do-not-contact", { channel: "text" }, "forbidden by Ana wish=desk:doNot.text"],
    ["do-not-contact", { channel: "call", isForbidden: false }, "allowed by Ana wish=desk:doNot.call"],
    ["do-not-contact", { channel: "call", isByCustomer: true }, "customerForbade by Ana wish=desk:doNot.call"],
    ["task", { what: "Call", deed: "done" }, "task.done by Ana what=Call owner= from= away="],
    ["task", { deed: "eaten" }, "task.changed by Ana what= owner= from= away="],
    ["task", { absent: { name: "Eva" }, owner: LEO }, "task.standIn by Ana what= owner=Leo from= away=Eva"],
    ["task", { absent: { name: "Eva" } }, "task.noStandIn by Ana what= owner= from= away=Eva"],
    ["task", { isReturned: true, from: "Eva" }, "task.returned by Ana what= owner= from=Eva away="],
    ["task", { from: "Eva", owner: LEO }, "task.handed by Ana what= owner=Leo from=Eva away="],
    ["task", { from: "Eva" }, "task.handedToNobody by Ana what= owner= from=Eva away="],
    ["policy", { deed: "none", reason: "declined" }, "policy.none by Ana reason=policies:reasons.declined"],
    ["policy", { deed: "none" }, "policy.none by Ana reason=policies:reasons.other"],
    ["policy", { deed: "renewed", carrier: "Gulf" }, "policy.renewed by Ana carrier=Gulf"],
    ["policy", {}, "policy.changed by Ana carrier="],
    ["shared", { deed: "takenBack", file: "a.pdf" }, "shared.takenBack by Ana file=a.pdf"],
    ["shared", {}, "shared.shared by Ana file="],
    ["marketing", { deed: "withdrawn" }, "marketing.withdrawn by Ana"],
    ["marketing", {}, "marketing.asked by Ana"],
    ["review", { answer: "no" }, "review.no by Ana"],
    ["review", {}, "review.yes by Ana"],
    ["escalated", {}, "escalated by Ana"],
  ])("%s %j as it was meant", (type, data, sentence) => {
    expect(said(type, data)).toBe(sentence);
  });

  it.each<[DeskEventType, DeskEvent["data"], string]>([
    ["received", {}, "received by program"],
    ["not-spam", {}, "heldBack by program"],
    ["message", {}, "channels:email.message by program"],
    ["message", { channel: "sms" }, "channels:sms.message by program"],
    ["message", { channel: "page" }, "pageMessage by program"],
    ["message", { uploads: 2 }, "uploaded by program files=events.uploads.file count=2"],
    [
      "message",
      { uploads: 1, purpose: "declarations" },
      "uploaded by program files=events.uploads.declarations count=1",
    ],
  ])("%s %j of nobody at the desk as it was meant", (type, data, sentence) => {
    expect(said(type, data, null)).toBe(sentence);
  });

  it("with what was taken by it, unless taking is all it was", () => {
    expect(said("note", { after: { ownerId: 7 } })).toBe("andTook said=events.note by Ana");
    expect(said("note", { after: { ownerId: null } })).toBe("note by Ana");
  });

  it("with the tags in the reader's language", () => {
    const [boat, old] = [name("Boat", "Lancha"), name("Old", "Vieja")];
    const tags = (added: object[], removed: object[], rule?: string) =>
      said("tags", { tags: { added, removed }, rule });
    expect(tags([boat, old], [])).toBe("tags.added by Ana added=“Lancha”, “Vieja”");
    expect(tags([], [old])).toBe("tags.removed by Ana removed=“Vieja”");
    expect(tags([boat], [old])).toBe("tags.both by Ana added=“Lancha” removed=“Vieja”");
    expect(tags([boat], [], "R")).toBe("tags.byRule by Ana rule=R added=“Lancha”");
    expect(said("tags")).toBe("tags.added by Ana added=");
  });

  it("with the stages that it moved between, its end and its reopening", () => {
    const moved = (from: string, to: string, more = {}) =>
      said("stage", { before: { stage: from }, after: { stage: to, ...more } });
    expect(moved("new", "quoted")).toBe("stage by Ana from=stages.new to=stages.quoted");
    expect(moved("new", "won")).toBe("won by Ana");
    expect(moved("quoted", "won", { confirmedAt: "2026-11-16" })).toBe("stage by Ana from=stages.quoted to=stages.won");
    expect(moved("quoted", "lost", { lostReason: "price" })).toBe("lost by Ana reason=reason:price");
    expect(moved("quoted", "lost")).toBe("lost by Ana reason=reason:other");
    expect(moved("lost", "quoted")).toBe("reopened by Ana to=stages.quoted");
    expect(moved("answered", "closed")).toBe("stage by Ana from=stages.answered to=stages.closed");
    expect(said("stage")).toBe("stage by Ana from=stages.new to=stages.new");
    expect(said("stage", { quote: "Q-2", after: { stage: "closed" } })).toBe("toQuote by Ana reference=Q-2");
  });

  it("with the time to talk, and the customer as its author where no colleague is", () => {
    const booked = { deed: "made", way: "visit", startsAt: "2026-11-20T16:00Z", owner: LEO };
    expect(said("booking", booked)).toBe("booking.made by Ana way=events.booking.ways.visit when=2026-11-20 owner=Leo");
    expect(said("booking", booked, null)).toMatch(/^booking\.made by customer /);
    expect(said("booking", { ...booked, location: "@el-paso" })).toContain("when=2026-11-20@el-paso owner=Leo");
    const when = "way=events.booking.ways.visit when=2026-11-20 owner=Leo";
    expect(said("booking", { ...booked, isReturned: true })).toBe(`booking.returned by Ana ${when}`);
    expect(said("booking", { ...booked, from: "Eva" })).toBe(`booking.handed by Ana ${when} from=Eva`);
    expect(said("booking")).toBe("booking.moved by Ana way=events.booking.ways.callback when= owner=");
  });
});

it("a win waits to be confirmed, and every other stage has its own name", () => {
  const stage = (kind: "quote" | "service", of: "won" | "new", isConfirmed: boolean) =>
    sayStage(t, kind, { stage: of, isConfirmed });
  expect([stage("quote", "won", false), stage("quote", "won", true)]).toEqual(["unconfirmed", "stages.won"]);
  expect(stage("service", "new", false)).toBe("stages.open");
});

describe("an event in a customer's timeline is said", () => {
  const told = (
    type: DeskEventType,
    data: DeskEvent["data"],
    actor: string | null = "Ana",
    reference: string | null = "S-1",
  ) =>
    sayTimelineEvent(
      t,
      { kind: "event", id: 1, type, at: "2026-11-16T16:00:00Z", data, actor, isUndone: false, reference },
      words,
    );

  it("by its own words where it concerns the customer", () => {
    expect(told("customer", { deed: "handed", owner: LEO, from: "Eva" })).toBe(
      "customers:timeline.handed by Ana owner=Leo from=Eva",
    );
    expect(told("customer", { deed: "merged", from: 4 }, null)).toBe(
      "customers:timeline.merged by program owner= from=",
    );
    expect(told("customer", { deed: "eaten" })).toBe("events.customer by Ana");
    expect(told("note", { deed: "merged" })).toBe("events.note by Ana");
  });

  it("as the history of its request says it", () => {
    const moved = { before: { stage: "new" }, after: { stage: "waiting" } };
    expect(told("stage", moved)).toBe("events.stage by Ana from=stages.open to=stages.waiting");
    expect(told("stage", moved, null, null)).toBe("events.stage by program from=stages.new to=stages.waiting");
    expect(told("received", {}, null)).toBe("events.received by program");
  });
});
