CREATE TABLE "admin_password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"admin_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_session" (
	"id" text PRIMARY KEY NOT NULL,
	"admin_id" integer NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"avatar_id" integer,
	"role_id" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_login_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_count_check" CHECK ("attempt"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "permission" (
	"code" text PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"action" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_permission" (
	"role_id" integer NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permission_role_id_permission_pk" PRIMARY KEY("role_id","permission")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "role_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "blog_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_category_status_check" CHECK ("blog_category"."status" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "blog_category_translation" (
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
	CONSTRAINT "blog_category_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "blog_related" (
	"blog_id" integer NOT NULL,
	"related_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "blog_related_blog_id_related_id_pk" PRIMARY KEY("blog_id","related_id"),
	CONSTRAINT "blog_related_self_check" CHECK ("blog_related"."blog_id" <> "blog_related"."related_id")
);
--> statement-breakpoint
CREATE TABLE "blog_translation" (
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
	"word_count" integer GENERATED ALWAYS AS (coalesce(array_length(regexp_split_to_array(content, '\s+'), 1), 0)) STORED NOT NULL,
	CONSTRAINT "blog_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "blog" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"category_id" integer NOT NULL,
	"city_id" integer,
	"author" text DEFAULT '' NOT NULL,
	CONSTRAINT "blog_status_check" CHECK ("blog"."status" in (0, 1)),
	CONSTRAINT "blog_rating_check" CHECK ("blog"."rating_count" >= 0 and "blog"."rating_sum" >= "blog"."rating_count")
);
--> statement-breakpoint
CREATE TABLE "check_in" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_in_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_id" integer NOT NULL,
	"visitor_key" text NOT NULL,
	"customer_id" integer,
	"nfc_tag_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"day" date GENERATED ALWAYS AS ((created_at at time zone 'Asia/Ho_Chi_Minh')::date) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nfc_tag" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "nfc_tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"resource_id" integer NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "nfc_tag_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "city" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "city_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"city_code" text NOT NULL,
	"region_id" integer NOT NULL,
	"is_highlight" boolean DEFAULT false NOT NULL,
	"best_months" smallint[] DEFAULT '{}' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"formerly" text DEFAULT '' NOT NULL,
	"former_names" text[] DEFAULT '{}' NOT NULL,
	"folded_names" text GENERATED ALWAYS AS (fold(province || ' ' || formerly || ' ' || immutable_join(former_names))) STORED,
	"lat" real,
	"lon" real,
	CONSTRAINT "city_city_code_unique" UNIQUE("city_code"),
	CONSTRAINT "city_status_check" CHECK ("city"."status" in (0, 1)),
	CONSTRAINT "city_code_check" CHECK ("city"."city_code" ~ '^[A-Z0-9]{2,8}$'),
	CONSTRAINT "city_best_months_check" CHECK ("city"."best_months" <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[]),
	CONSTRAINT "city_coordinates_check" CHECK ("city"."lat" between -90 and 90 and "city"."lon" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "city_translation" (
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
	CONSTRAINT "city_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "climate_normal" (
	"city_id" integer NOT NULL,
	"month" smallint NOT NULL,
	"min_c" real NOT NULL,
	"max_c" real NOT NULL,
	"rain_mm" real NOT NULL,
	CONSTRAINT "climate_normal_city_id_month_pk" PRIMARY KEY("city_id","month"),
	CONSTRAINT "climate_normal_month_check" CHECK ("climate_normal"."month" between 1 and 12),
	CONSTRAINT "climate_normal_range_check" CHECK ("climate_normal"."min_c" <= "climate_normal"."max_c" and "climate_normal"."rain_mm" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"lang_id" text NOT NULL,
	"customer_id" integer,
	"status" text DEFAULT 'new' NOT NULL,
	"handled_by" integer,
	"handled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_message_status_check" CHECK ("contact_message"."status" in ('new', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "currency_rate" (
	"code" text NOT NULL,
	"as_of" date NOT NULL,
	"rate" double precision NOT NULL,
	"source" text NOT NULL,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "currency_rate_code_as_of_pk" PRIMARY KEY("code","as_of"),
	CONSTRAINT "currency_rate_code_check" CHECK ("currency_rate"."code" ~ '^[A-Z]{3}$' and "currency_rate"."code" <> 'VND'),
	CONSTRAINT "currency_rate_rate_check" CHECK ("currency_rate"."rate" > 0 and "currency_rate"."rate" < 'Infinity')
);
--> statement-breakpoint
CREATE TABLE "customer_session" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_token_kind_check" CHECK ("customer_token"."kind" in ('activation', 'reset'))
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"country_code" text,
	"password_hash" text NOT NULL,
	"avatar_id" integer,
	"lang_id" text NOT NULL,
	"activated_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_email_check" CHECK ("customer"."deleted_at" is not null or "customer"."email" <> ''),
	CONSTRAINT "customer_country_code_check" CHECK ("customer"."country_code" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
CREATE TABLE "event_occurrence" (
	"event_id" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	CONSTRAINT "event_occurrence_event_id_start_date_pk" PRIMARY KEY("event_id","start_date"),
	CONSTRAINT "event_occurrence_dates_check" CHECK ("event_occurrence"."end_date" >= "event_occurrence"."start_date")
);
--> statement-breakpoint
CREATE TABLE "event_translation" (
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
	"venue" text DEFAULT '' NOT NULL,
	CONSTRAINT "event_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_active" smallint GENERATED ALWAYS AS (status) STORED NOT NULL,
	"type" text NOT NULL,
	"city_id" integer,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"is_lunar" boolean DEFAULT false NOT NULL,
	"rule" jsonb,
	"lat" real,
	"lon" real,
	CONSTRAINT "event_status_check" CHECK ("event"."status" in (0, 1)),
	CONSTRAINT "event_coordinates_check" CHECK (("event"."lat" is null) = ("event"."lon" is null) and "event"."lat" between -90 and 90 and "event"."lon" between -180 and 180),
	CONSTRAINT "event_type_check" CHECK ("event"."type" in ('festival', 'holiday', 'culture', 'music', 'food', 'sport', 'craft', 'market', 'nature')),
	CONSTRAINT "event_dates_check" CHECK ("event"."end_date" >= "event"."start_date"),
	CONSTRAINT "event_lunar_check" CHECK (not "event"."is_lunar" or "event"."rule" is not null),
	CONSTRAINT "event_rule_check" CHECK ("event"."rule" is null or coalesce(("event"."rule" ->> 'month')::int between 1 and 12
        and ("event"."rule" ->> 'day')::int between 1 and 31 and ("event"."rule" ->> 'days')::int between 1 and 60, false))
);
--> statement-breakpoint
CREATE TABLE "experience_translation" (
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
	"highlights" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "experience_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "experience" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "experience_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"experience_type_id" integer NOT NULL,
	"region_id" integer,
	"city_id" integer,
	"is_hot" boolean DEFAULT false NOT NULL,
	"price_from" integer,
	"duration_minutes" integer,
	"lat" real,
	"lon" real,
	CONSTRAINT "experience_status_check" CHECK ("experience"."status" in (0, 1)),
	CONSTRAINT "experience_rating_check" CHECK ("experience"."rating_count" >= 0 and "experience"."rating_sum" between "experience"."rating_count" and 5 * "experience"."rating_count"),
	CONSTRAINT "experience_coordinates_check" CHECK (("experience"."lat" is null) = ("experience"."lon" is null) and "experience"."lat" between -90 and 90 and "experience"."lon" between -180 and 180),
	CONSTRAINT "experience_price_check" CHECK ("experience"."price_from" >= 0),
	CONSTRAINT "experience_duration_check" CHECK ("experience"."duration_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "experience_type_translation" (
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
	CONSTRAINT "experience_type_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "experience_type" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "experience_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"parent_id" integer,
	"code" text,
	CONSTRAINT "experience_type_code_unique" UNIQUE("code"),
	CONSTRAINT "experience_type_status_check" CHECK ("experience_type"."status" in (0, 1)),
	CONSTRAINT "experience_type_parent_check" CHECK ("experience_type"."parent_id" <> "experience_type"."id"),
	CONSTRAINT "experience_type_code_check" CHECK ("experience_type"."code" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "fact_record_translation" (
	"record_id" integer NOT NULL,
	"lang_id" text NOT NULL,
	"value" text NOT NULL,
	"folded_text" text GENERATED ALWAYS AS (fold(value)) STORED NOT NULL,
	CONSTRAINT "fact_record_translation_record_id_lang_id_pk" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "fact_record" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"source" text NOT NULL,
	"source_url" text,
	"checked_on" date NOT NULL,
	"expires_on" date,
	"is_secondary" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fact_record_key_unique" UNIQUE("key"),
	CONSTRAINT "fact_record_key_check" CHECK ("fact_record"."key" ~ '^[a-z0-9_]+(\.[a-z0-9_]+)*$'),
	CONSTRAINT "fact_record_source_url_check" CHECK ("fact_record"."source_url" ~ '^https?://'),
	CONSTRAINT "fact_record_dates_check" CHECK ("fact_record"."expires_on" > "fact_record"."checked_on")
);
--> statement-breakpoint
CREATE TABLE "faq_translation" (
	"record_id" integer NOT NULL,
	"lang_id" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"folded_text" text GENERATED ALWAYS AS (fold(question || ' ' || answer)) STORED NOT NULL,
	CONSTRAINT "faq_translation_record_id_lang_id_pk" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "faq" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entity_type" smallint NOT NULL,
	"entity_id" integer,
	"is_active" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faq_is_active_check" CHECK ("faq"."is_active" in (0, 1)),
	CONSTRAINT "faq_entity_type_check" CHECK ("faq"."entity_type" in (1, 3, 4, 5, 6))
);
--> statement-breakpoint
CREATE TABLE "gallery_item_translation" (
	"record_id" integer NOT NULL,
	"lang_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "gallery_item_translation_record_id_lang_id_pk" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "gallery_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gallery_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"module" text NOT NULL,
	"entity_id" integer,
	"media_type" text DEFAULT '_IMAGES' NOT NULL,
	"image_id" integer,
	"youtube_id" text,
	"link" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gallery_item_status_check" CHECK ("gallery_item"."status" in (0, 1)),
	CONSTRAINT "gallery_item_media_type_check" CHECK ("gallery_item"."media_type" in ('_IMAGES', '_YOUTUBE')),
	CONSTRAINT "gallery_item_youtube_check" CHECK ("gallery_item"."youtube_id" ~ '^[A-Za-z0-9_-]{11}$')
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"record_id" integer,
	"lang_id" text,
	"title" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revision" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entity" text NOT NULL,
	"record_id" integer NOT NULL,
	"lang_id" text NOT NULL,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"admin_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "language" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"native_name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ui_text" (
	"lang_id" text NOT NULL,
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ui_text_lang_id_namespace_key_pk" PRIMARY KEY("lang_id","namespace","key")
);
--> statement-breakpoint
CREATE TABLE "email_template_translation" (
	"record_id" integer NOT NULL,
	"lang_id" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "email_template_translation_record_id_lang_id_pk" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "email_template" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"variables" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_template_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"template" text NOT NULL,
	"lang_id" text NOT NULL,
	"recipient" text NOT NULL,
	"variables" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"original_name" text DEFAULT '' NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"blur" text NOT NULL,
	"focal_x" real DEFAULT 0.5 NOT NULL,
	"focal_y" real DEFAULT 0.5 NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_file_unique" UNIQUE("file"),
	CONSTRAINT "media_focal_check" CHECK ("media"."focal_x" between 0 and 1 and "media"."focal_y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "media_translation" (
	"media_id" integer NOT NULL,
	"lang_id" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "media_translation_media_id_lang_id_pk" PRIMARY KEY("media_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "customer_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"customer_id" integer,
	"contact_email" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"lang_id" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"total" bigint NOT NULL,
	"currency" text DEFAULT 'VND' NOT NULL,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"actor" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"access_code_hash" text,
	"folded_text" text GENERATED ALWAYS AS (fold(code || ' ' || contact_name || ' ' || contact_email || ' ' || contact_phone)) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_order_code_unique" UNIQUE("code"),
	CONSTRAINT "customer_order_code_check" CHECK ("customer_order"."code" ~ '^[A-Z0-9-]{6,20}$'),
	CONSTRAINT "customer_order_status_check" CHECK ("customer_order"."status" in ('pending', 'paid', 'expired', 'cancelled', 'refunded')),
	CONSTRAINT "customer_order_total_check" CHECK ("customer_order"."total" >= 0),
	CONSTRAINT "customer_order_currency_check" CHECK ("customer_order"."currency" = 'VND'),
	CONSTRAINT "customer_order_paid_check" CHECK ("customer_order"."status" <> 'paid' or "customer_order"."paid_at" is not null),
	CONSTRAINT "customer_order_refunded_check" CHECK (("customer_order"."status" = 'refunded') = ("customer_order"."refunded_at" is not null)),
	CONSTRAINT "customer_order_reachable_check" CHECK ("customer_order"."customer_id" is not null or "customer_order"."access_code_hash" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"kind" smallint NOT NULL,
	"departure_id" integer,
	"room_id" integer,
	"title" text NOT NULL,
	"date" date NOT NULL,
	"nights" smallint,
	"adults" smallint NOT NULL,
	"children" smallint DEFAULT 0 NOT NULL,
	"quantity" smallint NOT NULL,
	"unit_price" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_line_kind_check" CHECK (("order_line"."kind" = 1 and "order_line"."departure_id" is not null and "order_line"."room_id" is null and "order_line"."nights" is null)
        or ("order_line"."kind" = 2 and "order_line"."room_id" is not null and "order_line"."departure_id" is null and "order_line"."nights" is not null)),
	CONSTRAINT "order_line_nights_check" CHECK ("order_line"."nights" between 1 and 60),
	CONSTRAINT "order_line_people_check" CHECK ("order_line"."adults" >= 1 and "order_line"."children" >= 0),
	CONSTRAINT "order_line_quantity_check" CHECK ("order_line"."quantity" >= 1 and ("order_line"."kind" <> 1 or "order_line"."quantity" = "order_line"."adults" + "order_line"."children")),
	CONSTRAINT "order_line_amount_check" CHECK ("order_line"."unit_price" >= 0 and "order_line"."amount" = "order_line"."unit_price" * "order_line"."quantity" * coalesce("order_line"."nights", 1))
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" integer,
	"type" text NOT NULL,
	"raw" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'VND' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"raw" jsonb,
	"succeeded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_amount_check" CHECK ("payment"."amount" >= 0),
	CONSTRAINT "payment_currency_check" CHECK ("payment"."currency" = 'VND'),
	CONSTRAINT "payment_status_check" CHECK ("payment"."status" in ('pending', 'succeeded', 'failed', 'refunded')),
	CONSTRAINT "payment_succeeded_check" CHECK (("payment"."status" in ('succeeded', 'refunded')) = ("payment"."succeeded_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "plan_your_trip_item_translation" (
	"record_id" integer NOT NULL,
	"lang_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image_alt" text DEFAULT '' NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"folded_text" text GENERATED ALWAYS AS (fold(title || ' ' || description)) STORED NOT NULL,
	CONSTRAINT "plan_your_trip_item_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "plan_your_trip_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_your_trip_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	CONSTRAINT "plan_your_trip_item_status_check" CHECK ("plan_your_trip_item"."status" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "rating" (
	"entity" text NOT NULL,
	"record_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"score" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rating_entity_record_id_customer_id_pk" PRIMARY KEY("entity","record_id","customer_id"),
	CONSTRAINT "rating_score_check" CHECK ("rating"."score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "region_translation" (
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
	CONSTRAINT "region_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "region_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code" text,
	CONSTRAINT "region_code_unique" UNIQUE("code"),
	CONSTRAINT "region_status_check" CHECK ("region"."status" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "resource_theme" (
	"resource_id" integer NOT NULL,
	"theme_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "resource_theme_resource_id_theme_id_pk" PRIMARY KEY("resource_id","theme_id")
);
--> statement-breakpoint
CREATE TABLE "resource_translation" (
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
	"address" text DEFAULT '' NOT NULL,
	"cuisine" text DEFAULT '' NOT NULL,
	"audio_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "resource_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "resource" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"resource_type" smallint NOT NULL,
	"city_id" integer NOT NULL,
	"phone" text,
	"website" text,
	"opening_hours" jsonb,
	"price_band" smallint,
	"star_rating" smallint,
	"hotel_type" text,
	"is_historic" boolean DEFAULT false NOT NULL,
	"facilities" text[] DEFAULT '{}' NOT NULL,
	"accessibility" jsonb,
	"vr_link" text,
	"former_names" text[] DEFAULT '{}' NOT NULL,
	"folded_names" text GENERATED ALWAYS AS (fold(immutable_join(former_names))) STORED,
	"lat" real,
	"lon" real,
	CONSTRAINT "resource_status_check" CHECK ("resource"."status" in (0, 1)),
	CONSTRAINT "resource_rating_check" CHECK ("resource"."rating_count" >= 0 and "resource"."rating_sum" between "resource"."rating_count" and 5 * "resource"."rating_count"),
	CONSTRAINT "resource_coordinates_check" CHECK (("resource"."lat" is null) = ("resource"."lon" is null) and "resource"."lat" between -90 and 90 and "resource"."lon" between -180 and 180),
	CONSTRAINT "resource_type_check" CHECK ("resource"."resource_type" in (3188, 3189, 3190, 3191)),
	CONSTRAINT "resource_price_band_check" CHECK ("resource"."price_band" between 1 and 4),
	CONSTRAINT "resource_star_rating_check" CHECK ("resource"."star_rating" between 1 and 5),
	CONSTRAINT "resource_hotel_type_check" CHECK ("resource"."hotel_type" in ('hotel', 'resort', 'boutique', 'homestay', 'hostel', 'guesthouse', 'villa', 'apartment', 'ecolodge', 'cruise')),
	CONSTRAINT "resource_accommodation_check" CHECK ("resource"."resource_type" = 3191 or ("resource"."star_rating" is null and "resource"."hotel_type" is null)),
	CONSTRAINT "resource_website_check" CHECK ("resource"."website" ~ '^https?://'),
	CONSTRAINT "resource_vr_link_check" CHECK ("resource"."vr_link" ~ '^https://')
);
--> statement-breakpoint
CREATE TABLE "review_image" (
	"review_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "review_image_review_id_media_id_pk" PRIMARY KEY("review_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "review_report" (
	"review_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_report_review_id_customer_id_pk" PRIMARY KEY("review_id","customer_id"),
	CONSTRAINT "review_report_reason_check" CHECK ("review_report"."reason" in ('spam', 'offensive', 'false', 'private', 'other'))
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"review_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_vote_review_id_customer_id_pk" PRIMARY KEY("review_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entity_type" smallint NOT NULL,
	"entity_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"lang_id" text NOT NULL,
	"score" smallint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"rejection_reason" text DEFAULT '' NOT NULL,
	"moderated_by" integer,
	"moderated_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_entity_type_check" CHECK ("review"."entity_type" in (1, 2, 6, 7, 10, 11, 20)),
	CONSTRAINT "review_score_check" CHECK ("review"."score" between 1 and 5),
	CONSTRAINT "review_status_check" CHECK ("review"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "review_moderated_check" CHECK ("review"."status" = 'pending' or "review"."moderated_at" is not null),
	CONSTRAINT "review_helpful_check" CHECK ("review"."helpful_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "room_night" (
	"room_id" integer NOT NULL,
	"night" date NOT NULL,
	"quantity" smallint NOT NULL,
	"held" smallint DEFAULT 0 NOT NULL,
	"sold" smallint DEFAULT 0 NOT NULL,
	"rooms_left" smallint GENERATED ALWAYS AS (quantity - held - sold) STORED NOT NULL,
	CONSTRAINT "room_night_room_id_night_pk" PRIMARY KEY("room_id","night"),
	CONSTRAINT "room_night_held_check" CHECK ("room_night"."held" >= 0),
	CONSTRAINT "room_night_sold_check" CHECK ("room_night"."sold" >= 0),
	CONSTRAINT "room_night_left_check" CHECK ("room_night"."held" + "room_night"."sold" <= "room_night"."quantity")
);
--> statement-breakpoint
CREATE TABLE "room_translation" (
	"record_id" integer NOT NULL,
	"lang_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "room_translation_record_id_lang_id_pk" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource_id" integer NOT NULL,
	"image_id" integer,
	"price" integer NOT NULL,
	"capacity" smallint NOT NULL,
	"quantity" smallint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_status_check" CHECK ("room"."status" in (0, 1)),
	CONSTRAINT "room_price_check" CHECK ("room"."price" >= 0),
	CONSTRAINT "room_capacity_check" CHECK ("room"."capacity" between 1 and 20),
	CONSTRAINT "room_quantity_check" CHECK ("room"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "saved_item" (
	"customer_id" integer NOT NULL,
	"entity" text NOT NULL,
	"record_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_item_customer_id_entity_record_id_pk" PRIMARY KEY("customer_id","entity","record_id")
);
--> statement-breakpoint
CREATE TABLE "search_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"query" text NOT NULL,
	"lang_id" text NOT NULL,
	"results_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_log_query_check" CHECK (char_length("search_log"."query") between 1 and 200),
	CONSTRAINT "search_log_results_check" CHECK ("search_log"."results_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirect_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_from_path_unique" UNIQUE("from_path")
);
--> statement-breakpoint
CREATE TABLE "seo_record" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seo_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lang_id" text NOT NULL,
	"url" text,
	"entity_type" smallint,
	"entity_id" integer,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"image_id" integer,
	"robots_index" smallint DEFAULT 1 NOT NULL,
	"robots_follow" smallint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seo_record_target_check" CHECK ("seo_record"."url" is not null or ("seo_record"."entity_type" is not null and "seo_record"."entity_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "slug_history" (
	"entity" text NOT NULL,
	"lang_id" text NOT NULL,
	"slug" text NOT NULL,
	"record_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "slug_history_entity_lang_id_slug_pk" PRIMARY KEY("entity","lang_id","slug")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"group" text NOT NULL,
	"lang_id" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "setting_group_lang_id_pk" PRIMARY KEY("group","lang_id")
);
--> statement-breakpoint
CREATE TABLE "social_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "social_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"link" text NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_link_status_check" CHECK ("social_link"."status" in (0, 1)),
	CONSTRAINT "social_link_link_check" CHECK ("social_link"."link" ~ '^https://')
);
--> statement-breakpoint
CREATE TABLE "tagging" (
	"entity" text NOT NULL,
	"record_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tagging_entity_record_id_tag_id_pk" PRIMARY KEY("entity","record_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lang_id" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "theme_translation" (
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
	CONSTRAINT "theme_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "theme" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "theme_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "theme_code_unique" UNIQUE("code"),
	CONSTRAINT "theme_status_check" CHECK ("theme"."status" in (0, 1)),
	CONSTRAINT "theme_code_check" CHECK ("theme"."code" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "thing_to_do_translation" (
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
	CONSTRAINT "thing_to_do_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "thing_to_do" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "thing_to_do_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"city_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"duration_minutes" integer,
	"price_from" integer,
	"lat" real,
	"lon" real,
	CONSTRAINT "thing_to_do_status_check" CHECK ("thing_to_do"."status" in (0, 1)),
	CONSTRAINT "thing_to_do_rating_check" CHECK ("thing_to_do"."rating_count" >= 0 and "thing_to_do"."rating_sum" between "thing_to_do"."rating_count" and 5 * "thing_to_do"."rating_count"),
	CONSTRAINT "thing_to_do_coordinates_check" CHECK (("thing_to_do"."lat" is null) = ("thing_to_do"."lon" is null) and "thing_to_do"."lat" between -90 and 90 and "thing_to_do"."lon" between -180 and 180),
	CONSTRAINT "thing_to_do_duration_check" CHECK ("thing_to_do"."duration_minutes" > 0),
	CONSTRAINT "thing_to_do_price_check" CHECK ("thing_to_do"."price_from" >= 0)
);
--> statement-breakpoint
CREATE TABLE "thing_to_do_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "thing_to_do_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_active" smallint GENERATED ALWAYS AS (status) STORED NOT NULL,
	CONSTRAINT "thing_to_do_category_status_check" CHECK ("thing_to_do_category"."status" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "thing_to_do_category_translation" (
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
	CONSTRAINT "thing_to_do_category_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"order_line_id" integer NOT NULL,
	"holder" text NOT NULL,
	"checked_in_at" timestamp with time zone,
	"checked_in_by" integer,
	"voided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_code_unique" UNIQUE("code"),
	CONSTRAINT "ticket_code_check" CHECK ("ticket"."code" ~ '^[A-Z0-9-]{8,40}$'),
	CONSTRAINT "ticket_checked_in_check" CHECK ("ticket"."checked_in_by" is null or "ticket"."checked_in_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "tour_city" (
	"tour_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tour_city_tour_id_city_id_pk" PRIMARY KEY("tour_id","city_id")
);
--> statement-breakpoint
CREATE TABLE "tour_translation" (
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
	"includes" text[] DEFAULT '{}' NOT NULL,
	"excludes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "tour_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "tour" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"duration_days" smallint NOT NULL,
	"duration_nights" smallint NOT NULL,
	"departure_point_id" integer NOT NULL,
	"travel_style_id" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "tour_status_check" CHECK ("tour"."status" in (0, 1)),
	CONSTRAINT "tour_rating_check" CHECK ("tour"."rating_count" >= 0 and "tour"."rating_sum" between "tour"."rating_count" and 5 * "tour"."rating_count"),
	CONSTRAINT "tour_duration_check" CHECK ("tour"."duration_days" between 1 and 60 and "tour"."duration_nights" between 0 and "tour"."duration_days"),
	CONSTRAINT "tour_price_check" CHECK ("tour"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tour_day_translation" (
	"record_id" integer NOT NULL,
	"lang_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"meals" text DEFAULT '' NOT NULL,
	"stay" text DEFAULT '' NOT NULL,
	CONSTRAINT "tour_day_translation_record_id_lang_id_pk" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "tour_day" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tour_id" integer NOT NULL,
	"day" smallint NOT NULL,
	CONSTRAINT "tour_day_check" CHECK ("tour_day"."day" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "tour_stop_translation" (
	"record_id" integer NOT NULL,
	"lang_id" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "tour_stop_translation_record_id_lang_id_pk" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "tour_stop" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_stop_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tour_day_id" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"resource_id" integer,
	"city_id" integer,
	"lat" real,
	"lon" real,
	CONSTRAINT "tour_stop_coordinates_check" CHECK (("tour_stop"."lat" is null) = ("tour_stop"."lon" is null) and "tour_stop"."lat" between -90 and 90 and "tour_stop"."lon" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "tour_departure" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tour_departure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tour_id" integer NOT NULL,
	"date" date NOT NULL,
	"price" integer NOT NULL,
	"seats" integer NOT NULL,
	"seats_held" integer DEFAULT 0 NOT NULL,
	"seats_sold" integer DEFAULT 0 NOT NULL,
	"seats_left" integer GENERATED ALWAYS AS (seats - seats_held - seats_sold) STORED NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_departure_price_check" CHECK ("tour_departure"."price" >= 0),
	CONSTRAINT "tour_departure_held_check" CHECK ("tour_departure"."seats_held" >= 0),
	CONSTRAINT "tour_departure_sold_check" CHECK ("tour_departure"."seats_sold" >= 0),
	CONSTRAINT "tour_departure_left_check" CHECK ("tour_departure"."seats_held" + "tour_departure"."seats_sold" <= "tour_departure"."seats")
);
--> statement-breakpoint
CREATE TABLE "travel_style_translation" (
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
	CONSTRAINT "travel_style_translation_pkey" PRIMARY KEY("record_id","lang_id")
);
--> statement-breakpoint
CREATE TABLE "travel_style" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "travel_style_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" smallint DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"image_id" integer,
	"published_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "travel_style_status_check" CHECK ("travel_style"."status" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "trip" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trip_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"lang_id" text NOT NULL,
	"title" text NOT NULL,
	"plan" jsonb NOT NULL,
	"share_token_hash" text,
	"revoked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trip_reachable_check" CHECK ("trip"."customer_id" is not null or "trip"."share_token_hash" is not null)
);
--> statement-breakpoint
ALTER TABLE "admin_password_reset" ADD CONSTRAINT "admin_password_reset_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_session" ADD CONSTRAINT "admin_session_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin" ADD CONSTRAINT "admin_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin" ADD CONSTRAINT "admin_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_permission_permission_code_fk" FOREIGN KEY ("permission") REFERENCES "public"."permission"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_category" ADD CONSTRAINT "blog_category_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_category_translation" ADD CONSTRAINT "blog_category_translation_record_id_blog_category_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."blog_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_category_translation" ADD CONSTRAINT "blog_category_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_related" ADD CONSTRAINT "blog_related_blog_id_blog_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blog"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_related" ADD CONSTRAINT "blog_related_related_id_blog_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."blog"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_translation" ADD CONSTRAINT "blog_translation_record_id_blog_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."blog"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_translation" ADD CONSTRAINT "blog_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog" ADD CONSTRAINT "blog_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog" ADD CONSTRAINT "blog_category_id_blog_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_category"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog" ADD CONSTRAINT "blog_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_nfc_tag_id_nfc_tag_id_fk" FOREIGN KEY ("nfc_tag_id") REFERENCES "public"."nfc_tag"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nfc_tag" ADD CONSTRAINT "nfc_tag_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_translation" ADD CONSTRAINT "city_translation_record_id_city_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."city"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_translation" ADD CONSTRAINT "city_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "climate_normal" ADD CONSTRAINT "climate_normal_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_handled_by_admin_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."admin"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_session" ADD CONSTRAINT "customer_session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_token" ADD CONSTRAINT "customer_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_occurrence" ADD CONSTRAINT "event_occurrence_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_translation" ADD CONSTRAINT "event_translation_record_id_event_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_translation" ADD CONSTRAINT "event_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_translation" ADD CONSTRAINT "experience_translation_record_id_experience_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."experience"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_translation" ADD CONSTRAINT "experience_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_experience_type_id_experience_type_id_fk" FOREIGN KEY ("experience_type_id") REFERENCES "public"."experience_type"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_type_translation" ADD CONSTRAINT "experience_type_translation_record_id_experience_type_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."experience_type"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_type_translation" ADD CONSTRAINT "experience_type_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_type" ADD CONSTRAINT "experience_type_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience_type" ADD CONSTRAINT "experience_type_parent_id_experience_type_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."experience_type"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_record_translation" ADD CONSTRAINT "fact_record_translation_record_id_fact_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."fact_record"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_record_translation" ADD CONSTRAINT "fact_record_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_translation" ADD CONSTRAINT "faq_translation_record_id_faq_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_translation" ADD CONSTRAINT "faq_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_item_translation" ADD CONSTRAINT "gallery_item_translation_record_id_gallery_item_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."gallery_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_item_translation" ADD CONSTRAINT "gallery_item_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_item" ADD CONSTRAINT "gallery_item_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ui_text" ADD CONSTRAINT "ui_text_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template_translation" ADD CONSTRAINT "email_template_translation_record_id_email_template_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."email_template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template_translation" ADD CONSTRAINT "email_template_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_translation" ADD CONSTRAINT "media_translation_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_translation" ADD CONSTRAINT "media_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_departure_id_tour_departure_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."tour_departure"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_your_trip_item_translation" ADD CONSTRAINT "plan_your_trip_item_translation_record_id_plan_your_trip_item_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."plan_your_trip_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_your_trip_item_translation" ADD CONSTRAINT "plan_your_trip_item_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_your_trip_item" ADD CONSTRAINT "plan_your_trip_item_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating" ADD CONSTRAINT "rating_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_translation" ADD CONSTRAINT "region_translation_record_id_region_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_translation" ADD CONSTRAINT "region_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region" ADD CONSTRAINT "region_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_theme" ADD CONSTRAINT "resource_theme_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_theme" ADD CONSTRAINT "resource_theme_theme_id_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."theme"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_translation" ADD CONSTRAINT "resource_translation_record_id_resource_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_translation" ADD CONSTRAINT "resource_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_image" ADD CONSTRAINT "review_image_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_image" ADD CONSTRAINT "review_image_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_moderated_by_admin_id_fk" FOREIGN KEY ("moderated_by") REFERENCES "public"."admin"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_night" ADD CONSTRAINT "room_night_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_translation" ADD CONSTRAINT "room_translation_record_id_room_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_translation" ADD CONSTRAINT "room_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_item" ADD CONSTRAINT "saved_item_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_log" ADD CONSTRAINT "search_log_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_record" ADD CONSTRAINT "seo_record_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo_record" ADD CONSTRAINT "seo_record_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_history" ADD CONSTRAINT "slug_history_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting" ADD CONSTRAINT "setting_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagging" ADD CONSTRAINT "tagging_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_translation" ADD CONSTRAINT "theme_translation_record_id_theme_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."theme"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_translation" ADD CONSTRAINT "theme_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme" ADD CONSTRAINT "theme_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thing_to_do_translation" ADD CONSTRAINT "thing_to_do_translation_record_id_thing_to_do_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."thing_to_do"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thing_to_do_translation" ADD CONSTRAINT "thing_to_do_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thing_to_do" ADD CONSTRAINT "thing_to_do_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thing_to_do" ADD CONSTRAINT "thing_to_do_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thing_to_do" ADD CONSTRAINT "thing_to_do_category_id_thing_to_do_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."thing_to_do_category"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thing_to_do_category" ADD CONSTRAINT "thing_to_do_category_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thing_to_do_category_translation" ADD CONSTRAINT "thing_to_do_category_translation_record_id_thing_to_do_category_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."thing_to_do_category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thing_to_do_category_translation" ADD CONSTRAINT "thing_to_do_category_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_checked_in_by_admin_id_fk" FOREIGN KEY ("checked_in_by") REFERENCES "public"."admin"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_city" ADD CONSTRAINT "tour_city_tour_id_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tour"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_city" ADD CONSTRAINT "tour_city_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_translation" ADD CONSTRAINT "tour_translation_record_id_tour_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."tour"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_translation" ADD CONSTRAINT "tour_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour" ADD CONSTRAINT "tour_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour" ADD CONSTRAINT "tour_departure_point_id_city_id_fk" FOREIGN KEY ("departure_point_id") REFERENCES "public"."city"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour" ADD CONSTRAINT "tour_travel_style_id_travel_style_id_fk" FOREIGN KEY ("travel_style_id") REFERENCES "public"."travel_style"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_day_translation" ADD CONSTRAINT "tour_day_translation_record_id_tour_day_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."tour_day"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_day_translation" ADD CONSTRAINT "tour_day_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_day" ADD CONSTRAINT "tour_day_tour_id_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tour"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_stop_translation" ADD CONSTRAINT "tour_stop_translation_record_id_tour_stop_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."tour_stop"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_stop_translation" ADD CONSTRAINT "tour_stop_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_stop" ADD CONSTRAINT "tour_stop_tour_day_id_tour_day_id_fk" FOREIGN KEY ("tour_day_id") REFERENCES "public"."tour_day"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_stop" ADD CONSTRAINT "tour_stop_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_stop" ADD CONSTRAINT "tour_stop_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_departure" ADD CONSTRAINT "tour_departure_tour_id_tour_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tour"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_style_translation" ADD CONSTRAINT "travel_style_translation_record_id_travel_style_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."travel_style"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_style_translation" ADD CONSTRAINT "travel_style_translation_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_style" ADD CONSTRAINT "travel_style_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip" ADD CONSTRAINT "trip_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip" ADD CONSTRAINT "trip_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_password_reset_admin_index" ON "admin_password_reset" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_session_admin_index" ON "admin_session" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "admin_session_expires_index" ON "admin_session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_email_key" ON "admin" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "admin_role_index" ON "admin" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "admin_avatar_index" ON "admin" USING btree ("avatar_id");--> statement-breakpoint
CREATE INDEX "attempt_resets_index" ON "attempt" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "role_permission_permission_index" ON "role_permission" USING btree ("permission");--> statement-breakpoint
CREATE INDEX "blog_category_sort_index" ON "blog_category" USING btree ("sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_category_image_index" ON "blog_category" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_category_slug_key" ON "blog_category_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "blog_category_title_trigram" ON "blog_category_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_category_text_trigram" ON "blog_category_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_related_related_index" ON "blog_related" USING btree ("related_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_slug_key" ON "blog_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "blog_title_trigram" ON "blog_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_text_trigram" ON "blog_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blog_sort_index" ON "blog" USING btree ("sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "blog_image_index" ON "blog" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "blog_category_index" ON "blog" USING btree ("category_id","sort","id");--> statement-breakpoint
CREATE INDEX "blog_city_index" ON "blog" USING btree ("city_id","sort","id");--> statement-breakpoint
CREATE INDEX "blog_published_index" ON "blog" USING btree ("published_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_day_key" ON "check_in" USING btree ("resource_id","visitor_key","day");--> statement-breakpoint
CREATE INDEX "check_in_newest_index" ON "check_in" USING btree ("resource_id","created_at");--> statement-breakpoint
CREATE INDEX "check_in_customer_index" ON "check_in" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "check_in_nfc_tag_index" ON "check_in" USING btree ("nfc_tag_id");--> statement-breakpoint
CREATE INDEX "nfc_tag_resource_index" ON "nfc_tag" USING btree ("resource_id","id");--> statement-breakpoint
CREATE INDEX "city_sort_index" ON "city" USING btree ("sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "city_image_index" ON "city" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "city_region_index" ON "city" USING btree ("region_id","sort","id");--> statement-breakpoint
CREATE INDEX "city_highlight_index" ON "city" USING btree ("is_highlight","sort","id");--> statement-breakpoint
CREATE INDEX "city_names_trigram" ON "city" USING gin ("folded_names" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "city_slug_key" ON "city_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "city_title_trigram" ON "city_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "city_text_trigram" ON "city_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_message_status_index" ON "contact_message" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_message_created_index" ON "contact_message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_message_customer_index" ON "contact_message" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "contact_message_handled_by_index" ON "contact_message" USING btree ("handled_by");--> statement-breakpoint
CREATE INDEX "customer_session_customer_index" ON "customer_session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_session_expires_index" ON "customer_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customer_token_customer_index" ON "customer_token" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE INDEX "customer_token_expires_index" ON "customer_token" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email_key" ON "customer" USING btree (lower("email")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customer_avatar_index" ON "customer" USING btree ("avatar_id");--> statement-breakpoint
CREATE INDEX "customer_created_index" ON "customer" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "event_occurrence_start_index" ON "event_occurrence" USING btree ("start_date","event_id");--> statement-breakpoint
CREATE INDEX "event_occurrence_end_index" ON "event_occurrence" USING btree ("end_date","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_slug_key" ON "event_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "event_title_trigram" ON "event_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_text_trigram" ON "event_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_sort_index" ON "event" USING btree ("sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "event_image_index" ON "event" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "event_start_index" ON "event" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "event_end_index" ON "event" USING btree ("end_date","id");--> statement-breakpoint
CREATE INDEX "event_city_index" ON "event" USING btree ("city_id","start_date","id");--> statement-breakpoint
CREATE INDEX "event_type_index" ON "event" USING btree ("type","start_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "experience_slug_key" ON "experience_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "experience_title_trigram" ON "experience_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "experience_text_trigram" ON "experience_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "experience_sort_index" ON "experience" USING btree ("sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "experience_image_index" ON "experience" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "experience_type_index" ON "experience" USING btree ("experience_type_id","sort","id");--> statement-breakpoint
CREATE INDEX "experience_region_index" ON "experience" USING btree ("region_id","sort","id");--> statement-breakpoint
CREATE INDEX "experience_city_index" ON "experience" USING btree ("city_id","sort","id");--> statement-breakpoint
CREATE INDEX "experience_hot_index" ON "experience" USING btree ("experience_type_id","sort","id") WHERE is_hot and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "experience_type_slug_key" ON "experience_type_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "experience_type_title_trigram" ON "experience_type_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "experience_type_text_trigram" ON "experience_type_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "experience_type_sort_index" ON "experience_type" USING btree ("sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "experience_type_image_index" ON "experience_type" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "experience_type_parent_index" ON "experience_type" USING btree ("parent_id","sort","id");--> statement-breakpoint
CREATE INDEX "fact_record_text_trigram" ON "fact_record_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "fact_record_expires_index" ON "fact_record" USING btree ("expires_on","id");--> statement-breakpoint
CREATE INDEX "faq_text_trigram" ON "faq_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "faq_entity_index" ON "faq" USING btree ("entity_type","entity_id","sort","id");--> statement-breakpoint
CREATE INDEX "gallery_item_module_index" ON "gallery_item" USING btree ("module","entity_id","sort","id");--> statement-breakpoint
CREATE INDEX "gallery_item_image_index" ON "gallery_item" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "audit_entry_record_index" ON "audit_entry" USING btree ("entity","record_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_admin_index" ON "audit_entry" USING btree ("admin_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_created_index" ON "audit_entry" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "revision_version_key" ON "revision" USING btree ("entity","record_id","version");--> statement-breakpoint
CREATE INDEX "outbox_due_index" ON "outbox" USING btree ("next_attempt_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "media_hash_key" ON "media" USING btree (left("file", 32));--> statement-breakpoint
CREATE INDEX "media_created_index" ON "media" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "media_name_trigram" ON "media" USING gin (fold("original_name") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "customer_order_idempotency_key" ON "customer_order" USING btree ("actor","idempotency_key");--> statement-breakpoint
CREATE INDEX "customer_order_customer_index" ON "customer_order" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "customer_order_contact_index" ON "customer_order" USING btree (lower("contact_email"));--> statement-breakpoint
CREATE INDEX "customer_order_hold_index" ON "customer_order" USING btree ("hold_expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "customer_order_status_index" ON "customer_order" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_order_created_index" ON "customer_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customer_order_text_trigram" ON "customer_order" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_line_order_index" ON "order_line" USING btree ("order_id","sort","id");--> statement-breakpoint
CREATE INDEX "order_line_departure_index" ON "order_line" USING btree ("departure_id");--> statement-breakpoint
CREATE INDEX "order_line_room_index" ON "order_line" USING btree ("room_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_event_key" ON "payment_event" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_event_payment_index" ON "payment_event" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payment_event_open_index" ON "payment_event" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_provider_ref_key" ON "payment" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payment_order_index" ON "payment" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payment_status_index" ON "payment" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "plan_your_trip_item_text_trigram" ON "plan_your_trip_item_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "plan_your_trip_item_sort_index" ON "plan_your_trip_item" USING btree ("sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "plan_your_trip_item_image_index" ON "plan_your_trip_item" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "rating_customer_index" ON "rating" USING btree ("customer_id","entity");--> statement-breakpoint
CREATE UNIQUE INDEX "region_slug_key" ON "region_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "region_title_trigram" ON "region_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "region_text_trigram" ON "region_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "region_sort_index" ON "region" USING btree ("sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "region_image_index" ON "region" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "resource_theme_theme_index" ON "resource_theme" USING btree ("theme_id","resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_slug_key" ON "resource_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "resource_title_trigram" ON "resource_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "resource_text_trigram" ON "resource_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "resource_sort_index" ON "resource" USING btree ("sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "resource_image_index" ON "resource" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "resource_type_index" ON "resource" USING btree ("resource_type","sort","id");--> statement-breakpoint
CREATE INDEX "resource_city_index" ON "resource" USING btree ("city_id","resource_type","sort","id");--> statement-breakpoint
CREATE INDEX "resource_hotel_type_index" ON "resource" USING btree ("hotel_type","sort","id") WHERE resource_type = 3191;--> statement-breakpoint
CREATE INDEX "resource_historic_index" ON "resource" USING btree ("resource_type","sort","id") WHERE is_historic;--> statement-breakpoint
CREATE INDEX "resource_vr_index" ON "resource" USING btree ("resource_type","sort","id") WHERE vr_link is not null;--> statement-breakpoint
CREATE INDEX "resource_place_index" ON "resource" USING btree ("lat","lon");--> statement-breakpoint
CREATE INDEX "resource_names_trigram" ON "resource" USING gin ("folded_names" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "review_image_media_index" ON "review_image" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "review_report_customer_index" ON "review_report" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_report_open_index" ON "review_report" USING btree ("created_at","review_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "review_vote_customer_index" ON "review_vote" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_customer_key" ON "review" USING btree ("customer_id","entity_type","entity_id");--> statement-breakpoint
CREATE INDEX "review_newest_index" ON "review" USING btree ("entity_type","entity_id","created_at","id") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "review_helpful_index" ON "review" USING btree ("entity_type","entity_id","helpful_count","id") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "review_score_index" ON "review" USING btree ("entity_type","entity_id","score","id") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "review_status_index" ON "review" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "review_moderator_index" ON "review" USING btree ("moderated_by");--> statement-breakpoint
CREATE INDEX "room_night_night_index" ON "room_night" USING btree ("night");--> statement-breakpoint
CREATE INDEX "room_resource_index" ON "room" USING btree ("resource_id","sort","id");--> statement-breakpoint
CREATE INDEX "room_image_index" ON "room" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "saved_item_newest_index" ON "saved_item" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_item_record_index" ON "saved_item" USING btree ("entity","record_id");--> statement-breakpoint
CREATE INDEX "search_log_query_index" ON "search_log" USING btree ("lang_id","query","created_at");--> statement-breakpoint
CREATE INDEX "search_log_created_index" ON "search_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_log_empty_index" ON "search_log" USING btree ("lang_id","created_at") WHERE results_count = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "seo_record_url_key" ON "seo_record" USING btree ("lang_id","url");--> statement-breakpoint
CREATE INDEX "seo_record_image_index" ON "seo_record" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seo_record_entity_key" ON "seo_record" USING btree ("entity_type","entity_id","lang_id");--> statement-breakpoint
CREATE INDEX "slug_history_record_index" ON "slug_history" USING btree ("entity","record_id");--> statement-breakpoint
CREATE INDEX "social_link_sort_index" ON "social_link" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "tagging_tag_index" ON "tagging" USING btree ("tag_id","entity","record_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_slug_key" ON "tag" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "theme_slug_key" ON "theme_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "theme_title_trigram" ON "theme_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "theme_text_trigram" ON "theme_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "theme_sort_index" ON "theme" USING btree ("sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "theme_image_index" ON "theme" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thing_to_do_slug_key" ON "thing_to_do_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "thing_to_do_title_trigram" ON "thing_to_do_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "thing_to_do_text_trigram" ON "thing_to_do_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "thing_to_do_sort_index" ON "thing_to_do" USING btree ("sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "thing_to_do_image_index" ON "thing_to_do" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "thing_to_do_city_index" ON "thing_to_do" USING btree ("city_id","sort","id");--> statement-breakpoint
CREATE INDEX "thing_to_do_category_index" ON "thing_to_do" USING btree ("category_id","sort","id");--> statement-breakpoint
CREATE INDEX "thing_to_do_popular_index" ON "thing_to_do" USING btree ((rating_sum::numeric / nullif(rating_count, 0)) desc nulls last,"rating_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "thing_to_do_category_sort_index" ON "thing_to_do_category" USING btree ("sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "thing_to_do_category_image_index" ON "thing_to_do_category" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "thing_to_do_category_active_index" ON "thing_to_do_category" USING btree ("is_active","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "thing_to_do_category_slug_key" ON "thing_to_do_category_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "thing_to_do_category_title_trigram" ON "thing_to_do_category_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "thing_to_do_category_text_trigram" ON "thing_to_do_category_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ticket_order_line_index" ON "ticket" USING btree ("order_line_id","id");--> statement-breakpoint
CREATE INDEX "ticket_checked_in_by_index" ON "ticket" USING btree ("checked_in_by");--> statement-breakpoint
CREATE INDEX "tour_city_city_index" ON "tour_city" USING btree ("city_id","tour_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_slug_key" ON "tour_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "tour_title_trigram" ON "tour_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tour_text_trigram" ON "tour_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tour_sort_index" ON "tour" USING btree ("sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tour_image_index" ON "tour" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "tour_duration_index" ON "tour" USING btree ("duration_days","sort","id");--> statement-breakpoint
CREATE INDEX "tour_departure_point_index" ON "tour" USING btree ("departure_point_id","sort","id");--> statement-breakpoint
CREATE INDEX "tour_travel_style_index" ON "tour" USING btree ("travel_style_id","sort","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_day_key" ON "tour_day" USING btree ("tour_id","day");--> statement-breakpoint
CREATE INDEX "tour_stop_day_index" ON "tour_stop" USING btree ("tour_day_id","sort","id");--> statement-breakpoint
CREATE INDEX "tour_stop_resource_index" ON "tour_stop" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "tour_stop_city_index" ON "tour_stop" USING btree ("city_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_departure_date_key" ON "tour_departure" USING btree ("tour_id","date");--> statement-breakpoint
CREATE INDEX "tour_departure_next_index" ON "tour_departure" USING btree ("date","tour_id") WHERE is_open;--> statement-breakpoint
CREATE UNIQUE INDEX "travel_style_slug_key" ON "travel_style_translation" USING btree ("lang_id","slug");--> statement-breakpoint
CREATE INDEX "travel_style_title_trigram" ON "travel_style_translation" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "travel_style_text_trigram" ON "travel_style_translation" USING gin ("folded_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "travel_style_sort_index" ON "travel_style" USING btree ("sort","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "travel_style_image_index" ON "travel_style" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "trip_share_token_key" ON "trip" USING btree ("share_token_hash");--> statement-breakpoint
CREATE INDEX "trip_customer_index" ON "trip" USING btree ("customer_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "trip_unowned_index" ON "trip" USING btree ("updated_at") WHERE customer_id is null;