ALTER TABLE "search_document" ADD COLUMN "written_words" "tsvector";--> statement-breakpoint
CREATE INDEX "search_document_en_written_words" ON "search_document" USING gin ("written_words") WHERE lang_id = 'en' and is_shown;--> statement-breakpoint
CREATE INDEX "search_document_vi_written_words" ON "search_document" USING gin ("written_words") WHERE lang_id = 'vi' and is_shown;