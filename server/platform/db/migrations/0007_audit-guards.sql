-- Whole tables are emptied as little as rows are changed. Row triggers do not see TRUNCATE.
CREATE TRIGGER audit_events_not_truncated BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consents_not_truncated BEFORE TRUNCATE ON consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- By the database's own clock: whoever deletes does not say how old a consent is.
CREATE TRIGGER consents_kept BEFORE DELETE ON consents FOR EACH ROW WHEN (OLD.created_at > now() - interval '5 years') EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The end of the audit trail moves on and never back.
CREATE TRIGGER audit_head_forward BEFORE UPDATE ON audit_head FOR EACH ROW WHEN (NEW.entries <= OLD.entries) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_head_kept BEFORE DELETE ON audit_head FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_head_not_truncated BEFORE TRUNCATE ON audit_head FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
