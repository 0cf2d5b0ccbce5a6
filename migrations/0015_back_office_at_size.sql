CREATE INDEX "blog_category_translation_pictures_index" ON "blog_category_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "blog_translation_pictures_index" ON "blog_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "city_translation_pictures_index" ON "city_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "customer_name_trigram" ON "customer" USING gin (fold("full_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_translation_pictures_index" ON "event_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "experience_translation_pictures_index" ON "experience_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "experience_type_translation_pictures_index" ON "experience_type_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "audit_entry_title_trigram" ON "audit_entry" USING gin (fold("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_folder_index" ON "media" USING btree ("folder","created_at","id");--> statement-breakpoint
CREATE INDEX "media_translation_alt_trigram" ON "media_translation" USING gin (fold("alt") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "region_translation_pictures_index" ON "region_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "resource_translation_pictures_index" ON "resource_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "review_text_trigram" ON "review" USING gin (fold("title" || ' ' || "content") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "theme_translation_pictures_index" ON "theme_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "thing_to_do_translation_pictures_index" ON "thing_to_do_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "thing_to_do_category_translation_pictures_index" ON "thing_to_do_category_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "tour_translation_pictures_index" ON "tour_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "tour_day_translation_pictures_index" ON "tour_day_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "travel_style_translation_pictures_index" ON "travel_style_translation" USING btree ("record_id") WHERE content like '%/media/%';