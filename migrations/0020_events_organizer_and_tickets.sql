ALTER TABLE "event_translation" ADD COLUMN "organizer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "is_free" boolean;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "price_from" integer;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "ticket_url" text;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_price_check" CHECK ("event"."price_from" is null or ("event"."price_from" > 0 and "event"."is_free" is false));--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_ticket_url_check" CHECK ("event"."ticket_url" like 'https://%');