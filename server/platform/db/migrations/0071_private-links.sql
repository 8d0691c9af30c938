ALTER TABLE "requests" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "link_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_linkHash_unique" UNIQUE("link_hash");