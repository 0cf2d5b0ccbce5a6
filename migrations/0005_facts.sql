ALTER TABLE "resource" DROP CONSTRAINT "resource_vr_link_check";--> statement-breakpoint
ALTER TABLE "fact_record_translation" ADD COLUMN "label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_record_translation" drop column "folded_text";--> statement-breakpoint
ALTER TABLE "fact_record_translation" ADD COLUMN "folded_text" text GENERATED ALWAYS AS (fold(label || ' ' || value)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "fact_record_text_trigram" ON "fact_record_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "fact_record" ADD COLUMN "status" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_record" ADD COLUMN "sort" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "fact_record_sort_index" ON "fact_record" USING btree ("sort","id");--> statement-breakpoint
ALTER TABLE "fact_record" ADD CONSTRAINT "fact_record_status_check" CHECK ("fact_record"."status" in (0, 1));--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_vr_link_check" CHECK ("resource"."vr_link" ~ '^(https://|/media/)');
