CREATE TABLE "ready_answer" (
	"key" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"etag" text NOT NULL,
	"tags" text[] NOT NULL,
	"made_of" "pg_snapshot" NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_change" (
	"tag" text NOT NULL,
	"transaction" "xid8" NOT NULL,
	CONSTRAINT "table_change_tag_transaction_pk" PRIMARY KEY("tag","transaction")
);
--> statement-breakpoint
CREATE INDEX "ready_answer_until_index" ON "ready_answer" USING btree ("until");--> statement-breakpoint
-- Made again after a crash, both of them: an answer must not outlive what says that it has become wrong.
ALTER TABLE "ready_answer" SET UNLOGGED;--> statement-breakpoint
ALTER TABLE "table_change" SET UNLOGGED;--> statement-breakpoint
-- Answers are read far more often than written: they are not packed.
ALTER TABLE "ready_answer" ALTER COLUMN "body" SET STORAGE EXTERNAL;--> statement-breakpoint
-- What is told at the commit is also written down by it, so that a finished answer is known to be older in the very moment.
CREATE OR REPLACE FUNCTION notify_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed text := regexp_replace(TG_TABLE_NAME, '_translation$', '');
BEGIN
  PERFORM pg_notify('changed', changed);
  INSERT INTO table_change VALUES (changed, pg_current_xact_id()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
