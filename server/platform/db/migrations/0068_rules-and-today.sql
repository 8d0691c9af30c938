ALTER TABLE "users" DROP CONSTRAINT "users_start_page";--> statement-breakpoint
DROP INDEX "tasks_assignee_idx";--> statement-breakpoint
DROP INDEX "tasks_done_by_idx";--> statement-breakpoint
ALTER TABLE "routing_rules" ADD COLUMN "task" jsonb;--> statement-breakpoint
CREATE INDEX "tasks_assignee_open_idx" ON "tasks" USING btree ("assignee_id","due_on","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "tasks_assignee_idx" ON "tasks" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "tasks_done_by_idx" ON "tasks" USING btree ("done_by_id","done_at","id") WHERE done_by_id is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_start_page" CHECK (start_page in ('/agent-tools', '/today', '/agent-dashboard', '/customers', '/morning', '/agent-onboarding'));