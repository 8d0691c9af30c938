import { FORBIDDABLE } from "../do-not-contact.ts";
import type { DeskEvent, Work } from "../../api/work/work.ts";
import { BOOKING_DEEDS, type BookingDeed, type BookingWay } from "../booking-options.ts";
import { isChannel, type MessageChannel } from "../channels.ts";
import type { NameIn, TextKey, TextValues, Translate } from "../../platform/text-keys.ts";
import { BY_PAGE, SHARE_DEEDS, type ShareDeed } from "../page-talk-options.ts";
import { POLICY_DEEDS, type NoPolicyReason, type PolicyDeed } from "../policy-options.ts";
import { MARKETING_DEEDS, type MarketingDeed } from "../purposes.ts";
import type { ReviewAnswer } from "../review-options.ts";
import { TASK_DEEDS, type TaskDeed } from "../task-options.ts";
import type { Absent } from "./stand-ins.ts";
import type { Language, Localized } from "../../platform/language.ts";
import type { OutcomeNames } from "./outcomes.ts";
import type { LeadKind } from "../request-kinds.ts";
import { stageName } from "./stage-name.ts";
import type { UploadPurpose } from "../upload-options.ts";
import { isEnd, type CallOutcome, type LostReason, type Priority, type Stage } from "./stages.ts";

/** The data of events; each type has its own fields. */
type EventData = {
  before?: { stage?: Stage };
  after?: {
    stage?: Stage;
    lostReason?: LostReason | null;
    confirmedAt?: string | null;
    priority?: Priority;
    followUpAt?: string | null;
    ownerId?: number | null;
  };
  owner?: { id: number; name: string } | null;
  /** The person whom it would have gone to, had that one not been away or left. */
  absent?: Absent;
  /** The name of the colleague who left and handed it over; `isReturned` when that was undone. */
  from?: string;
  isReturned?: boolean;
  /** The name of the rule that assigned the request. */
  rule?: string;
  /** The reference of the request that this one was made from, or has become. */
  contact?: string;
  quote?: string;
  outcome?: CallOutcome;
  /** For a call: set when it was received, and its length. */
  direction?: "in" | "out";
  minutes?: number;
  act?: NameIn<"desk", "work.events.premium">;
  carrier?: string;
  /** For offers: what somebody did with them. */
  offer?: NameIn<"desk", "work.events.offer">;
  channel?: "text" | "call" | typeof BY_PAGE | MessageChannel;
  isForbidden?: boolean;
  /** True for what the customer did on the private page of the request. */
  isByCustomer?: boolean;
  /** The name of the sequence. */
  sequence?: string;
  /** The change of a task, a policy, a shared file, a booking or a consent, and the text of the task. */
  deed?: TaskDeed | PolicyDeed | ShareDeed | BookingDeed | MarketingDeed;
  what?: string;
  /** For a booking: how to talk, when, and at which office; older events do not name it. */
  way?: BookingWay;
  startsAt?: string;
  location?: string;
  /** The reason why there is no policy of a won request. */
  reason?: NoPolicyReason;
  /** The name of the colleague who proposed a change of details, and whether that person withdrew it. */
  proposer?: string;
  isWithdrawn?: boolean;
  /** The number of files that the customer uploaded on their private page, and what they are. */
  uploads?: number;
  purpose?: UploadPurpose;
  /** The name of the shared file. */
  file?: string;
  /** The customer's answer to the question whether the office helped. */
  answer?: ReviewAnswer;
  /** The names of tags that were added and removed. */
  tags?: { added: Localized[]; removed: Localized[] };
};

/** The words of an event that the reader's page knows. */
export type EventWords = {
  /** Writes a moment by the clock of an office, without one by that of the main office. */
  formatMoment: (moment: string, location?: string) => string;
  names: OutcomeNames;
  language: Language;
  /** The kind of the request, which names its stages. */
  kind: LeadKind;
};

/** Describes an event in the reader's language. */
export function sayDeskEvent(t: Translate, event: DeskEvent, words: EventWords): string {
  const data = event.data as EventData;
  const who = event.actor?.name ?? t("desk:work.program");
  const [key, values] = sentenceOf(t, event, data, words);
  const said = t(key, { who, ...values });
  return hasTaken(event, data) ? t("desk:work.events.andTook", { said }) : said;
}

/** Returns true when somebody took the request by doing something else with it. */
const hasTaken = ({ type }: DeskEvent, { after }: EventData) =>
  typeof after?.ownerId === "number" && type !== "taken" && type !== "assigned";

