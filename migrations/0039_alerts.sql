CREATE TABLE "alert_translation" (
	"record_id" integer NOT NULL,
	"lang_id" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"folded_title" text GENERATED ALWAYS AS (fold(title)) STORED NOT NULL,
	"folded_text" text GENERATED ALWAYS AS (fold(title || ' ' || description)) STORED NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	CONSTRAINT "alert_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "alert" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"waiting_alts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"is_nationwide" boolean DEFAULT false NOT NULL,
	"provinces" text[] DEFAULT '{}' NOT NULL,
	"city_ids" integer[] DEFAULT '{}' NOT NULL,
	"source_url" text,
	CONSTRAINT "alert_status_check" CHECK ("alert"."status" in (0, 1)),
	CONSTRAINT "alert_kind_check" CHECK ("alert"."kind" in ('storm', 'flood', 'closure', 'rail', 'other')),
	CONSTRAINT "alert_severity_check" CHECK ("alert"."severity" in ('notice', 'warning', 'danger')),
	CONSTRAINT "alert_source_url_check" CHECK ("alert"."source_url" ~ '^https?://')
);
--> statement-breakpoint
ALTER TABLE "alert_translation" ADD CONSTRAINT "alert_translation_record_id_alert_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_translation" ADD CONSTRAINT "alert_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_slug_key" ON "alert_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "alert_translation_live_index" ON "alert_translation" USING btree ("lang_id","record_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "alert_translation_hidden_index" ON "alert_translation" USING btree ("lang_id","record_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "alert_translation_pictures_index" ON "alert_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "alert_title_trigram" ON "alert_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "alert_text_trigram" ON "alert_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "alert_sort_index" ON "alert" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "alert_image_index" ON "alert" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "alert_begins_index" ON "alert" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "alert_ends_index" ON "alert" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "alert_bin_index" ON "alert" USING btree ("deleted_at") WHERE deleted_at is not null;