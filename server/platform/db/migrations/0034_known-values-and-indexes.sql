-- What the program has always kept to, and the database now sees to. Should anything else be there, it is put right first.
UPDATE "premiums" p SET "is_chosen" = false WHERE p."is_chosen" AND EXISTS (SELECT FROM "premiums" q WHERE q."request_id" = p."request_id" AND q."is_chosen" AND q."id" > p."id");--> statement-breakpoint
DELETE FROM "message_reads" WHERE num_nonnulls("request_id", "customer_id") <> 1;--> statement-breakpoint
DELETE FROM "reply_tokens" WHERE num_nonnulls("request_id", "customer_id") <> 1;--> statement-breakpoint
UPDATE "absences" SET "to" = "from" WHERE "from" > "to";--> statement-breakpoint
CREATE INDEX "carrier_favorites_portal_idx" ON "carrier_favorites" USING btree ("portal_id");--> statement-breakpoint
CREATE INDEX "message_reads_request_idx" ON "message_reads" USING btree ("request_id") WHERE request_id is not null;--> statement-breakpoint
CREATE INDEX "message_reads_customer_idx" ON "message_reads" USING btree ("customer_id") WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "customer_distinctions_actor_idx" ON "customer_distinctions" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "customer_merges_kept_idx" ON "customer_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "customer_merges_merged_idx" ON "customer_merges" USING btree ("merged_id");--> statement-breakpoint
CREATE INDEX "customer_merges_actor_idx" ON "customer_merges" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "absences_user_idx" ON "absences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "desk_events_actor_idx" ON "desk_events" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "premiums_created_by_idx" ON "premiums" USING btree ("created_by_id") WHERE created_by_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "premiums_chosen_idx" ON "premiums" USING btree ("request_id") WHERE is_chosen;--> statement-breakpoint
CREATE INDEX "routing_rules_last_user_idx" ON "routing_rules" USING btree ("last_user_id") WHERE last_user_id is not null;--> statement-breakpoint
CREATE INDEX "fact_checks_checked_by_idx" ON "fact_checks" USING btree ("checked_by") WHERE checked_by is not null;--> statement-breakpoint
CREATE INDEX "custom_forms_created_by_idx" ON "custom_forms" USING btree ("created_by") WHERE created_by is not null;--> statement-breakpoint
CREATE INDEX "uploaded_forms_uploaded_by_idx" ON "uploaded_forms" USING btree ("uploaded_by") WHERE uploaded_by is not null;--> statement-breakpoint
CREATE INDEX "emails_suggested_customer_idx" ON "emails" USING btree ("suggested_customer_id") WHERE suggested_customer_id is not null;--> statement-breakpoint
CREATE INDEX "emails_author_idx" ON "emails" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "sms_author_idx" ON "sms_messages" USING btree ("author_id") WHERE author_id is not null;--> statement-breakpoint
CREATE INDEX "agent_onboarding_personalized_mentor_idx" ON "agent_onboarding_personalized" USING btree ("mentor_id") WHERE mentor_id is not null;--> statement-breakpoint
CREATE INDEX "user_step_progress_step_idx" ON "user_step_progress" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "training_registrations_user_idx" ON "training_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "agent_invitations_invited_by_idx" ON "agent_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user_idx" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "registration_requests_reviewed_by_idx" ON "registration_requests" USING btree ("reviewed_by") WHERE reviewed_by is not null;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_about_one" CHECK (num_nonnulls(request_id, customer_id) = 1);--> statement-breakpoint
ALTER TABLE "reply_tokens" ADD CONSTRAINT "reply_tokens_about_one" CHECK (num_nonnulls(request_id, customer_id) = 1);--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_in_order" CHECK ("from" <= "to");--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_status" CHECK (status in ('queued', 'sent', 'delivered', 'undelivered', 'failed', 'unconfigured', 'received', 'bounced', 'unclear', 'cancelled'));--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_direction" CHECK (direction in ('in', 'out'));--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_status" CHECK (status in ('queued', 'sent', 'delivered', 'undelivered', 'failed', 'unconfigured', 'received', 'bounced', 'unclear', 'cancelled'));--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_direction" CHECK (direction in ('in', 'out'));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_stage" CHECK ((kind = 'quote' and stage in ('new', 'contacted', 'quoted', 'won', 'lost')) or (kind = 'contact' and stage in ('new', 'contacted', 'answered', 'closed')));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_priority" CHECK (priority in ('low', 'normal', 'high'));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_lost_reason" CHECK (lost_reason in ('price', 'coverage', 'stayed', 'elsewhere', 'not-eligible', 'no-answer', 'other'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK (role in ('admin', 'senior_agent', 'agent', 'trainee'));