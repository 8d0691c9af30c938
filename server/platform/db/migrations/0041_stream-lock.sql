-- The lock of the stream gets a number of its own (server/platform/db/advisory-locks.ts): it had that of the audit trail,
-- so publishing waited for every audited change.
-- Gives committed events their places in the stream, in the order of their ids, and gives back the id of the oldest
-- event that still has none; null where all have. One call at a time: whoever sees a place sees all before it. Events of
-- open transactions are not seen and get later places; a row that somebody holds locked is left for the next call.
CREATE OR REPLACE FUNCTION publish_desk_events() RETURNS bigint LANGUAGE plpgsql SET lock_timeout = '1s' AS $$
DECLARE
	reached bigint;
	published integer;
BEGIN
	IF NOT EXISTS (SELECT FROM desk_events WHERE place IS NULL) THEN
		RETURN NULL;
	END IF;
	PERFORM pg_advisory_xact_lock(7135555);
	SELECT coalesce(max(up_to), 0) INTO reached FROM desk_batches;
	WITH waiting AS (
		SELECT id FROM desk_events WHERE place IS NULL ORDER BY id LIMIT 5000 FOR NO KEY UPDATE SKIP LOCKED
	), placed AS (
		SELECT id, reached + row_number() OVER (ORDER BY id) AS place FROM waiting
	)
	UPDATE desk_events e SET place = placed.place FROM placed WHERE e.id = placed.id;
	GET DIAGNOSTICS published = ROW_COUNT;
	IF published > 0 THEN
		INSERT INTO desk_batches (up_to, mark)
			VALUES (reached + published, left(replace(gen_random_uuid()::text, '-', ''), 16));
		-- Whoever is further behind than that is told to begin anew anyway.
		DELETE FROM desk_batches WHERE up_to < reached - 1000;
	END IF;
	RETURN (SELECT min(id) FROM desk_events WHERE place IS NULL);
END
$$;
