CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"last_error" text,
	"summary" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "external_link" (
	"url" text PRIMARY KEY NOT NULL,
	"reason" text,
	"status_code" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_link_reason_check" CHECK ("external_link"."reason" in ('unreachable', 'refused')),
	CONSTRAINT "external_link_url_check" CHECK (char_length("external_link"."url") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "link_problem" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_problem_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entity" text NOT NULL,
	"record_id" integer NOT NULL,
	"lang_id" text DEFAULT '' NOT NULL,
	"field" text NOT NULL,
	"url" text NOT NULL,
	"reason" text NOT NULL,
	"status_code" integer,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_problem_reason_check" CHECK ("link_problem"."reason" in ('missing', 'hidden', 'unreachable', 'refused')),
	CONSTRAINT "link_problem_url_check" CHECK (char_length("link_problem"."url") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "media_former_file" (
	"hash" text PRIMARY KEY NOT NULL,
	"media_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_former_file" ADD CONSTRAINT "media_former_file_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_link_checked_index" ON "external_link" USING btree ("checked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "link_problem_place_key" ON "link_problem" USING btree ("entity","record_id","lang_id","field","url");--> statement-breakpoint
CREATE INDEX "media_former_file_media_index" ON "media_former_file" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "blog_category_begins_index" ON "blog_category" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "blog_category_ends_index" ON "blog_category" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "blog_category_bin_index" ON "blog_category" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "blog_begins_index" ON "blog" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "blog_ends_index" ON "blog" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "blog_bin_index" ON "blog" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "city_begins_index" ON "city" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "city_ends_index" ON "city" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "city_bin_index" ON "city" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "event_begins_index" ON "event" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "event_ends_index" ON "event" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "event_bin_index" ON "event" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "experience_begins_index" ON "experience" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "experience_ends_index" ON "experience" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "experience_bin_index" ON "experience" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "experience_type_begins_index" ON "experience_type" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "experience_type_ends_index" ON "experience_type" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "experience_type_bin_index" ON "experience_type" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_failed_index" ON "outbox" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "media_translation_alt_index" ON "media_translation" USING btree ("lang_id","media_id") WHERE alt <> '';--> statement-breakpoint
CREATE INDEX "plan_your_trip_item_begins_index" ON "plan_your_trip_item" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "plan_your_trip_item_ends_index" ON "plan_your_trip_item" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "plan_your_trip_item_bin_index" ON "plan_your_trip_item" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "region_begins_index" ON "region" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "region_ends_index" ON "region" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "region_bin_index" ON "region" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "resource_begins_index" ON "resource" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "resource_ends_index" ON "resource" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "resource_bin_index" ON "resource" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "theme_begins_index" ON "theme" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "theme_ends_index" ON "theme" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "theme_bin_index" ON "theme" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "thing_to_do_begins_index" ON "thing_to_do" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "thing_to_do_ends_index" ON "thing_to_do" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "thing_to_do_bin_index" ON "thing_to_do" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "thing_to_do_category_begins_index" ON "thing_to_do_category" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "thing_to_do_category_ends_index" ON "thing_to_do_category" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "thing_to_do_category_bin_index" ON "thing_to_do_category" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "tour_begins_index" ON "tour" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "tour_ends_index" ON "tour" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "tour_bin_index" ON "tour" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "travel_style_begins_index" ON "travel_style" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "travel_style_ends_index" ON "travel_style" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "travel_style_bin_index" ON "travel_style" USING btree ("deleted_at") WHERE deleted_at is not null;