DROP INDEX "thing_to_do_popular_index";--> statement-breakpoint
CREATE INDEX "blog_newest_index" ON "blog" USING btree ("published_at" desc nulls last,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_category_newest_index" ON "blog" USING btree ("category_id","published_at" desc nulls last,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "experience_type_hot_first_index" ON "experience" USING btree ("experience_type_id","is_hot" DESC NULLS FIRST,"sort","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "thing_to_do_best_rated_index" ON "thing_to_do" USING btree ((rating_sum::numeric / nullif(rating_count, 0)) desc nulls last,"rating_count" DESC NULLS FIRST,"sort","id" DESC NULLS FIRST);