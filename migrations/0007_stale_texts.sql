CREATE TABLE "stale_text" (
	"entity" text NOT NULL,
	"lang_id" text NOT NULL,
	"record_id" integer NOT NULL,
	"field" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "stale_text_entity_lang_id_record_id_field_pk" PRIMARY KEY("entity","lang_id","record_id","field")
);
--> statement-breakpoint
ALTER TABLE "stale_text" ADD CONSTRAINT "stale_text_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_category_translation_hidden_index" ON "blog_category_translation" USING btree ("lang_id","record_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "blog_translation_hidden_index" ON "blog_translation" USING btree ("lang_id","record_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "city_translation_hidden_index" ON "city_translation" USING btree ("lang_id","record_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "event_translation_hidden_index" ON "event_translation" USING btree ("lang_id","record_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "experience_translation_hidden_index" ON "experience_translation" USING btree ("lang_id","record_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "experience_type_translation_hidden_index" ON "experience_type_translation" USING btree ("lang_id","record_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "region_translation_hidden_index" ON "region_translation" USING btree ("lang_id","record_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "resource_translation_hidden_index" ON "resource_translation" USING btree ("lang_id","record_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "theme_translation_hidden_index" ON "theme_translation" USING btree ("lang_id","record_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "thing_to_do_translation_hidden_index" ON "thing_to_do_translation" USING btree ("lang_id","record_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "thing_to_do_category_translation_hidden_index" ON "thing_to_do_category_translation" USING btree ("lang_id","record_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "tour_translation_hidden_index" ON "tour_translation" USING btree ("lang_id","record_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "travel_style_translation_hidden_index" ON "travel_style_translation" USING btree ("lang_id","record_id") WHERE not is_published;