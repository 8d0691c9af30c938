CREATE TABLE "customer_distinctions" (
	"one_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"actor_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_distinctions_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "customer_distinctions_order" CHECK ("customer_distinctions"."one_id" < "customer_distinctions"."other_id")
);
--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "routed_by" text;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "routed_by" text;--> statement-breakpoint
ALTER TABLE "customer_distinctions" ADD CONSTRAINT "customer_distinctions_one_id_customers_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_distinctions" ADD CONSTRAINT "customer_distinctions_other_id_customers_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_distinctions" ADD CONSTRAINT "customer_distinctions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_distinctions_other_idx" ON "customer_distinctions" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "contact_requests_by_stage_idx" ON "contact_requests" USING btree ("is_suspect",array_position(array['new', 'contacted', 'quoted', 'won', 'lost', 'answered', 'closed']::text[], stage),"id");--> statement-breakpoint
CREATE INDEX "contact_requests_by_owner_idx" ON "contact_requests" USING btree ("is_suspect",coalesce(owner_id, 0),"id");--> statement-breakpoint
CREATE INDEX "quote_requests_by_stage_idx" ON "quote_requests" USING btree ("is_suspect",array_position(array['new', 'contacted', 'quoted', 'won', 'lost', 'answered', 'closed']::text[], stage),"id");--> statement-breakpoint
CREATE INDEX "quote_requests_by_owner_idx" ON "quote_requests" USING btree ("is_suspect",coalesce(owner_id, 0),"id");