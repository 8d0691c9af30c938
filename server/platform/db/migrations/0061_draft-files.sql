CREATE TABLE "draft_files" (
	"draft_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "draft_files_draft_id_file_id_pk" PRIMARY KEY("draft_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_draft_id_answer_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."answer_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_files_file_idx" ON "draft_files" USING btree ("file_id");--> statement-breakpoint
CREATE TRIGGER draft_files_file AFTER DELETE OR UPDATE OF file_id ON draft_files FOR EACH ROW EXECUTE FUNCTION remove_unused_file();
