DROP INDEX "contact_requests_suspect_idx";--> statement-breakpoint
DROP INDEX "quote_requests_suspect_idx";--> statement-breakpoint
DROP INDEX "emails_mailbox_idx";--> statement-breakpoint
DROP INDEX "sms_mailbox_idx";--> statement-breakpoint
DROP INDEX "quote_requests_type_idx";--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_terms(first_name, last_name, email, split_part(email, '@', 2), phone_terms(phone), reference, substr(reference, 3))) STORED;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_terms(subject, from_address, to_address)) STORED;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_terms(phone_terms(from_number), phone_terms(to_number), body)) STORED;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_terms(name, email, split_part(email, '@', 2), phone_terms(phone), zip_code, reference, substr(reference, 3))) STORED;--> statement-breakpoint
CREATE INDEX "contact_requests_list_idx" ON "contact_requests" USING btree ("is_suspect","request_date","id");--> statement-breakpoint
CREATE INDEX "contact_requests_type_idx" ON "contact_requests" USING btree ("is_suspect","inquiry_type","request_date","id");--> statement-breakpoint
CREATE INDEX "contact_requests_search_idx" ON "contact_requests" USING gin ("search");--> statement-breakpoint
CREATE INDEX "emails_search_idx" ON "emails" USING gin ("search") WHERE "emails"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sms_search_idx" ON "sms_messages" USING gin ("search") WHERE "sms_messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quote_requests_list_idx" ON "quote_requests" USING btree ("is_suspect","request_date","id");--> statement-breakpoint
CREATE INDEX "quote_requests_search_idx" ON "quote_requests" USING gin ("search");--> statement-breakpoint
CREATE INDEX "emails_mailbox_idx" ON "emails" USING btree ("id") WHERE "emails"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sms_mailbox_idx" ON "sms_messages" USING btree ("id") WHERE "sms_messages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "quote_requests_type_idx" ON "quote_requests" USING btree ("is_suspect","insurance_type","request_date","id");