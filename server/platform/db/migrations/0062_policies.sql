DROP INDEX "policies_renewal_idx";--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "term_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "request_id" integer;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "previous_id" integer;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "renewal_task_for" date;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "renewal_on" date;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "policy_outcome" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "policy_note" text;--> statement-breakpoint
UPDATE "policies" SET "term_months" = 6 WHERE "renews_on" <= "effective_on" + interval '8 months';--> statement-breakpoint
UPDATE "policies" SET "status" = 'expired' WHERE "renews_on" < current_date;--> statement-breakpoint
-- The newest policy of a line belongs to the customer's latest confirmed win of that line, and has its owner.
UPDATE "policies" p SET "request_id" = r.id, "owner_id" = r.owner_id
FROM (
  SELECT DISTINCT ON (customer_id, type) id, customer_id, type, owner_id FROM "requests"
  WHERE kind = 'quote' AND stage = 'won' AND confirmed_at IS NOT NULL AND customer_id IS NOT NULL
  ORDER BY customer_id, type, id DESC
) r
WHERE r.customer_id = p.customer_id AND r.type = p.line
  AND p.id = (SELECT max(q.id) FROM "policies" q WHERE q.customer_id = p.customer_id AND q.line = p.line);--> statement-breakpoint
UPDATE "requests" SET "policy_outcome" = 'recorded' WHERE id IN (SELECT request_id FROM "policies" WHERE request_id IS NOT NULL);--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_previous_id_policies_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."policies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policies_owner_idx" ON "policies" USING btree ("owner_id","renews_on","id") WHERE owner_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "policies_request_idx" ON "policies" USING btree ("request_id") WHERE request_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "policies_previous_idx" ON "policies" USING btree ("previous_id") WHERE previous_id is not null;--> statement-breakpoint
CREATE INDEX "policies_without_task_idx" ON "policies" USING btree ("renews_on","id") WHERE status = 'active' and renewal_task_for is distinct from renews_on;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_renewal_idx" ON "tasks" USING btree ("policy_id","renewal_on") WHERE renewal_on is not null;--> statement-breakpoint
CREATE INDEX "requests_without_policy_idx" ON "requests" USING btree ("kind","confirmed_at","number") WHERE stage = 'won' and confirmed_at is not null and policy_outcome is null;--> statement-breakpoint
CREATE INDEX "policies_renewal_idx" ON "policies" USING btree ("renews_on","id","status","premium_cents");--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_status" CHECK (status in ('active', 'expired', 'cancelled', 'renewed'));--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_term" CHECK (term_months in (6, 12));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_policy_outcome" CHECK (policy_outcome in ('recorded', 'existing-policy', 'elsewhere', 'fell-through', 'declined', 'other'));