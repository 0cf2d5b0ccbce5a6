DROP INDEX "check_in_newest_index";--> statement-breakpoint
DROP INDEX "check_in_customer_index";--> statement-breakpoint
DROP INDEX "check_in_nfc_tag_index";--> statement-breakpoint
ALTER TABLE "check_in" ADD COLUMN "client_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "check_in" ADD COLUMN "verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "check_in" ADD COLUMN "visited_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "check_in" SET "visited_at" = "created_at";--> statement-breakpoint
-- The day is that of the visit, no longer that of its arrival; the unique index goes and comes with the column.
ALTER TABLE "check_in" DROP COLUMN "day";--> statement-breakpoint
ALTER TABLE "check_in" ADD COLUMN "day" date GENERATED ALWAYS AS ((visited_at at time zone 'Asia/Ho_Chi_Minh')::date) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_day_key" ON "check_in" USING btree ("resource_id","visitor_key","day");--> statement-breakpoint
CREATE INDEX "check_in_day_index" ON "check_in" USING btree ("resource_id","day");--> statement-breakpoint
CREATE INDEX "check_in_visitor_index" ON "check_in" USING btree ("visitor_key");--> statement-breakpoint
CREATE INDEX "check_in_customer_index" ON "check_in" USING btree ("customer_id","visited_at");--> statement-breakpoint
CREATE INDEX "check_in_nfc_tag_index" ON "check_in" USING btree ("nfc_tag_id","visited_at");--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_client_id_unique" UNIQUE("client_id");--> statement-breakpoint
ALTER TABLE "nfc_tag" ADD COLUMN "last_seen_at" timestamp with time zone;
