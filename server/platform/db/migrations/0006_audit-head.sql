CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"entries" integer NOT NULL,
	"hash" text NOT NULL,
	"key_id" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "key_id" text;