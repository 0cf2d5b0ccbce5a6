CREATE TABLE "visitor_info_issue" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visitor_info_issue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entity" text NOT NULL,
	"record_id" integer NOT NULL,
	"section" text NOT NULL,
	"reason" text NOT NULL,
	"lang_id" text DEFAULT '' NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	"due_on" date NOT NULL,
	CONSTRAINT "visitor_info_issue_reason_check" CHECK ("visitor_info_issue"."reason" in ('outdated', 'unknown', 'missing', 'contradicts', 'lacks'))
);
--> statement-breakpoint
CREATE INDEX "visitor_info_issue_due_index" ON "visitor_info_issue" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "visitor_info_issue_record_index" ON "visitor_info_issue" USING btree ("entity","record_id");