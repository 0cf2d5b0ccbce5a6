DROP INDEX "trip_unowned_index";--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "secret_hash" text;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trip" ADD COLUMN "client_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "trip_client_key" ON "trip" USING btree ("customer_id","client_id");--> statement-breakpoint
CREATE INDEX "trip_unowned_index" ON "trip" USING btree (coalesce(read_at, created_at)) WHERE customer_id is null;