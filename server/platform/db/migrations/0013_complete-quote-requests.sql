ALTER TABLE "quote_requests" ADD COLUMN "completion_hash" text;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_completionHash_unique" UNIQUE("completion_hash");