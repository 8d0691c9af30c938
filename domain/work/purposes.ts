/**
 * The purposes of messages and consents. `request` is about a request that somebody made. `marketing` is about the
 * renewal of policies and other lines of insurance, which the consent of a request does not cover.
 */
export const PURPOSES = ["request", "marketing"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Days after the end of a request for which its consent still covers texts about it. */
export const REQUEST_CONSENT_DAYS = 90;

/** Days for which somebody who texted the office first may be answered by text. */
export const WROTE_FIRST_DAYS = 90;

/** The ways in which a consent to marketing is withdrawn: on the private page, by STOP or ALTO, or told to an agent. */
export const WITHDRAWN_BY = ["page", "stop", "desk"] as const;
export type WithdrawnBy = (typeof WITHDRAWN_BY)[number];

/** The changes of what the office may write beyond a request. */
export const MARKETING_DEEDS = ["asked", "given", "withdrawn", "mailsStopped", "mailsAllowed"] as const;
export type MarketingDeed = (typeof MARKETING_DEEDS)[number];

/** Returns the purpose of messages that are written from a template. */
export const purposeOf = ({ isMarketing }: { isMarketing: boolean }): Purpose =>
  isMarketing ? "marketing" : "request";
