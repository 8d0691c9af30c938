DROP INDEX "contact_requests_owner_idx";--> statement-breakpoint
DROP INDEX "contact_requests_stage_idx";--> statement-breakpoint
DROP INDEX "contact_requests_waiting_idx";--> statement-breakpoint
DROP INDEX "desk_events_quote_idx";--> statement-breakpoint
DROP INDEX "desk_events_contact_idx";--> statement-breakpoint
DROP INDEX "desk_events_customer_idx";--> statement-breakpoint
DROP INDEX "policies_renewal_idx";--> statement-breakpoint
DROP INDEX "quote_requests_owner_idx";--> statement-breakpoint
DROP INDEX "quote_requests_stage_idx";--> statement-breakpoint
DROP INDEX "quote_requests_waiting_idx";--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "is_open" boolean GENERATED ALWAYS AS (not is_suspect and stage not in ('won', 'lost', 'answered', 'closed')) STORED;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "is_open" boolean GENERATED ALWAYS AS (not is_suspect and stage not in ('won', 'lost', 'answered', 'closed')) STORED;--> statement-breakpoint
CREATE INDEX "contact_requests_owner_stage_idx" ON "contact_requests" USING btree ("owner_id","stage","request_date","id") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "contact_requests_suspect_idx" ON "contact_requests" USING btree ("request_date","id","last_used_at","is_held") WHERE is_suspect;--> statement-breakpoint
CREATE INDEX "contact_requests_open_idx" ON "contact_requests" USING btree ("request_date","id") WHERE is_open;--> statement-breakpoint
CREATE INDEX "quote_requests_owner_stage_idx" ON "quote_requests" USING btree ("owner_id","stage","request_date","id") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "quote_requests_suspect_idx" ON "quote_requests" USING btree ("request_date","id","last_used_at","is_held") WHERE is_suspect;--> statement-breakpoint
CREATE INDEX "quote_requests_open_idx" ON "quote_requests" USING btree ("request_date","id") WHERE is_open;--> statement-breakpoint
CREATE INDEX "quote_requests_namesake_idx" ON "quote_requests" USING btree ("zip_code",lower(name)) WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "contact_requests_owner_idx" ON "contact_requests" USING btree ("owner_id","request_date","id") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "contact_requests_stage_idx" ON "contact_requests" USING btree ("is_suspect","stage","request_date","id");--> statement-breakpoint
CREATE INDEX "contact_requests_waiting_idx" ON "contact_requests" USING btree ("request_date","id") WHERE is_open and stage = 'new' and respond_by is not null;--> statement-breakpoint
CREATE INDEX "desk_events_quote_idx" ON "desk_events" USING btree ("quote_request_id","id") WHERE "desk_events"."quote_request_id" is not null;--> statement-breakpoint
CREATE INDEX "desk_events_contact_idx" ON "desk_events" USING btree ("contact_request_id","id") WHERE "desk_events"."contact_request_id" is not null;--> statement-breakpoint
CREATE INDEX "desk_events_customer_idx" ON "desk_events" USING btree ("customer_id","id") WHERE "desk_events"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "policies_renewal_idx" ON "policies" USING btree ("renews_on","id");--> statement-breakpoint
CREATE INDEX "quote_requests_owner_idx" ON "quote_requests" USING btree ("owner_id","request_date","id") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "quote_requests_stage_idx" ON "quote_requests" USING btree ("is_suspect","stage","request_date","id");--> statement-breakpoint
CREATE INDEX "quote_requests_waiting_idx" ON "quote_requests" USING btree ("request_date","id") WHERE is_open and stage = 'new' and respond_by is not null;