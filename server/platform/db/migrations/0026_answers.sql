ALTER TABLE "emails" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "leaving_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "leaving_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sms_customer_idx" ON "sms_messages" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_idempotencyKey_unique" UNIQUE("idempotency_key");