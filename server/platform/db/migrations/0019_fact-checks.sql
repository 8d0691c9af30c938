CREATE TABLE "fact_checks" (
	"fact_id" text NOT NULL,
	"figures" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"checked_by" integer NOT NULL,
	CONSTRAINT "fact_checks_fact_id_figures_pk" PRIMARY KEY("fact_id","figures")
);
--> statement-breakpoint
ALTER TABLE "fact_checks" ADD CONSTRAINT "fact_checks_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;