ALTER TABLE "fact_record_translation" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "fact_record_translation" t SET "source" = r."source" FROM "fact_record" r WHERE r."id" = t."record_id";--> statement-breakpoint
ALTER TABLE "fact_record" DROP COLUMN "source";