-- Lists are looked for by name, ten rows at a time: compared as bytes, and not by the rules of a language.
CREATE TABLE "ready_row" (
	"list" text COLLATE "C" NOT NULL,
	"record_id" integer NOT NULL,
	"body" text NOT NULL,
	"tags" text[] NOT NULL,
	"record_mark" "xid" NOT NULL,
	"text_mark" "xid" NOT NULL,
	"seen" "xid8" NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "ready_row_list_record_id_pk" PRIMARY KEY("list","record_id")
);
--> statement-breakpoint
-- Not logged, as what says that a row has become wrong (0037).
ALTER TABLE "ready_row" SET UNLOGGED;
