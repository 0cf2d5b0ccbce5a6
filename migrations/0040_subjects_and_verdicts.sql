ALTER TABLE "faq" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "resource_translation" ADD COLUMN "detour_if" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_translation" ADD COLUMN "skip_if" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "verdict_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "verdict_on" date;