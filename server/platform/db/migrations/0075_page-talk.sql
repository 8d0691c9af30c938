CREATE TABLE "link_codes" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_files" ADD COLUMN "shared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kept_files" ADD COLUMN "shared_by" integer;--> statement-breakpoint
ALTER TABLE "link_codes" ADD CONSTRAINT "link_codes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_sessions" ADD CONSTRAINT "link_sessions_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_codes_expires_idx" ON "link_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "link_sessions_request_idx" ON "link_sessions" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "link_sessions_expires_idx" ON "link_sessions" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "kept_files" ADD CONSTRAINT "kept_files_shared_by_users_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_events_page_messages_idx" ON "desk_events" USING btree ("request_id","at") WHERE type = 'message' and data->>'channel' = 'page';--> statement-breakpoint
CREATE INDEX "kept_files_shared_by_idx" ON "kept_files" USING btree ("shared_by") WHERE shared_by is not null;--> statement-breakpoint
ALTER TABLE "kept_files" ADD CONSTRAINT "kept_files_shared_request" CHECK (shared_at is null or request_id is not null);