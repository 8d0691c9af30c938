CREATE TABLE "consent_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"first_shown_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- A consent refers to its text by the text's hash, so texts are kept as they were written.
CREATE TRIGGER consent_texts_append_only BEFORE UPDATE OR DELETE ON consent_texts FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consent_texts_not_truncated BEFORE TRUNCATE ON consent_texts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
