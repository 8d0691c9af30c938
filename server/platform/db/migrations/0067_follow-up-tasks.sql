-- A follow-up date is a task from here on. The columns of a request that say when it is due are derived from its open
-- tasks by triggers, so that lists and counts read one index, whoever changes a task.
DROP INDEX "requests_follow_up_idx";--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "is_follow_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_follow_up_idx" ON "tasks" USING btree ("request_id") WHERE is_follow_up and done_at is null;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_follow_up" CHECK (not is_follow_up or request_id is not null);--> statement-breakpoint
-- The follow-ups of today become tasks of the owners. Nobody follows up a request that has ended: its task is done.
INSERT INTO tasks (what, assignee_id, due_on, due_at, request_id, created_at, done_at, is_follow_up)
SELECT CASE WHEN owner.language = 'es' THEN 'Dar seguimiento' ELSE 'Follow up' END, r.owner_id,
	(r.follow_up_at AT TIME ZONE office.timezone)::date, r.follow_up_at, r.id, now(),
	CASE WHEN NOT r.is_open THEN coalesce(r.ended_at, now()) END, true
FROM requests r LEFT JOIN users owner ON owner.id = r.owner_id,
	(SELECT coalesce((SELECT value->0->>'timezone' FROM setting_versions WHERE section = 'locations' ORDER BY id DESC LIMIT 1),
		'America/Chicago') AS timezone) AS office
WHERE r.follow_up_at IS NOT NULL;--> statement-breakpoint
-- Sets the two columns of requests. A task of a whole day counts at noon by UTC, which is on that day all over America.
CREATE FUNCTION kept.align_due(ids integer[]) RETURNS void LANGUAGE sql AS $$
	UPDATE public.requests r SET due_at = found.due_at, follow_up_at = found.follow_up_at
	FROM (
		SELECT one.id, min(due.moment) AS due_at, min(due.moment) FILTER (WHERE t.is_follow_up) AS follow_up_at
		FROM unnest(ids) AS one (id) LEFT JOIN public.tasks t ON t.request_id = one.id AND t.done_at IS NULL
			CROSS JOIN LATERAL (SELECT coalesce(t.due_at, (t.due_on + time '12:00') AT TIME ZONE 'UTC') AS moment) AS due
		GROUP BY one.id
	) AS found
	WHERE r.id = found.id AND (r.due_at, r.follow_up_at) IS DISTINCT FROM (found.due_at, found.follow_up_at)
$$;--> statement-breakpoint
SELECT kept.align_due(array_agg(DISTINCT request_id)) FROM tasks WHERE request_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "requests_due_idx" ON "requests" USING btree ("kind","due_at","number") WHERE due_at is not null;--> statement-breakpoint
CREATE FUNCTION kept.align_added_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM kept.align_due(array_agg(DISTINCT request_id)) FROM added WHERE request_id IS NOT NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION kept.align_removed_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM kept.align_due(array_agg(DISTINCT request_id)) FROM removed WHERE request_id IS NOT NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION kept.align_changed_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM kept.align_due(array_agg(DISTINCT request_id))
	FROM (SELECT request_id FROM removed UNION SELECT request_id FROM added) AS either WHERE request_id IS NOT NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tasks_added AFTER INSERT ON tasks REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION kept.align_added_tasks();--> statement-breakpoint
CREATE TRIGGER tasks_removed AFTER DELETE ON tasks REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION kept.align_removed_tasks();--> statement-breakpoint
CREATE TRIGGER tasks_changed AFTER UPDATE ON tasks REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION kept.align_changed_tasks();--> statement-breakpoint
-- A follow-up goes with its request: whoever is given the request has its follow-up to do.
CREATE FUNCTION kept.hand_over_follow_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.tasks SET assignee_id = NEW.owner_id, version = version + 1
	WHERE request_id = NEW.id AND is_follow_up AND done_at IS NULL AND role IS NULL
		AND assignee_id IS NOT DISTINCT FROM OLD.owner_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER requests_follow_up_owner AFTER UPDATE OF owner_id ON requests FOR EACH ROW
	WHEN (OLD.owner_id IS DISTINCT FROM NEW.owner_id AND NEW.follow_up_at IS NOT NULL)
	EXECUTE FUNCTION kept.hand_over_follow_up();
