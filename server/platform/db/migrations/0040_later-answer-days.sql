-- Days on which later answers left are added up, too: what changes them, or the request that they belong to, is noted.
CREATE OR REPLACE FUNCTION kept.note_changed_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO kept.day_sums_changes
	SELECT DISTINCT * FROM (
		VALUES (OLD.kind, OLD.request_date), (OLD.kind, OLD.ended_at), (NEW.kind, NEW.request_date), (NEW.kind, NEW.ended_at)
		UNION ALL SELECT NEW.kind, answered_at FROM later_answers WHERE request_id = NEW.id
	) AS changes (kind, at) WHERE at IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A request that is deleted takes its answers with it, and is gone when they are: its kind is not known any more.
CREATE FUNCTION kept.note_changed_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO kept.day_sums_changes
	SELECT kinds.kind, moment FROM (SELECT DISTINCT kind FROM kept.request_totals) AS kinds,
		unnest(ARRAY[OLD.answered_at, NEW.answered_at]) AS moment
	WHERE moment IS NOT NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER later_answers_changed AFTER INSERT OR UPDATE OR DELETE ON later_answers FOR EACH ROW EXECUTE FUNCTION kept.note_changed_answer();
