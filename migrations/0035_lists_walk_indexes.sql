DROP INDEX "blog_category_sort_index";--> statement-breakpoint
DROP INDEX "blog_sort_index";--> statement-breakpoint
DROP INDEX "blog_category_index";--> statement-breakpoint
DROP INDEX "blog_city_index";--> statement-breakpoint
DROP INDEX "city_sort_index";--> statement-breakpoint
DROP INDEX "city_region_index";--> statement-breakpoint
DROP INDEX "city_highlight_index";--> statement-breakpoint
DROP INDEX "event_sort_index";--> statement-breakpoint
DROP INDEX "experience_sort_index";--> statement-breakpoint
DROP INDEX "experience_type_index";--> statement-breakpoint
DROP INDEX "experience_region_index";--> statement-breakpoint
DROP INDEX "experience_city_index";--> statement-breakpoint
DROP INDEX "experience_hot_index";--> statement-breakpoint
DROP INDEX "experience_type_sort_index";--> statement-breakpoint
DROP INDEX "experience_type_parent_index";--> statement-breakpoint
DROP INDEX "plan_your_trip_item_sort_index";--> statement-breakpoint
DROP INDEX "region_sort_index";--> statement-breakpoint
DROP INDEX "resource_sort_index";--> statement-breakpoint
DROP INDEX "resource_type_index";--> statement-breakpoint
DROP INDEX "resource_city_index";--> statement-breakpoint
DROP INDEX "resource_hotel_type_index";--> statement-breakpoint
DROP INDEX "resource_historic_index";--> statement-breakpoint
DROP INDEX "resource_vr_index";--> statement-breakpoint
DROP INDEX "theme_sort_index";--> statement-breakpoint
DROP INDEX "thing_to_do_sort_index";--> statement-breakpoint
DROP INDEX "thing_to_do_city_index";--> statement-breakpoint
DROP INDEX "thing_to_do_category_index";--> statement-breakpoint
DROP INDEX "thing_to_do_category_sort_index";--> statement-breakpoint
DROP INDEX "thing_to_do_category_active_index";--> statement-breakpoint
DROP INDEX "tour_sort_index";--> statement-breakpoint
DROP INDEX "tour_duration_index";--> statement-breakpoint
DROP INDEX "tour_departure_point_index";--> statement-breakpoint
DROP INDEX "tour_travel_style_index";--> statement-breakpoint
DROP INDEX "travel_style_sort_index";--> statement-breakpoint
CREATE INDEX "blog_category_sort_index" ON "blog_category" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_sort_index" ON "blog" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_category_index" ON "blog" USING btree ("category_id","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_city_index" ON "blog" USING btree ("city_id","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "city_sort_index" ON "city" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "city_region_index" ON "city" USING btree ("region_id","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "city_highlight_index" ON "city" USING btree ("is_highlight","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "event_sort_index" ON "event" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "experience_sort_index" ON "experience" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "experience_type_index" ON "experience" USING btree ("experience_type_id","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "experience_region_index" ON "experience" USING btree ("region_id","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "experience_city_index" ON "experience" USING btree ("city_id","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "experience_hot_index" ON "experience" USING btree ("experience_type_id","sort","id" DESC NULLS FIRST) WHERE is_hot and deleted_at is null;--> statement-breakpoint
CREATE INDEX "experience_type_sort_index" ON "experience_type" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "experience_type_parent_index" ON "experience_type" USING btree ("parent_id","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "plan_your_trip_item_sort_index" ON "plan_your_trip_item" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "region_sort_index" ON "region" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resource_sort_index" ON "resource" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resource_type_index" ON "resource" USING btree ("resource_type","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_city_index" ON "resource" USING btree ("city_id","resource_type","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resource_hotel_type_index" ON "resource" USING btree ("hotel_type","sort","id" DESC NULLS FIRST) WHERE resource_type = 3191;--> statement-breakpoint
CREATE INDEX "resource_historic_index" ON "resource" USING btree ("resource_type","sort","id" DESC NULLS FIRST) WHERE is_historic;--> statement-breakpoint
CREATE INDEX "resource_vr_index" ON "resource" USING btree ("resource_type","sort","id" DESC NULLS FIRST) WHERE vr_link is not null;--> statement-breakpoint
CREATE INDEX "theme_sort_index" ON "theme" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "thing_to_do_sort_index" ON "thing_to_do" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "thing_to_do_city_index" ON "thing_to_do" USING btree ("city_id","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "thing_to_do_category_index" ON "thing_to_do" USING btree ("category_id","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "thing_to_do_category_sort_index" ON "thing_to_do_category" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "thing_to_do_category_active_index" ON "thing_to_do_category" USING btree ("is_active","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tour_sort_index" ON "tour" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tour_duration_index" ON "tour" USING btree ("duration_days","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tour_departure_point_index" ON "tour" USING btree ("departure_point_id","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tour_travel_style_index" ON "tour" USING btree ("travel_style_id","sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "travel_style_sort_index" ON "travel_style" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;