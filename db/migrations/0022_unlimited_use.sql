-- Holds on an unlimited plan took from no grant. They now take from one that grants what was used, so that the sum of
-- the ledger is what the grants have left in every workspace. What was refunded is left in it until the sweep expires it.
with uncovered as (
  select h.id, h.customer_id, -h.amount as amount, h.created_at, exists (
      select 1 from credit_entries r
      where r.customer_id = h.customer_id and r.cause = h.cause and r.kind = 'refund') as is_refunded
  from credit_entries h
  where h.kind = 'hold' and h.amount < 0 and not exists (select 1 from credit_hold_parts p where p.entry_id = h.id)
), used as (
  select customer_id, sum(amount) as credits, coalesce(sum(amount) filter (where is_refunded), 0) as returned,
    min(created_at) as first_at
  from uncovered group by customer_id
), granted as (
  insert into credit_grants (id, customer_id, kind, cause, credits, remaining, expires_at, created_at)
  select gen_random_uuid(), customer_id, 'unlimited', 'unlimited:use', credits, returned, first_at, first_at from used
  returning id, customer_id
), entered as (
  insert into credit_entries (id, customer_id, kind, amount, cause, created_at)
  select gen_random_uuid(), customer_id, 'grant', credits, 'unlimited:use', first_at from used
)
insert into credit_hold_parts (customer_id, entry_id, grant_id, amount)
select u.customer_id, u.id, g.id, u.amount from uncovered u join granted g on g.customer_id = u.customer_id;
