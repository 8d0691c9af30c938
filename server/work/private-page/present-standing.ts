import { calendarOf } from "../../../domain/operations/settings/offices.ts";
import { answerBy } from "../../../domain/work/answer-time.ts";
import { isEnd, type STAGES } from "../../../domain/work/desk/stages.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { readTeamMember } from "../../content/shelves/read-team.ts";
import { translator } from "../../platform/texts.ts";
import { findQuoteMadeOf } from "../history/quote-made-of.ts";
import { SERVER_KINDS } from "../leads/kinds.ts";
import { saidFirst } from "../leads/said-first.ts";
import type { Visit } from "./visit.ts";

/** The name of a stage of a kind, by which its text is found: a kind without texts does not compile. */
export type StageName = { [Kind in LeadKind]: `${Kind}.${(typeof STAGES)[Kind][number]}` }[LeadKind];

/** Presents where a request stands: its stage, whose turn it is, the agent, and the promised time until the answer. */
export async function presentStanding({ deps, tx, request, language }: Visit) {
  const { kind, stage, waitsFor, reference, requestDate, location, ownerId } = request;
  const { subjectOf } = SERVER_KINDS[kind].mailed(request);
  return {
    reference,
    kind,
    /** The sentence that everything about a request of this kind says first; null where there is none. */
    first: saidFirst(kind, language),
    stage: `${kind}.${stage}` as StageName,
    isEnded: isEnd(stage),
    /** The reference of the quote request that this one lives on as; null where it is what it was. */
    turnedInto: await findQuoteMadeOf(tx, request),
    /** True once somebody answered: by mail, text or a call that reached the customer. */
    isAnswered: request.firstResponseAt !== null,
    waitsFor,
    subject: subjectOf(translator(language)),
    sentAt: requestDate.toISOString(),
    location: location ?? undefined,
    ...promiseOf(deps, request),
    /** The agent in charge, if they agreed to be shown on the site. */
    agent: ownerId === null ? null : await readTeamMember(tx, ownerId),
  };
}

/** Returns the promised answer time of a request that nobody has answered, as its receipt told it. */
function promiseOf({ settings, clock }: Visit["deps"], request: Visit["request"]) {
  const { kind, stage, respondBy, firstResponseAt, requestDate, completedAt, location } = request;
  if (!respondBy || firstResponseAt || isEnd(stage)) return {};
  const agency = settings.agency();
  const at = completedAt ?? requestDate;
  const by = answerBy(at, agency.promises[kind].answerWithinHours, calendarOf(agency, location));
  if (!by) return {};
  const now = clock();
  // The page says the time relative to now ("today", "tomorrow"), whenever it is opened.
  return { promise: { at: now.toISOString(), answerBy: by.toISOString(), isLate: by < now } };
}
