CREATE SEQUENCE "public"."service_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "bulk_changes" DROP CONSTRAINT "bulk_changes_kind";--> statement-breakpoint
ALTER TABLE "desk_views" DROP CONSTRAINT "desk_views_kind";--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_stage";--> statement-breakpoint
DROP INDEX "requests_by_stage_idx";--> statement-breakpoint
ALTER TABLE "requests" drop column "is_open";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "is_open" boolean GENERATED ALWAYS AS (not is_suspect and stage not in ('won', 'lost', 'answered', 'closed', 'done')) STORED;--> statement-breakpoint
-- The index on open requests went with the column.
CREATE INDEX "requests_open_idx" ON "requests" USING btree ("kind","request_date","number") WHERE is_open;--> statement-breakpoint
CREATE INDEX "requests_by_stage_idx" ON "requests" USING btree ("kind","is_suspect",array_position(array['new', 'contacted', 'quoted', 'won', 'lost', 'answered', 'waiting', 'carrier', 'done', 'closed']::text[], stage),"number");--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_kind" CHECK (kind in ('quote', 'contact', 'service'));--> statement-breakpoint
ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_kind" CHECK (kind in ('quote', 'contact', 'service'));--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_stage" CHECK ((kind = 'quote' and stage in ('new', 'contacted', 'quoted', 'won', 'lost')) or (kind = 'contact' and stage in ('new', 'contacted', 'answered', 'closed')) or (kind = 'service' and stage in ('new', 'waiting', 'carrier', 'done', 'closed')));--> statement-breakpoint
-- Service requests are answered as soon as contact requests, until the office decides otherwise.
update setting_versions set value = value || jsonb_build_object('service', value->'contact')
where section = 'promises' and not value ? 'service';--> statement-breakpoint
-- The first texts of their acknowledgements, as content/acknowledgements.ts has them.
update setting_versions set value = jsonb_set(jsonb_set(value, '{mail,service}', $json${
	"subject": { "en": "We have your request ({reference})", "es": "Recibimos su solicitud ({reference})" },
	"heading": { "en": "Thank you, we have your request", "es": "Gracias, recibimos su solicitud" },
	"text": {
		"en": "We have received your service request ({type}).",
		"es": "Recibimos su solicitud de servicio ({type})."
	}
}$json$), '{sms,service}', $json${
	"en": "We have your request {reference}.",
	"es": "Recibimos su solicitud {reference}."
}$json$)
where section = 'acknowledgements' and not value->'mail' ? 'service';
