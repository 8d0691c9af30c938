CREATE TABLE "later_answers" (
	"request_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "later_answers_request_id_since_pk" PRIMARY KEY("request_id","since"),
	CONSTRAINT "later_answers_in_order" CHECK (since <= answered_at)
);
--> statement-breakpoint
DROP INDEX "requests_waiting_idx";--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "waits_for" text DEFAULT 'nobody' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "owner_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "later_answers" ADD CONSTRAINT "later_answers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "later_answers_answered_idx" ON "later_answers" USING btree ("answered_at");--> statement-breakpoint
-- Texts that were commands ask for no answer.
UPDATE "desk_events" e SET "data" = e."data" || '{"command": "stop"}'
FROM "sms_messages" m
WHERE e."type" = 'message' AND e."data" ? 'smsId' AND m."id" = (e."data" ->> 'smsId')::integer
	AND btrim(regexp_replace(translate(lower(m."body"), 'áéíóúü', 'aeiouu'), '[^a-z]+', ' ', 'g')) IN ('stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'opt out', 'optout', 'remove', 'alto', 'parar', 'pare', 'paren', 'detener', 'cancelar', 'cancele', 'baja', 'dar de baja', 'darme de baja', 'deme de baja', 'basta', 'fin', 'salir', 'eliminar', 'no mas', 'ya no', 'start', 'unstop', 'comenzar', 'iniciar', 'empezar', 'alta', 'help', 'info', 'ayuda', 'informacion');--> statement-breakpoint
-- Whom each request waits for, as domain/desk/waits.ts replays it. What somebody asked or answered is an anchor; a message
-- of the customer belongs to the anchor before it.
CREATE TEMPORARY TABLE "past_waits" ON COMMIT DROP AS
WITH standing AS (
	SELECT e.id, e.request_id, e.at, e.type,
		CASE
			WHEN e.type = 'message' THEN 'message'
			WHEN e.type = 'received' AND e.data ? 'after' THEN
				CASE WHEN e.data -> 'after' ->> 'firstResponseAt' IS NULL THEN 'asked' ELSE 'answered' END
			WHEN e.type IN ('received', 'completed', 'not-spam') THEN 'asked'
			ELSE 'answered'
		END AS step,
		CASE WHEN e.type = 'answer'
			THEN coalesce((e.data ->> 'sendAt')::timestamptz, (e.data -> 'after' ->> 'firstResponseAt')::timestamptz, e.at)
			ELSE e.at
		END AS moment
	FROM desk_events e JOIN requests r ON r.id = e.request_id
	WHERE e.undone_at IS NULL AND (
		(e.type = 'message' AND NOT e.data ? 'command')
		OR (e.type = 'received' AND (e.data ? 'after' OR r.respond_by IS NOT NULL))
		OR (e.type IN ('completed', 'not-spam') AND r.respond_by IS NOT NULL)
		OR e.type = 'answer'
		OR (e.type = 'call' AND e.data ->> 'outcome' IN ('reached', 'do-not-call'))
	)
)
SELECT s.*, count(*) FILTER (WHERE s.step <> 'message') OVER (PARTITION BY s.request_id ORDER BY s.id) AS anchor
FROM standing s;--> statement-breakpoint
CREATE INDEX ON "past_waits" ("request_id", "anchor", "step", "id");--> statement-breakpoint
ANALYZE "past_waits";--> statement-breakpoint
INSERT INTO "later_answers" ("request_id", "since", "answered_at")
SELECT a.request_id, m.moment, a.moment
FROM past_waits a
CROSS JOIN LATERAL (
	SELECT p.moment FROM past_waits p
	WHERE p.request_id = a.request_id AND p.anchor = a.anchor - 1 AND p.step = 'message' ORDER BY p.id LIMIT 1
) m
WHERE a.type IN ('answer', 'call') AND m.moment <= a.moment AND NOT EXISTS (
	SELECT FROM past_waits p WHERE p.request_id = a.request_id AND p.anchor = a.anchor - 1 AND p.step = 'asked'
)
ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE TEMPORARY TABLE "states" ON COMMIT DROP AS
WITH latest AS (
	SELECT DISTINCT ON (p.request_id) p.request_id, p.anchor FROM past_waits p ORDER BY p.request_id, p.anchor DESC
), waits AS (
	SELECT l.request_id, a.step, a.moment, (
		SELECT p.moment FROM past_waits p
		WHERE p.request_id = l.request_id AND p.anchor = l.anchor AND p.step = 'message' ORDER BY p.id LIMIT 1
	) AS written
	FROM latest l LEFT JOIN past_waits a ON a.request_id = l.request_id AND a.anchor = l.anchor AND a.step <> 'message'
), ends AS (
	SELECT DISTINCT ON (e.request_id) e.request_id, e.id, e.at, e.data -> 'after' ->> 'stage' AS stage
	FROM desk_events e
	WHERE e.type = 'stage' AND e.undone_at IS NULL AND e.data -> 'after' ->> 'stage' IS NOT NULL AND e.request_id IS NOT NULL
	ORDER BY e.request_id, e.id DESC
), ended AS (
	SELECT s.request_id, s.at FROM ends s
	WHERE s.stage IN ('won', 'lost', 'answered', 'closed') AND NOT EXISTS (
		SELECT FROM past_waits p WHERE p.request_id = s.request_id AND p.step = 'message' AND p.id > s.id
	)
)
SELECT coalesce(w.request_id, d.request_id) AS request_id,
	CASE
		WHEN d.at IS NOT NULL THEN 'nobody'
		WHEN w.step = 'asked' OR w.written IS NOT NULL THEN 'us'
		ELSE 'customer'
	END AS waits_for,
	coalesce(d.at, CASE WHEN w.step = 'asked' THEN w.moment END, w.written, w.moment) AS waits_since
FROM waits w FULL JOIN ended d ON d.request_id = w.request_id;--> statement-breakpoint
ANALYZE "states";--> statement-breakpoint
-- The indexes are made anew afterwards: to keep all of them while every row changes takes several times as long.
CREATE TEMPORARY TABLE "put_aside" ON COMMIT DROP AS
SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS made FROM pg_index i
WHERE i.indrelid = 'requests'::regclass AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid);--> statement-breakpoint
DO $$ DECLARE one record; BEGIN
	FOR one IN SELECT name FROM put_aside LOOP EXECUTE 'DROP INDEX ' || one.name; END LOOP;
END $$;--> statement-breakpoint
UPDATE "requests" r SET "waits_for" = s.waits_for, "waits_since" = s.waits_since
FROM states s WHERE r.id = s.request_id AND NOT r.is_suspect;--> statement-breakpoint
DO $$ DECLARE one record; BEGIN
	FOR one IN SELECT made FROM put_aside LOOP EXECUTE one.made; END LOOP;
END $$;--> statement-breakpoint
CREATE INDEX "requests_waiting_idx" ON "requests" USING btree ("kind","waits_since","number") WHERE waits_for = 'us';--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_waits_for" CHECK (waits_for in ('us', 'customer', 'nobody'));