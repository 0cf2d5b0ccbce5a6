-- Distance between words, for correcting misspelt ones.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- Folded text as words of Latin letters and digits with one space between.
CREATE OR REPLACE FUNCTION plain_words(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT trim(regexp_replace(fold(value), '[^a-z0-9]+', ' ', 'g')) $$;
--> statement-breakpoint
-- Each two neighbouring words as one: Vietnamese names are often written so abroad ("Hanoi", "Danang").
CREATE OR REPLACE FUNCTION joined_pairs(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT coalesce(string_agg(word || next_word, ' '), '')
    FROM (
      SELECT word, lead(word) OVER (ORDER BY position) AS next_word
      FROM regexp_split_to_table(words, ' ') WITH ORDINALITY AS split(word, position)
    ) AS pairs
    WHERE next_word IS NOT NULL
  $$;
--> statement-breakpoint
-- Words of titles and names, neighbours joined as well.
CREATE OR REPLACE FUNCTION title_vector(title text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT to_tsvector('simple', plain_words(title) || ' ' || joined_pairs(plain_words(title))) $$;
--> statement-breakpoint
-- Words of a text or of HTML.
CREATE OR REPLACE FUNCTION text_vector(html text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT to_tsvector('simple', plain_words(regexp_replace(html, '<[^>]*>|&[a-z]+;', ' ', 'g'))) $$;
--> statement-breakpoint
CREATE TABLE "search_document" (
	"entity" text NOT NULL,
	"record_id" integer NOT NULL,
	"lang_id" text NOT NULL,
	"title" text NOT NULL,
	"folded_title" text NOT NULL,
	"folded_names" text DEFAULT '' NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"is_shown" boolean NOT NULL,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "search_document_entity_record_id_lang_id_pk" PRIMARY KEY("entity","record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_document_en_words" ON "search_document" USING gin ("words") WHERE lang_id = 'en' and is_shown;--> statement-breakpoint
CREATE INDEX "search_document_en_title_words" ON "search_document" USING gin ("title_words") WHERE lang_id = 'en' and is_shown;--> statement-breakpoint
CREATE INDEX "search_document_en_title" ON "search_document" USING btree ("folded_title" text_pattern_ops) WHERE lang_id = 'en' and is_shown;--> statement-breakpoint
CREATE INDEX "search_document_vi_words" ON "search_document" USING gin ("words") WHERE lang_id = 'vi' and is_shown;--> statement-breakpoint
CREATE INDEX "search_document_vi_title_words" ON "search_document" USING gin ("title_words") WHERE lang_id = 'vi' and is_shown;--> statement-breakpoint
CREATE INDEX "search_document_vi_title" ON "search_document" USING btree ("folded_title" text_pattern_ops) WHERE lang_id = 'vi' and is_shown;--> statement-breakpoint
CREATE INDEX "search_word_prefix" ON "search_word" USING btree ("word" text_pattern_ops);