/** Translates the stage of a request; an agent's "won" waits to be confirmed. */
export function sayStage(
  t: Translate,
  kind: LeadKind,
  { stage, isConfirmed }: Pick<Work, "stage" | "isConfirmed">,
): string {
  const isUnconfirmed = stage === "won" && !isConfirmed;
  return isUnconfirmed ? t("desk:work.unconfirmed") : t(`desk:work.stages.${stageName(kind, stage)}`);
}

type Sentence = [TextKey, TextValues?];

/** Returns the channel of an event. Events of mails did not name theirs at first. */
const channelOf = ({ channel }: EventData): MessageChannel => (isChannel(channel) ? channel : "email");

function sentenceOf(t: Translate, event: DeskEvent, data: EventData, words: EventWords): Sentence {
  const { formatMoment, names } = words;
  switch (event.type) {
    case "received":
      if (data.contact) return ["desk:work.events.fromContact", { reference: data.contact }];
      return [event.actor ? "desk:work.events.entered" : "desk:work.events.received"];
    case "assigned":
      if (data.absent) return standInSentence(data, data.absent);
      if (data.from) return [`desk:work.events.${data.owner ? "handed" : "handedToNobody"}`, handedValues(data)];
      if (!data.owner) return ["desk:work.events.released"];
      if (data.rule) return ["desk:work.events.byRule", { owner: data.owner.name, rule: data.rule }];
      return ["desk:work.events.assigned", { owner: data.owner.name }];
    case "stage":
      return stageSentence(t, data, words);
    case "priority":
      return ["desk:work.events.priority", { to: t(`desk:work.priorities.${data.after?.priority ?? "normal"}`) }];
    case "follow-up":
      if (!data.after?.followUpAt) return ["desk:work.events.noFollowUp"];
      return ["desk:work.events.follow-up", { when: formatMoment(data.after.followUpAt) }];
    case "call":
      return callSentence(data, names);
    case "premium":
      return [`desk:work.events.premium.${data.act ?? "change"}`, { carrier: data.carrier ?? "" }];
    case "offer":
    case "offer-answer":
      return [`desk:work.events.offer.${data.offer ?? "sent"}`, { carrier: data.carrier ?? "" }];
    case "message":
      if (event.actor) return ["desk:work.events.put"];
      if (data.uploads) return uploadSentence(t, data.purpose, data.uploads);
      if (data.channel === BY_PAGE) return ["desk:work.events.pageMessage"];
      return [`channels:${channelOf(data)}.events.message`];
    case "answer":
      return [`channels:${channelOf(data)}.events.answer`];
    case "corrected":
      if (data.isByCustomer) return ["desk:work.events.customerAdded"];
      if (data.proposer) return ["desk:work.events.accepted", { proposer: data.proposer }];
      return ["desk:work.events.corrected"];
    case "declined":
      if (data.isWithdrawn) return ["desk:work.events.withdrawn"];
      return ["desk:work.events.declined", { proposer: data.proposer ?? t("desk:work.somebody") }];
    case "not-spam":
      return [event.actor ? "desk:work.events.notSpam" : "desk:work.events.heldBack"];
    case "sequence": {
      const name = data.sequence ?? "";
      if (data.channel === "call" && data.absent) return taskStandInSentence(data);
      if (data.channel === "call") return ["desk:work.events.sequenceCall", { name }];
      return [`channels:${channelOf(data)}.events.sequence`, { name }];
    }
    case "do-not-contact": {
      const wish = t(`desk:doNot.${FORBIDDABLE.find((channel) => channel === data.channel) ?? "call"}`);
      if (data.isByCustomer) return ["desk:work.events.customerForbade", { wish }];
      return [data.isForbidden === false ? "desk:work.events.allowed" : "desk:work.events.forbidden", { wish }];
    }
    case "tags":
      return tagsSentence(data, words);
    case "task": {
      if (data.absent) return taskStandInSentence(data);
      const task = { what: data.what ?? "", ...handedValues(data) };
      if (data.isReturned) return ["desk:work.events.task.returned", task];
      if (data.from) return [`desk:work.events.task.${data.owner ? "handed" : "handedToNobody"}`, task];
      return [`desk:work.events.task.${TASK_DEEDS.find((deed) => deed === data.deed) ?? "changed"}`, task];
    }
    case "policy":
      return policySentence(t, data);
    case "shared":
      return [
        `desk:work.events.shared.${SHARE_DEEDS.find((deed) => deed === data.deed) ?? "shared"}`,
        { file: data.file ?? "" },
      ];
    case "booking":
      return bookingSentence(t, event, data, formatMoment);
    case "marketing":
      return [`desk:work.events.marketing.${MARKETING_DEEDS.find((deed) => deed === data.deed) ?? "asked"}`];
    case "review":
      return [`desk:work.events.review.${data.answer ?? "yes"}`];
    default:
      return [`desk:work.events.${event.type}`];
  }
}

