-- A search reads `words`: a sealed signal whose words change is marked as such, and one that is tagged, not.
CREATE FUNCTION mark_signals(customers uuid[], ordinals integer[], are_words boolean) RETURNS void LANGUAGE sql AS $$
  WITH changed AS (
    SELECT DISTINCT c.customer_id, c.ordinal, c.ordinal / k.block_size AS block
    FROM unnest(customers, ordinals) AS c (customer_id, ordinal)
    JOIN signal_counters k ON k.customer_id = c.customer_id
  ), locked AS (
    SELECT b.customer_id, b.block, b.live IS NOT NULL AS is_sealed
    FROM signal_blocks b
    WHERE (b.customer_id, b.block) IN (SELECT customer_id, block FROM changed)
    FOR SHARE
  )
  INSERT INTO signal_marks (customer_id, ordinal, words)
  SELECT c.customer_id, c.ordinal, are_words
  FROM changed c JOIN locked b ON b.customer_id = c.customer_id AND b.block = c.block
  WHERE b.is_sealed AND EXISTS (SELECT 1 FROM customers w WHERE w.id = c.customer_id);
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_changed_signal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_signals(ARRAY[OLD.customer_id, NEW.customer_id], ARRAY[OLD.ordinal, NEW.ordinal],
    (OLD.customer_id, OLD.ordinal, OLD.words) IS DISTINCT FROM (NEW.customer_id, NEW.ordinal, NEW.words));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_deleted_signals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_signals(array_agg(customer_id), array_agg(ordinal), true) FROM gone;
  UPDATE signal_counters k SET deleted = k.deleted + g.n
  FROM (SELECT customer_id, count(*) AS n FROM gone GROUP BY customer_id) g WHERE k.customer_id = g.customer_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_referred_signals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_signals(array_agg(s.customer_id), array_agg(s.ordinal), false)
  FROM signals s WHERE s.id IN (SELECT signal_id FROM changed);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP FUNCTION mark_signals(uuid[], integer[]);
--> statement-breakpoint
DROP TRIGGER signals_changed ON signals;
--> statement-breakpoint
CREATE TRIGGER signals_changed AFTER UPDATE ON signals FOR EACH ROW
WHEN ((OLD.customer_id, OLD.ordinal, OLD.created_at, OLD.occurred_at, OLD.type, OLD.kind, OLD.source_id,
       OLD.source_type, OLD.strength, OLD.icp_score, OLD.employee_count, OLD.classification, OLD.persona,
       OLD.industry, OLD.words, OLD.assignee_id, OLD.stage, OLD.done_at, OLD.has_newer)
      IS DISTINCT FROM
      (NEW.customer_id, NEW.ordinal, NEW.created_at, NEW.occurred_at, NEW.type, NEW.kind, NEW.source_id,
       NEW.source_type, NEW.strength, NEW.icp_score, NEW.employee_count, NEW.classification, NEW.persona,
       NEW.industry, NEW.words, NEW.assignee_id, NEW.stage, NEW.done_at, NEW.has_newer))
EXECUTE FUNCTION mark_changed_signal();
--> statement-breakpoint
-- Blocks that were sealed before keep no words of this kind: rows answer until each is sealed again.
UPDATE signal_blocks SET live = NULL, sealed_at = NULL WHERE live IS NOT NULL;
--> statement-breakpoint
DELETE FROM signal_marks;
