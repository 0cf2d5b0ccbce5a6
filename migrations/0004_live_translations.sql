CREATE INDEX "blog_category_translation_live_index" ON "blog_category_translation" USING btree ("lang_id","record_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "blog_translation_live_index" ON "blog_translation" USING btree ("lang_id","record_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "city_translation_live_index" ON "city_translation" USING btree ("lang_id","record_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "event_translation_live_index" ON "event_translation" USING btree ("lang_id","record_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "experience_translation_live_index" ON "experience_translation" USING btree ("lang_id","record_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "experience_type_translation_live_index" ON "experience_type_translation" USING btree ("lang_id","record_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "region_translation_live_index" ON "region_translation" USING btree ("lang_id","record_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "resource_translation_live_index" ON "resource_translation" USING btree ("lang_id","record_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "theme_translation_live_index" ON "theme_translation" USING btree ("lang_id","record_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "thing_to_do_translation_live_index" ON "thing_to_do_translation" USING btree ("lang_id","record_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "thing_to_do_category_translation_live_index" ON "thing_to_do_category_translation" USING btree ("lang_id","record_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "tour_translation_live_index" ON "tour_translation" USING btree ("lang_id","record_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "travel_style_translation_live_index" ON "travel_style_translation" USING btree ("lang_id","record_id") WHERE is_published;