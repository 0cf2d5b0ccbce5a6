CREATE TABLE "collection_translation" (
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
	"ask" text DEFAULT '' NOT NULL,
	CONSTRAINT "collection_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collection_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
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
	"rule" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"written_for" text,
	CONSTRAINT "collection_status_check" CHECK ("collection"."status" in (0, 1)),
	CONSTRAINT "collection_rule_check" CHECK (jsonb_typeof("collection"."rule") = 'array'),
	CONSTRAINT "collection_written_for_check" CHECK ("collection"."written_for" in ('en', 'vi'))
);
--> statement-breakpoint
ALTER TABLE "collection_translation" ADD CONSTRAINT "collection_translation_record_id_collection_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."collection"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_translation" ADD CONSTRAINT "collection_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_slug_key" ON "collection_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "collection_translation_live_index" ON "collection_translation" USING btree ("lang_id","record_id") WHERE is_published;--> statement-breakpoint
CREATE INDEX "collection_translation_hidden_index" ON "collection_translation" USING btree ("lang_id","record_id") WHERE not is_published;--> statement-breakpoint
CREATE INDEX "collection_translation_pictures_index" ON "collection_translation" USING btree ("record_id") WHERE content like '%/media/%';--> statement-breakpoint
CREATE INDEX "collection_title_trigram" ON "collection_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "collection_text_trigram" ON "collection_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "collection_sort_index" ON "collection" USING btree ("sort","id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "collection_image_index" ON "collection" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "collection_begins_index" ON "collection" USING btree ("published_at") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "collection_ends_index" ON "collection" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "collection_bin_index" ON "collection" USING btree ("deleted_at") WHERE deleted_at is not null;