function uploadSentence(t: Translate, purpose: UploadPurpose = "file", count: number): Sentence {
  return ["desk:work.events.uploaded", { files: t(`desk:work.events.uploads.${purpose}`, { count }) }];
}

function policySentence(t: Translate, { deed, carrier = "", reason = "other" }: EventData): Sentence {
  if (deed === "none") return ["desk:work.events.policy.none", { reason: t(`policies:reasons.${reason}`) }];
  return [`desk:work.events.policy.${POLICY_DEEDS.find((known) => known === deed) ?? "changed"}`, { carrier }];
}

/** Says who booked, moved or canceled a time to talk: without a colleague it was the customer. */
function bookingSentence(
  t: Translate,
  event: DeskEvent,
  data: EventData,
  formatMoment: EventWords["formatMoment"],
): Sentence {
  const { way = "callback", startsAt, location, owner } = data;
  const deed = BOOKING_DEEDS.find((known) => known === data.deed) ?? "moved";
  const when = startsAt ? formatMoment(startsAt, location) : "";
  const values = { way: t(`desk:work.events.booking.ways.${way}`), when, owner: owner?.name ?? "" };
  if (data.isReturned) return ["desk:work.events.booking.returned", values];
  if (data.from) return ["desk:work.events.booking.handed", { ...values, from: data.from }];
  return [`desk:work.events.booking.${deed}`, { ...values, ...(!event.actor && { who: t("desk:work.customer") }) }];
}

const handedValues = ({ owner, from, absent }: EventData) => ({
  owner: owner?.name ?? "",
  from: from ?? "",
  away: absent?.name ?? "",
});

/** Says that a task went to somebody else, or to anybody, because whom it was meant for is away. */
function taskStandInSentence(data: EventData): Sentence {
  const values = { what: data.what ?? "", ...handedValues(data) };
  return [`desk:work.events.task.${data.owner ? "standIn" : "noStandIn"}`, values];
}

/** Says that a request went to somebody else, or to nobody, because its owner is away or has left. */
function standInSentence(data: EventData, { hasLeft }: Absent): Sentence {
  const values = { ...handedValues(data), rule: data.rule ?? "" };
  const to = data.owner ? "standIn" : "noStandIn";
  if (data.rule) return [`desk:work.events.byRuleAway.${to}`, values];
  return [`desk:work.events.${hasLeft ? "left" : "away"}.${to}`, values];
}

function callSentence({ direction, minutes, outcome }: EventData, names: OutcomeNames): Sentence {
  const way = direction === "in" ? "callIn" : "call";
  const values = { outcome: names.callOutcome(outcome ?? "reached") };
  return minutes ? [`desk:work.events.${way}Long`, { ...values, minutes }] : [`desk:work.events.${way}`, values];
}

function tagsSentence({ tags, rule }: EventData, { language }: EventWords): Sentence {
  const listed = (names: Localized[] = []) => names.map((name) => `“${name[language]}”`).join(", ");
  const [added, removed] = [listed(tags?.added), listed(tags?.removed)];
  if (rule) return ["desk:work.events.tags.byRule", { rule, added }];
  if (!removed) return ["desk:work.events.tags.added", { added }];
  return added ? ["desk:work.events.tags.both", { added, removed }] : ["desk:work.events.tags.removed", { removed }];
}

function stageSentence(t: Translate, { before, after, quote }: EventData, { names, kind }: EventWords): Sentence {
  const [from, to] = [before?.stage ?? "new", after?.stage ?? "new"];
  if (quote) return ["desk:work.events.toQuote", { reference: quote }];
  if (to === "lost") return ["desk:work.events.lost", { reason: names.lostReason(after?.lostReason ?? "other") }];
  if (to === "won" && !after?.confirmedAt) return ["desk:work.events.won"];
  const said = t(`desk:work.stages.${stageName(kind, to)}`);
  if (isEnd(from) && !isEnd(to)) return ["desk:work.events.reopened", { to: said }];
  return ["desk:work.events.stage", { from: t(`desk:work.stages.${stageName(kind, from)}`), to: said }];
}
