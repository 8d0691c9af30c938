CREATE TABLE "team_entries" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_agreed" boolean NOT NULL,
	"languages" jsonb NOT NULL,
	"license_number" text NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "team_entries" ADD CONSTRAINT "team_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;