ALTER TABLE "fact_record" ADD COLUMN "country_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_record" ADD COLUMN "max_days" smallint;--> statement-breakpoint
ALTER TABLE "fact_record" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "fact_record" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "fact_record" ADD CONSTRAINT "fact_record_country_codes_check" CHECK (array_to_string("fact_record"."country_codes", ',', '-') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$');--> statement-breakpoint
ALTER TABLE "fact_record" ADD CONSTRAINT "fact_record_max_days_check" CHECK ("fact_record"."max_days" > 0);--> statement-breakpoint
ALTER TABLE "fact_record" ADD CONSTRAINT "fact_record_valid_check" CHECK ("fact_record"."valid_until" >= "fact_record"."valid_from");