-- A crash may forget who sent how many forms; no visitor should wait for the disk because of it.
CREATE UNLOGGED TABLE "quick_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
