-- The indexes of requests, built once: every row stands as it will stay. What requests wait for is found in 0033, which
-- stores it with them.
CREATE INDEX "requests_list_idx" ON "requests" USING btree ("kind","is_suspect","request_date","number");--> statement-breakpoint
CREATE INDEX "requests_type_idx" ON "requests" USING btree ("kind","is_suspect","type","request_date","number");--> statement-breakpoint
CREATE INDEX "requests_name_idx" ON "requests" USING btree ("kind","is_suspect","sort_name","number");--> statement-breakpoint
CREATE INDEX "requests_by_stage_idx" ON "requests" USING btree ("kind","is_suspect",array_position(array['new', 'contacted', 'quoted', 'won', 'lost', 'answered', 'closed']::text[], stage),"number");--> statement-breakpoint
CREATE INDEX "requests_by_owner_idx" ON "requests" USING btree ("kind","is_suspect",coalesce(owner_id, 0),"number");--> statement-breakpoint
CREATE INDEX "requests_stage_idx" ON "requests" USING btree ("kind","is_suspect","stage","request_date","number");--> statement-breakpoint
CREATE INDEX "requests_search_idx" ON "requests" USING gin ("search");--> statement-breakpoint
CREATE INDEX "requests_content_idx" ON "requests" USING btree ("content_hash","request_date");--> statement-breakpoint
CREATE INDEX "requests_date_idx" ON "requests" USING btree ("request_date","id");--> statement-breakpoint
CREATE INDEX "requests_used_idx" ON "requests" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "requests_consent_idx" ON "requests" USING btree ("consent_id") WHERE consent_id is not null;--> statement-breakpoint
CREATE INDEX "requests_owner_idx" ON "requests" USING btree ("owner_id","kind","request_date","number") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "requests_owner_stage_idx" ON "requests" USING btree ("owner_id","kind","stage","request_date","number") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "requests_suspect_idx" ON "requests" USING btree ("kind","request_date","number","last_used_at","is_held") WHERE is_suspect;--> statement-breakpoint
CREATE INDEX "requests_open_idx" ON "requests" USING btree ("kind","request_date","number") WHERE is_open;--> statement-breakpoint
CREATE INDEX "requests_follow_up_idx" ON "requests" USING btree ("kind","follow_up_at","number") WHERE follow_up_at is not null;--> statement-breakpoint
CREATE INDEX "requests_respond_idx" ON "requests" USING btree ("kind","respond_by","number") WHERE respond_by is not null;--> statement-breakpoint
CREATE INDEX "requests_ended_idx" ON "requests" USING btree ("kind","ended_at","number") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "requests_customer_idx" ON "requests" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "requests_namesake_idx" ON "requests" USING btree ((details->>'zipCode'),lower(name)) WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "requests_entered_by_idx" ON "requests" USING btree ("entered_by_id") WHERE entered_by_id is not null;--> statement-breakpoint
CREATE INDEX "requests_waiting_idx" ON "requests" USING btree ("kind","waits_since","number") WHERE waits_for = 'us';--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_waits_for" CHECK (waits_for in ('us', 'customer', 'nobody'));
