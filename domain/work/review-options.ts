/**
 * The outcomes of the question whether the office helped, one for each request that ended. Everybody is asked unless a
 * reason holds that has nothing to do with how content they are: no mail address, one that bounces, an opt-out, or a
 * question about another request within the last months.
 */
export const REVIEW_OUTCOMES = ["asked", "no-address", "bounced", "opted-out", "asked-lately"] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

export const REVIEW_ANSWERS = ["yes", "no"] as const;
export type ReviewAnswer = (typeof REVIEW_ANSWERS)[number];

/** Days within which nobody is asked twice. */
export const ASKED_AGAIN_DAYS = 90;

/** Days after its time for which the question is still asked, as after a first start or a standstill. */
export const ASKED_LATE_DAYS = 30;

/** Years for which the log of the questions is kept. It holds no personal data. */
export const REVIEW_LOG_YEARS = 5;
