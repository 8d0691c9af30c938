CREATE TABLE "page_counts" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"language" text NOT NULL,
	"insurance_type" text DEFAULT '' NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_counts_day_path_language_insurance_type_pk" PRIMARY KEY("day","path","language","insurance_type")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_weekly_letter" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "contact_requests_ended_idx" ON "contact_requests" USING btree ("ended_at","id") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "sms_timestamp_idx" ON "sms_messages" USING btree ("timestamp");--> statement-breakpoint
CREATE INDEX "quote_requests_ended_idx" ON "quote_requests" USING btree ("ended_at","id") WHERE ended_at is not null;