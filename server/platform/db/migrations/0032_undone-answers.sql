-- An answer that was called back, failed or came back is none (decision 92). From now on each answer says in its own
-- event when it leaves, and is undone in the moment in which its message turns out to be no answer.
UPDATE "desk_events" e SET "data" = e."data" || jsonb_build_object('sendAt', to_char(m."send_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
FROM "emails" m WHERE e."type" = 'answer' AND m."id" = (e."data" ->> 'emailId')::integer AND m."send_at" IS NOT NULL;--> statement-breakpoint
UPDATE "desk_events" e SET "data" = e."data" || jsonb_build_object('sendAt', to_char(m."send_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
FROM "sms_messages" m WHERE e."type" = 'answer' AND m."id" = (e."data" ->> 'smsId')::integer AND m."send_at" IS NOT NULL;--> statement-breakpoint
UPDATE "desk_events" e SET "undone_at" = now()
FROM "emails" m WHERE e."type" = 'answer' AND e."undone_at" IS NULL AND m."id" = (e."data" ->> 'emailId')::integer
	AND m."status" IN ('cancelled', 'failed', 'undelivered', 'bounced', 'unconfigured');--> statement-breakpoint
UPDATE "desk_events" e SET "undone_at" = now()
FROM "sms_messages" m WHERE e."type" = 'answer' AND e."undone_at" IS NULL AND m."id" = (e."data" ->> 'smsId')::integer
	AND m."status" IN ('cancelled', 'failed', 'undelivered', 'bounced', 'unconfigured');--> statement-breakpoint
-- Requests whose first response is that of an undone answer get what the rest of their history says, as
-- domain/desk/replay.ts replays it; no other request is touched. A quote request that took its first response over from
-- a contact request follows that one, which is corrected before.
DO $$
DECLARE
	kind text;
BEGIN
	FOREACH kind IN ARRAY ARRAY['contact', 'quote'] LOOP
		EXECUTE format($sql$
			WITH past AS (
				SELECT e.id, e.%1$I_request_id AS request, e.type, e.undone_at IS NULL AS stands, e.data -> 'after' ->> 'stage' AS stage,
					CASE
						WHEN e.type = 'answer' THEN coalesce((e.data ->> 'sendAt')::timestamptz, (e.data -> 'after' ->> 'firstResponseAt')::timestamptz, e.at)
						WHEN e.type = 'call' AND e.data ->> 'outcome' IN ('reached', 'do-not-call') THEN e.at
						ELSE (e.data -> 'after' ->> 'firstResponseAt')::timestamptz
					END AS heard
				FROM desk_events e
				WHERE e.type IN ('answer', 'call', 'stage')
					AND e.%1$I_request_id IN (SELECT a.%1$I_request_id FROM desk_events a WHERE a.type = 'answer' AND a.undone_at IS NOT NULL)
			)
			UPDATE %2$I r SET
				first_response_at = (SELECT min(p.heard) FROM past p WHERE p.request = r.id AND p.stands),
				stage = CASE WHEN r.stage = 'contacted' AND EXISTS (
					SELECT FROM past u WHERE u.request = r.id AND NOT u.stands AND u.type = 'answer' AND u.stage = 'contacted' AND NOT EXISTS (
						SELECT FROM past p WHERE p.request = r.id AND p.stands AND p.id > u.id
							AND (p.type = 'answer' OR (p.type = 'stage' AND p.stage IS NOT NULL))
					)
				) THEN 'new' ELSE r.stage END,
				version = r.version + 1
			WHERE r.first_response_at IS NOT NULL
				AND EXISTS (SELECT FROM past u WHERE u.request = r.id AND u.type = 'answer' AND NOT u.stands AND u.heard = r.first_response_at)
				AND NOT EXISTS (SELECT FROM past p WHERE p.request = r.id AND p.stands AND p.heard = r.first_response_at)
		$sql$, kind, kind || '_requests');
	END LOOP;
END
$$;--> statement-breakpoint
WITH copied AS (
	SELECT q.id, c.first_response_at AS heard, NOT EXISTS (
		SELECT FROM desk_events p WHERE p.quote_request_id = q.id AND p.undone_at IS NULL AND (p.type = 'answer' OR p.data -> 'after' ? 'stage')
	) AS is_untouched, (
		SELECT min(CASE
			WHEN p.type = 'answer' THEN (p.data ->> 'sendAt')::timestamptz
			WHEN p.type = 'call' AND p.data ->> 'outcome' IN ('reached', 'do-not-call') THEN p.at
			ELSE (p.data -> 'after' ->> 'firstResponseAt')::timestamptz
		END) FROM desk_events p WHERE p.quote_request_id = q.id AND p.undone_at IS NULL AND p.type IN ('answer', 'call', 'stage')
	) AS own
	FROM desk_events r
	JOIN quote_requests q ON q.id = r.quote_request_id
	JOIN contact_requests c ON c.reference = r.data ->> 'contact'
	JOIN desk_events a ON a.contact_request_id = c.id AND a.type = 'answer' AND a.undone_at IS NOT NULL
	WHERE r.type = 'received' AND (a.data ->> 'sendAt')::timestamptz = q.first_response_at
		AND q.first_response_at IS DISTINCT FROM c.first_response_at
)
UPDATE "quote_requests" q SET
	"first_response_at" = least(copied.heard, copied.own),
	"stage" = CASE WHEN q."stage" = 'contacted' AND copied.is_untouched AND copied.heard IS NULL THEN 'new' ELSE q."stage" END,
	"version" = q."version" + 1
FROM copied WHERE q."id" = copied.id;
