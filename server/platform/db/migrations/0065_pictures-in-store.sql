ALTER TABLE "brand_files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_photographs" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_files" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "team_photographs" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "brand_files" ADD CONSTRAINT "brand_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_photographs" ADD CONSTRAINT "team_photographs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_files_file_idx" ON "brand_files" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "team_photographs_file_idx" ON "team_photographs" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
ALTER TABLE "brand_files" ADD CONSTRAINT "brand_files_one_place" CHECK (num_nonnulls(content, file_id) = 1);--> statement-breakpoint
ALTER TABLE "team_photographs" ADD CONSTRAINT "team_photographs_one_place" CHECK (num_nonnulls(content, file_id) = 1);--> statement-breakpoint
CREATE TRIGGER brand_files_file AFTER DELETE OR UPDATE OF file_id ON brand_files FOR EACH ROW EXECUTE FUNCTION remove_unused_file();
--> statement-breakpoint
CREATE TRIGGER team_photographs_file AFTER DELETE OR UPDATE OF file_id ON team_photographs FOR EACH ROW EXECUTE FUNCTION remove_unused_file();
