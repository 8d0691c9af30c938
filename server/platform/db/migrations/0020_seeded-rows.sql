CREATE TABLE "seeded_rows" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"row_id" integer,
	"print" text NOT NULL
);
