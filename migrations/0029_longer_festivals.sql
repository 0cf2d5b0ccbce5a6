ALTER TABLE "event" DROP CONSTRAINT "event_rule_check";--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_rule_check" CHECK ("event"."rule" is null or coalesce(("event"."rule" ->> 'month')::int between 1 and 12
        and ("event"."rule" ->> 'day')::int between 1 and 31 and ("event"."rule" ->> 'days')::int between 1 and 92, false));