import { matchCustomersJob } from "./customers/match-customers.ts";
import { checkHistoryJob } from "./desk/check-history.ts";
import type { Job } from "./deps.ts";
import { checkTrailJob } from "./trail/check-trail.ts";
import { noteHeadJob } from "./trail/note-head.ts";
import { sendNewsletterJob } from "./newsletter/send-newsletter.ts";
import { removeExpiredJob } from "./retention/remove-expired.ts";
import { warnOfGuessingJob } from "./session/warn-of-guessing.ts";
import { backUpJob } from "./backup/back-up.ts";
import { forwardLeadJob } from "./leads/forward-lead.ts";
import { notifyOfLeadJob } from "./leads/notify-of-lead.ts";
import { recountDaysJob } from "./morning/recount-days.ts";
import { weeklyLetterJob } from "./morning/weekly-letter.ts";
import { nudgeQuietAgentsJob } from "./onboarding/nudge-quiet-agents.ts";
import { escalateJob } from "./routing/escalate.ts";
import { resealJob } from "./reseal.ts";
import { runSequencesJob } from "./sequences/run-due.ts";
import { sendEmailJob } from "./mail/send-email.ts";
import { sendSmsJob } from "./sms/send-sms.ts";

/** Every kind of job there is. */
export const JOBS: readonly Job[] = [
  notifyOfLeadJob,
  escalateJob,
  runSequencesJob,
  nudgeQuietAgentsJob,
  weeklyLetterJob,
  recountDaysJob,
  sendEmailJob,
  sendSmsJob,
  forwardLeadJob,
  backUpJob,
  noteHeadJob,
  checkTrailJob,
  checkHistoryJob,
  removeExpiredJob,
  resealJob,
  warnOfGuessingJob,
  sendNewsletterJob,
  matchCustomersJob,
];
