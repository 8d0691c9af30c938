-- Counts of outgoing messages by UTC day, channel and status, from which the owner's page is added up. Made from the
-- messages, so it is in no backup.
CREATE TABLE kept.message_sums (
	day date NOT NULL,
	channel text NOT NULL,
	status text NOT NULL,
	count integer NOT NULL,
	PRIMARY KEY (day, channel, status)
);
--> statement-breakpoint
-- Changes of the counts that the worker has not added to them yet. Rows are only inserted: senders that counted in one
-- row would wait for each other.
CREATE TABLE kept.message_sums_changes (
	day date NOT NULL,
	channel text NOT NULL,
	status text NOT NULL,
	count integer NOT NULL
);
--> statement-breakpoint
INSERT INTO kept.message_sums
SELECT (timestamp AT TIME ZONE 'UTC')::date, channel, status, count(*) FROM messages WHERE direction = 'out' GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE FUNCTION kept.count_added_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO kept.message_sums_changes
	SELECT (timestamp AT TIME ZONE 'UTC')::date, channel, status, count(*) FROM added WHERE direction = 'out' GROUP BY 1, 2, 3;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION kept.count_removed_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO kept.message_sums_changes
	SELECT (timestamp AT TIME ZONE 'UTC')::date, channel, status, -count(*) FROM removed WHERE direction = 'out' GROUP BY 1, 2, 3;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION kept.count_changed_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO kept.message_sums_changes
	SELECT (timestamp AT TIME ZONE 'UTC')::date, channel, status, count
	FROM (VALUES (OLD.timestamp, OLD.channel, OLD.status, OLD.direction, -1), (NEW.timestamp, NEW.channel, NEW.status,
		NEW.direction, 1)) AS changes (timestamp, channel, status, direction, count) WHERE direction = 'out';
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION kept.count_no_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	TRUNCATE kept.message_sums, kept.message_sums_changes;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER messages_counted_added AFTER INSERT ON messages REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION kept.count_added_messages();
--> statement-breakpoint
CREATE TRIGGER messages_counted_removed AFTER DELETE ON messages REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION kept.count_removed_messages();
--> statement-breakpoint
CREATE TRIGGER messages_counted_changed AFTER UPDATE ON messages FOR EACH ROW WHEN (
	(OLD.timestamp, OLD.channel, OLD.status, OLD.direction) IS DISTINCT FROM (NEW.timestamp, NEW.channel, NEW.status, NEW.direction)
) EXECUTE FUNCTION kept.count_changed_message();
--> statement-breakpoint
CREATE TRIGGER messages_counted_truncated AFTER TRUNCATE ON messages
	FOR EACH STATEMENT EXECUTE FUNCTION kept.count_no_messages();
