DROP INDEX "carrier_portals_line_idx";--> statement-breakpoint
ALTER TABLE "carrier_portals" DROP COLUMN "order";