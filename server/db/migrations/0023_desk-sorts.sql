CREATE INDEX "contact_requests_respond_idx" ON "contact_requests" USING btree ("respond_by","id") WHERE respond_by is not null;--> statement-breakpoint
CREATE INDEX "contact_requests_name_idx" ON "contact_requests" USING btree ("is_suspect",(last_name || ' ' || first_name),"id");--> statement-breakpoint
CREATE INDEX "quote_requests_respond_idx" ON "quote_requests" USING btree ("respond_by","id") WHERE respond_by is not null;--> statement-breakpoint
CREATE INDEX "quote_requests_name_idx" ON "quote_requests" USING btree ("is_suspect",coalesce(name, ''),"id");--> statement-breakpoint
-- How many genuine requests there are, kept with every change of them: to count a million takes too long for a page.
-- In a schema of its own, which no backup holds: restored rows count themselves. Sixteen counters of each table, so that
-- those who store requests at the same time do not wait for each other.
CREATE SCHEMA IF NOT EXISTS kept;
--> statement-breakpoint
CREATE TABLE kept.lead_totals (
	"table" text NOT NULL,
	shard integer NOT NULL,
	genuine bigint NOT NULL,
	PRIMARY KEY ("table", shard)
);
--> statement-breakpoint
CREATE FUNCTION kept.add_leads(of_table text, added bigint) RETURNS void LANGUAGE sql AS $$
	INSERT INTO kept.lead_totals SELECT of_table, pg_backend_pid() % 16, added WHERE added <> 0
	ON CONFLICT ("table", shard) DO UPDATE SET genuine = lead_totals.genuine + excluded.genuine
$$;
--> statement-breakpoint
CREATE FUNCTION kept.count_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM kept.add_leads(TG_TABLE_NAME, (SELECT count(*) FROM added WHERE NOT is_suspect));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION kept.count_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM kept.add_leads(TG_TABLE_NAME, -(SELECT count(*) FROM removed WHERE NOT is_suspect));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION kept.count_suspected() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM kept.add_leads(TG_TABLE_NAME, CASE WHEN NEW.is_suspect THEN -1 ELSE 1 END);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER quote_requests_added AFTER INSERT ON quote_requests REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION kept.count_added();
--> statement-breakpoint
CREATE TRIGGER quote_requests_removed AFTER DELETE ON quote_requests REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION kept.count_removed();
--> statement-breakpoint
CREATE TRIGGER quote_requests_suspected AFTER UPDATE OF is_suspect ON quote_requests FOR EACH ROW WHEN (OLD.is_suspect <> NEW.is_suspect) EXECUTE FUNCTION kept.count_suspected();
--> statement-breakpoint
CREATE TRIGGER contact_requests_added AFTER INSERT ON contact_requests REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION kept.count_added();
--> statement-breakpoint
CREATE TRIGGER contact_requests_removed AFTER DELETE ON contact_requests REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION kept.count_removed();
--> statement-breakpoint
CREATE TRIGGER contact_requests_suspected AFTER UPDATE OF is_suspect ON contact_requests FOR EACH ROW WHEN (OLD.is_suspect <> NEW.is_suspect) EXECUTE FUNCTION kept.count_suspected();
--> statement-breakpoint
SELECT kept.add_leads('quote_requests', (SELECT count(*) FROM quote_requests WHERE NOT is_suspect));
--> statement-breakpoint
SELECT kept.add_leads('contact_requests', (SELECT count(*) FROM contact_requests WHERE NOT is_suspect));
