ALTER TABLE "handed_items" DROP CONSTRAINT "handed_items_of_one";--> statement-breakpoint
ALTER TABLE "handed_items" ADD COLUMN "booking_id" integer;--> statement-breakpoint
ALTER TABLE "handed_items" ADD CONSTRAINT "handed_items_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handed_items_booking_idx" ON "handed_items" USING btree ("booking_id") WHERE "handed_items"."booking_id" is not null;--> statement-breakpoint
ALTER TABLE "handed_items" ADD CONSTRAINT "handed_items_of_one" CHECK (num_nonnulls(request_id, task_id, customer_id, rule_id, booking_id) = 1);