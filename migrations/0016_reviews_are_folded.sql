DROP INDEX "review_text_trigram";--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "folded_text" text GENERATED ALWAYS AS (fold(title || ' ' || content)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "review_text_trigram" ON "review" USING gin ("folded_text" gin_trgm_ops);