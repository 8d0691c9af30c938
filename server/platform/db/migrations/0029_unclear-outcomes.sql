ALTER TABLE "emails" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "emails_unclear_idx" ON "emails" USING btree ("id") WHERE status = 'unclear';--> statement-breakpoint
CREATE INDEX "sms_unclear_idx" ON "sms_messages" USING btree ("id") WHERE status = 'unclear';--> statement-breakpoint
-- A message that an older version was handing over when it ended may have been taken: it is not sent again by itself.
UPDATE "emails" SET "handed_over_at" = "leaving_at" WHERE status = 'queued' AND direction = 'out' AND "leaving_at" IS NOT NULL;--> statement-breakpoint
UPDATE "sms_messages" SET "handed_over_at" = "leaving_at" WHERE status = 'queued' AND direction = 'out' AND "leaving_at" IS NOT NULL AND "provider_id" IS NULL;
