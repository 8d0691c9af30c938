import { matchCustomersJob } from "./work/customers/match-customers.ts";
import { checkHistoryJob } from "./work/desk/check-history.ts";
import type { Job } from "./platform/deps.ts";
import { checkTrailJob } from "./operations/trail/check-trail.ts";
import { noteHeadJob } from "./operations/trail/note-head.ts";
import { sendNewsletterJob } from "./content/newsletter/send-newsletter.ts";
import { removeExpiredJob } from "./operations/retention/remove-expired.ts";
import { warnOfGuessingJob } from "./people/session/warn-of-guessing.ts";
import { backUpJob } from "./operations/backup/back-up.ts";
import { forwardLeadJob } from "./work/leads/forward-lead.ts";
import { notifyOfLeadJob } from "./work/leads/notify-of-lead.ts";
import { remindOfBookingsJob } from "./work/bookings/remind.ts";
import { makeRenewalTasksJob } from "./work/policies/make-renewal-tasks.ts";
import { recountDaysJob } from "./work/morning/recount-days.ts";
import { weeklyLetterJob } from "./work/morning/weekly-letter.ts";
import { nudgeQuietAgentsJob } from "./people/onboarding/nudge-quiet-agents.ts";
import { handOverJob } from "./work/handover/hand-over.ts";
import { escalateJob } from "./work/routing/escalate.ts";
import { cleanFilesJob } from "./operations/files/clean-files.ts";
import { moveFilesJob } from "./operations/files/move-to-place.ts";
import { storeOlderFilesJob } from "./operations/files/store-older-files.ts";
import { resealJob } from "./operations/reseal.ts";
import { sendPushJob } from "./work/notices/send-push.ts";
import { tellPeopleJob } from "./work/notices/tell-people.ts";
import { askReviewsJob } from "./work/reviews/ask-reviews.ts";
import { runBulkJob } from "./work/bulk/run-bulk.ts";
import { runSequencesJob } from "./work/sequences/run-due.ts";
import { sendEmailJob } from "./work/outbox/send-email.ts";
import { finishShareJob } from "./work/shares/finish-share.ts";
import { sendSmsJob } from "./work/sms/send-sms.ts";

/** All job definitions. */
export const JOBS: readonly Job[] = [
  notifyOfLeadJob,
  escalateJob,
  runSequencesJob,
  makeRenewalTasksJob,
  remindOfBookingsJob,
  askReviewsJob,
  nudgeQuietAgentsJob,
  weeklyLetterJob,
  recountDaysJob,
  sendEmailJob,
  sendSmsJob,
  tellPeopleJob,
  sendPushJob,
  forwardLeadJob,
  backUpJob,
  noteHeadJob,
  checkTrailJob,
  checkHistoryJob,
  removeExpiredJob,
  resealJob,
  storeOlderFilesJob,
  moveFilesJob,
  cleanFilesJob,
  warnOfGuessingJob,
  sendNewsletterJob,
  matchCustomersJob,
  handOverJob,
  runBulkJob,
  finishShareJob,
];
