ALTER TABLE "event" ADD COLUMN "is_memorial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "is_memorial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "is_memorial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "thing_to_do" ADD COLUMN "is_memorial" boolean DEFAULT false NOT NULL;