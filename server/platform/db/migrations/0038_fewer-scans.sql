DROP INDEX "policies_renewal_idx";--> statement-breakpoint
DROP INDEX "messages_timestamp_idx";--> statement-breakpoint
DROP INDEX "requests_customer_idx";--> statement-breakpoint
CREATE INDEX "requests_unmatched_idx" ON "requests" USING btree ("id") WHERE customer_id is null and not is_suspect;--> statement-breakpoint
CREATE INDEX "requests_source_idx" ON "requests" USING btree ("kind",lower(coalesce(source->>'utm_source', source->>'referrer', source->>'channel', 'direct')),"request_date","number") WHERE source <> '{}';--> statement-breakpoint
CREATE INDEX "requests_campaign_idx" ON "requests" USING btree ("kind",lower(coalesce(source->>'utm_campaign', 'none')),"request_date","number") WHERE source ? 'utm_campaign';--> statement-breakpoint
CREATE INDEX "policies_renewal_idx" ON "policies" USING btree ("renews_on","id","premium_cents");--> statement-breakpoint
CREATE INDEX "messages_timestamp_idx" ON "messages" USING btree ("timestamp","direction","channel","status");--> statement-breakpoint
CREATE INDEX "requests_customer_idx" ON "requests" USING btree ("customer_id","id") WHERE customer_id is not null;