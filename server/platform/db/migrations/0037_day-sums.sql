CREATE INDEX "requests_unconfirmed_idx" ON "requests" USING btree ("kind","request_date","number") WHERE is_unconfirmed;
--> statement-breakpoint
-- What the owner's page is added up from, day by day. The worker makes it; it is in no backup.
CREATE TABLE kept.day_sums (
	kind text NOT NULL,
	-- How many days: one, or a block of four weeks.
	days integer NOT NULL,
	day date NOT NULL,
	level text NOT NULL,
	cells json NOT NULL,
	-- By which rules it was counted (RULES in server/morning/day-sums.ts).
	rules text NOT NULL,
	changed_at timestamp with time zone,
	PRIMARY KEY (kind, days, day, level)
);
--> statement-breakpoint
-- As of when the bin was last looked at: requests come to it by the passing of time.
CREATE TABLE kept.day_sums_state (
	id integer PRIMARY KEY CHECK (id = 1),
	rules text NOT NULL,
	at timestamp with time zone NOT NULL,
	months integer NOT NULL
);
--> statement-breakpoint
-- When the requests came or ended that have changed since their days were counted. Rows are only added, and taken away by
-- who has counted them: a note that two share could be taken away under the one who comes later.
CREATE TABLE kept.day_sums_changes (
	kind text NOT NULL,
	at timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION kept.count_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM kept.add_requests(kind, count(*)) FROM added WHERE NOT is_suspect GROUP BY kind;
	INSERT INTO kept.day_sums_changes SELECT kind, moment FROM added, unnest(ARRAY[request_date, ended_at]) AS moment
	WHERE NOT is_suspect AND moment IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION kept.count_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM kept.add_requests(kind, -count(*)) FROM removed WHERE NOT is_suspect GROUP BY kind;
	INSERT INTO kept.day_sums_changes SELECT kind, moment FROM removed, unnest(ARRAY[request_date, ended_at]) AS moment
	WHERE NOT is_suspect AND moment IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION kept.note_changed_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO kept.day_sums_changes
	SELECT DISTINCT * FROM (VALUES (OLD.kind, OLD.request_date), (OLD.kind, OLD.ended_at), (NEW.kind, NEW.request_date),
		(NEW.kind, NEW.ended_at)) AS changes (kind, at) WHERE at IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Whatever a figure is counted by. That a request is used moves its place in the bin only after a long time.
CREATE TRIGGER requests_changed AFTER UPDATE ON requests FOR EACH ROW WHEN (
	(OLD.kind, OLD.type, OLD.language, OLD.consent_id, OLD.source, OLD.is_suspect, OLD.request_date, OLD.is_held, OLD.owner_id,
		OLD.stage, OLD.first_response_at, OLD.lost_reason, OLD.confirmed_at, OLD.ended_at, OLD.entered_by_id)
	IS DISTINCT FROM
	(NEW.kind, NEW.type, NEW.language, NEW.consent_id, NEW.source, NEW.is_suspect, NEW.request_date, NEW.is_held, NEW.owner_id,
		NEW.stage, NEW.first_response_at, NEW.lost_reason, NEW.confirmed_at, NEW.ended_at, NEW.entered_by_id)
	OR NEW.last_used_at < OLD.last_used_at OR NEW.last_used_at > OLD.last_used_at + interval '7 days'
) EXECUTE FUNCTION kept.note_changed_request();
--> statement-breakpoint
-- The request is locked: who ends it at the same time has to be seen.
CREATE FUNCTION kept.note_changed_premium() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO kept.day_sums_changes SELECT kind, ended_at FROM (
		SELECT kind, ended_at FROM requests WHERE id IN (OLD.request_id, NEW.request_id) FOR NO KEY UPDATE) AS changes
	WHERE ended_at IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER premiums_added AFTER INSERT ON premiums FOR EACH ROW WHEN (NEW.is_chosen) EXECUTE FUNCTION kept.note_changed_premium();
--> statement-breakpoint
CREATE TRIGGER premiums_removed AFTER DELETE ON premiums FOR EACH ROW WHEN (OLD.is_chosen) EXECUTE FUNCTION kept.note_changed_premium();
--> statement-breakpoint
CREATE TRIGGER premiums_changed AFTER UPDATE ON premiums FOR EACH ROW WHEN (OLD.is_chosen OR NEW.is_chosen) EXECUTE FUNCTION kept.note_changed_premium();
