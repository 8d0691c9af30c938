ALTER TABLE "carriers" ADD COLUMN "claim_phone" text;--> statement-breakpoint
ALTER TABLE "carriers" ADD COLUMN "claim_hours" text;--> statement-breakpoint
ALTER TABLE "carriers" ADD COLUMN "claim_url" text;--> statement-breakpoint
ALTER TABLE "carriers" ADD COLUMN "app_name" text;--> statement-breakpoint
ALTER TABLE "carriers" ADD COLUMN "app_url" text;--> statement-breakpoint
ALTER TABLE "carriers" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;