CREATE TABLE "file_pieces" (
	"file_id" uuid NOT NULL,
	"part" text NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "file_pieces_file_id_part_position_pk" PRIMARY KEY("file_id","part","position"),
	CONSTRAINT "file_pieces_part" CHECK (part in ('content', 'preview'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"preview_bytes" integer,
	"sealed_key" text NOT NULL,
	"place" text NOT NULL,
	"scan" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	CONSTRAINT "files_place" CHECK (place in ('database', 's3')),
	CONSTRAINT "files_scan" CHECK (scan in ('clean', 'not-scanned')),
	CONSTRAINT "files_purpose" CHECK (purpose in ('attachment', 'mail', 'form', 'brand', 'photograph'))
);
--> statement-breakpoint
ALTER TABLE "message_attachments" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploaded_forms" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "uploaded_forms" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "file_pieces" ADD CONSTRAINT "file_pieces_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_created_idx" ON "files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "files_place_idx" ON "files" USING btree ("place","id");--> statement-breakpoint
CREATE INDEX "files_created_by_idx" ON "files" USING btree ("created_by") WHERE created_by is not null;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_forms" ADD CONSTRAINT "uploaded_forms_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_attachments_file_idx" ON "message_attachments" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "message_attachments_unmoved_idx" ON "message_attachments" USING btree ("id") WHERE content is not null;--> statement-breakpoint
CREATE INDEX "uploaded_forms_file_idx" ON "uploaded_forms" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_one_place" CHECK (num_nonnulls(content, file_id) = 1);--> statement-breakpoint
ALTER TABLE "uploaded_forms" ADD CONSTRAINT "uploaded_forms_one_place" CHECK (num_nonnulls(content, file_id) = 1);--> statement-breakpoint
-- Removes a file when nothing uses it any more. A use is a foreign key to files that does not cascade.
CREATE FUNCTION remove_unused_file() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  used record;
  is_used boolean;
BEGIN
  IF OLD.file_id IS NULL OR (TG_OP = 'UPDATE' AND NEW.file_id IS NOT DISTINCT FROM OLD.file_id) THEN
    RETURN NULL;
  END IF;
  FOR used IN SELECT c.conrelid::regclass AS in_table, a.attname AS in_column FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'files'::regclass AND c.confdeltype <> 'c' LOOP
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %s WHERE %I = $1)', used.in_table, used.in_column)
      INTO is_used USING OLD.file_id;
    IF is_used THEN
      RETURN NULL;
    END IF;
  END LOOP;
  BEGIN
    DELETE FROM files WHERE id = OLD.file_id;
  EXCEPTION WHEN foreign_key_violation THEN
    NULL; -- Somebody else has just begun to use it.
  END;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER message_attachments_file AFTER DELETE OR UPDATE OF file_id ON message_attachments FOR EACH ROW EXECUTE FUNCTION remove_unused_file();
--> statement-breakpoint
CREATE TRIGGER uploaded_forms_file AFTER DELETE OR UPDATE OF file_id ON uploaded_forms FOR EACH ROW EXECUTE FUNCTION remove_unused_file();
