CREATE TABLE "cdn" (
	"is_set" boolean PRIMARY KEY DEFAULT true NOT NULL,
	CONSTRAINT "cdn_is_set_check" CHECK ("cdn"."is_set")
);
--> statement-breakpoint
CREATE TABLE "cdn_purge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cdn_purge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tag" text NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "cdn_purge_transaction_key" ON "cdn_purge" USING btree ("transaction","tag");--> statement-breakpoint
CREATE INDEX "cdn_purge_due_index" ON "cdn_purge" USING btree ("next_attempt_at");--> statement-breakpoint
-- Notes for a CDN what has changed, once in a transaction, where there is a CDN.
CREATE FUNCTION note_purge(changed text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO cdn_purge (tag)
  SELECT changed
  WHERE EXISTS (SELECT FROM cdn)
    AND NOT EXISTS (SELECT FROM cdn_purge WHERE transaction = pg_current_xact_id() AND tag = changed);
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed text := regexp_replace(TG_TABLE_NAME, '_translation$', '');
BEGIN
  PERFORM pg_notify('changed', changed);
  INSERT INTO table_change VALUES (changed, pg_current_xact_id()) ON CONFLICT DO NOTHING;
  PERFORM note_purge(changed);
  RETURN NULL;
END $$;--> statement-breakpoint
-- A picture never changes under its address; one that is taken away or replaced has to go where it was kept for a year.
CREATE FUNCTION note_picture_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_purge('picture-' || left(OLD.file, 32));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER picture_gone AFTER DELETE ON media FOR EACH ROW EXECUTE FUNCTION note_picture_gone();--> statement-breakpoint
CREATE TRIGGER picture_replaced AFTER UPDATE OF file ON media FOR EACH ROW WHEN (OLD.file IS DISTINCT FROM NEW.file)
  EXECUTE FUNCTION note_picture_gone();
