ALTER TABLE "event" DROP CONSTRAINT "event_rule_check";--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "known_dates" jsonb;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_known_dates_check" CHECK ("event"."known_dates" is null or "event"."rule" is null);--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_rule_check" CHECK ("event"."rule" is null or coalesce(("event"."rule" ->> 'month')::int between 1 and 12
        and ("event"."rule" ->> 'day')::int between 1 and 31 and ("event"."rule" ->> 'days')::int between 1 and 92
        and coalesce(("event"."rule" ->> 'every')::int between 2 and 12
          and ("event"."rule" ->> 'from_year')::int between 1900 and 2199, not ("event"."rule" ?| array['every', 'from_year'])), false));