ALTER TABLE "resource" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;