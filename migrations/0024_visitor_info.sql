ALTER TABLE "event" ADD COLUMN "opening_hours" jsonb;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "duration_minutes" integer;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "accessibility" jsonb;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "visitor_info" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "opening_hours" jsonb;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "accessibility" jsonb;--> statement-breakpoint
ALTER TABLE "experience" ADD COLUMN "visitor_info" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "duration_minutes" integer;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "visitor_info" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "thing_to_do" ADD COLUMN "opening_hours" jsonb;--> statement-breakpoint
ALTER TABLE "thing_to_do" ADD COLUMN "accessibility" jsonb;--> statement-breakpoint
ALTER TABLE "thing_to_do" ADD COLUMN "visitor_info" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_duration_check" CHECK ("event"."duration_minutes" > 0);--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_duration_check" CHECK ("resource"."duration_minutes" > 0);