-- An order begins as pending and moves only along the lines below, whatever program writes it. A payment that arrives
-- after the hold has run out may still be taken (the seats must be found again) or given back.
create function customer_order_guard_status() returns trigger language plpgsql as $$
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
    ('paid', 'refunded')
  ) then
    return new;
  end if;
  raise exception 'order % can''t go from % to %', new.code, old.status, new.status
    using errcode = 'check_violation', table = 'customer_order', constraint = 'customer_order_status_transition';
end
$$;
--> statement-breakpoint
create trigger customer_order_first_status before insert on customer_order
  for each row execute function customer_order_guard_status();
--> statement-breakpoint
create trigger customer_order_status_transition before update of status on customer_order
  for each row when (old.status is distinct from new.status) execute function customer_order_guard_status();
--> statement-breakpoint
-- At the end of a transaction an order has lines and its total is their sum.
create function customer_order_guard_total() returns trigger language plpgsql as $$
declare
  changed integer[] := case
    when tg_table_name = 'customer_order' then array[(to_jsonb(new) ->> 'id')::int]
    when tg_op = 'INSERT' then array[(to_jsonb(new) ->> 'order_id')::int]
    when tg_op = 'DELETE' then array[(to_jsonb(old) ->> 'order_id')::int]
    else array[(to_jsonb(old) ->> 'order_id')::int, (to_jsonb(new) ->> 'order_id')::int]
  end;
  wrong text;
begin
  select o.code into wrong from customer_order o
    where o.id = any (changed)
      and o.total is distinct from (select sum(l.amount) from order_line l where l.order_id = o.id)
    limit 1;
  if wrong is not null then
    raise exception 'the total of order % is not the sum of its lines', wrong
      using errcode = 'check_violation', table = 'customer_order', constraint = 'customer_order_total_sum';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger customer_order_total_sum after insert or update of total on customer_order
  deferrable initially deferred for each row execute function customer_order_guard_total();
--> statement-breakpoint
create constraint trigger order_line_total_sum after insert or update or delete on order_line
  deferrable initially deferred for each row execute function customer_order_guard_total();
