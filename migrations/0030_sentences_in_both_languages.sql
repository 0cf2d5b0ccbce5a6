-- The queue is made from the records: the next start fills it anew, with the sentences of both languages together.
DELETE FROM "visitor_info_issue";--> statement-breakpoint
ALTER TABLE "visitor_info_issue" ALTER COLUMN "said" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "visitor_info_issue" ALTER COLUMN "said" SET DATA TYPE jsonb USING '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "visitor_info_issue" ALTER COLUMN "said" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "visitor_info_issue" DROP COLUMN "lang_id";
