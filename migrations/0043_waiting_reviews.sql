CREATE TABLE "waiting_review" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"resource_id" integer NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"visitor_key" text,
	"lang_id" text NOT NULL,
	"score" smallint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_review_score_check" CHECK ("waiting_review"."score" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "waiting_review" ADD CONSTRAINT "waiting_review_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_review" ADD CONSTRAINT "waiting_review_lang_id_language_code_fk" FOREIGN KEY ("lang_id") REFERENCES "public"."language"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_review_expires_index" ON "waiting_review" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "waiting_review_resource_index" ON "waiting_review" USING btree ("resource_id");