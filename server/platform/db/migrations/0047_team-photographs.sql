CREATE TABLE "team_photographs" (
	"user_id" integer NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "team_photographs_user_id_size_pk" PRIMARY KEY("user_id","size")
);
--> statement-breakpoint
ALTER TABLE "team_photographs" ADD CONSTRAINT "team_photographs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_photographs_sha256_idx" ON "team_photographs" USING btree ("sha256");