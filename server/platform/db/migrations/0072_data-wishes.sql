ALTER TABLE "tasks" ADD COLUMN "data_wish" text;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_data_wish_idx" ON "tasks" USING btree ("request_id","data_wish") WHERE data_wish is not null and done_at is null;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_data_wish" CHECK (data_wish in ('copy', 'deletion'));