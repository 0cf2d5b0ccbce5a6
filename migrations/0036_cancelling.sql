CREATE TABLE "refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"raw" jsonb,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "refund_amount_check" CHECK ("refund"."amount" > 0),
	CONSTRAINT "refund_status_check" CHECK ("refund"."status" in ('requested', 'in_progress', 'done', 'refused')),
	CONSTRAINT "refund_done_check" CHECK (("refund"."status" = 'done') = ("refund"."done_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "booking_terms" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tour" ADD COLUMN "booking_terms" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_order_index" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_open_index" ON "refund" USING btree ("updated_at") WHERE status in ('requested', 'in_progress');--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_agreed_check" CHECK (("customer_order"."terms_version" is null) = ("customer_order"."agreed_at" is null));--> statement-breakpoint
-- A paid order may now be cancelled by its buyer; what comes back of it is a refund of its own.
create or replace function customer_order_guard_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'pending' then
      return new;
    end if;
    raise exception 'order % can''t begin as %', new.code, new.status
      using errcode = 'check_violation', table = 'customer_order', constraint = 'customer_order_status_transition';
  end if;
  if (old.status, new.status) in (
    ('pending', 'paid'), ('pending', 'expired'), ('pending', 'cancelled'),
    ('expired', 'paid'), ('expired', 'refunded'),
    ('cancelled', 'refunded'),
    ('paid', 'cancelled'), ('paid', 'refunded')
  ) then
    return new;
  end if;
  raise exception 'order % can''t go from % to %', new.code, old.status, new.status
    using errcode = 'check_violation', table = 'customer_order', constraint = 'customer_order_status_transition';
end
$$;
--> statement-breakpoint
-- Contact data that the first start had made up is taken out where nobody has put the operator's own in its place.
update setting set
  value = value
    - case when value ->> 'phone' = '+84 24 0000 0000' then 'phone' else '' end
    - case when value ->> 'email' = 'hello@example.org' then 'email' else '' end
    - case when value ->> 'address' in ('Hà Nội, Vietnam', 'Hà Nội, Việt Nam')
        and value ->> 'phone' = '+84 24 0000 0000' then 'address' else '' end
    - case when value ->> 'maps_link' = 'https://www.openstreetmap.org/#map=12/21.034/105.850' then 'maps_link' else '' end,
  version = version + 1,
  updated_at = now()
where "group" = 'profile'
  and (value ->> 'phone' = '+84 24 0000 0000' or value ->> 'email' = 'hello@example.org');
