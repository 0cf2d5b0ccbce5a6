CREATE TABLE "visitor_info_dismissal" (
	"entity" text NOT NULL,
	"record_id" integer NOT NULL,
	"section" text NOT NULL,
	"lang_id" text NOT NULL,
	"said" text NOT NULL,
	"admin_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visitor_info_dismissal_entity_record_id_section_lang_id_said_pk" PRIMARY KEY("entity","record_id","section","lang_id","said")
);
--> statement-breakpoint
ALTER TABLE "visitor_info_dismissal" ADD CONSTRAINT "visitor_info_dismissal_admin_id_admin_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admin"("id") ON DELETE set null ON UPDATE no action;