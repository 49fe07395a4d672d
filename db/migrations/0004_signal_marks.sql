-- A signal of a sealed block that changes is marked in the same transaction, whoever changes it. The block is
-- locked in share mode: whoever seals it waits for the change, and the change for whoever seals it.
CREATE FUNCTION mark_signals(customers uuid[], ordinals integer[]) RETURNS void LANGUAGE sql AS $$
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
  INSERT INTO signal_marks (customer_id, ordinal)
  SELECT c.customer_id, c.ordinal
  FROM changed c JOIN locked b ON b.customer_id = c.customer_id AND b.block = c.block
  WHERE b.is_sealed AND EXISTS (SELECT 1 FROM customers w WHERE w.id = c.customer_id);
$$;
--> statement-breakpoint
CREATE FUNCTION mark_changed_signal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_signals(ARRAY[OLD.customer_id, NEW.customer_id], ARRAY[OLD.ordinal, NEW.ordinal]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_deleted_signals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_signals(array_agg(customer_id), array_agg(ordinal)) FROM gone;
  DELETE FROM signal_texts t USING gone g WHERE t.customer_id = g.customer_id AND t.ordinal = g.ordinal;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_referred_signals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_signals(array_agg(s.customer_id), array_agg(s.ordinal))
  FROM signals s WHERE s.id IN (SELECT signal_id FROM changed);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER signals_changed AFTER UPDATE ON signals FOR EACH ROW
WHEN ((OLD.customer_id, OLD.ordinal, OLD.created_at, OLD.type, OLD.kind, OLD.source_id, OLD.source_type, OLD.strength,
       OLD.icp_score, OLD.classification, OLD.persona, OLD.industry, OLD.person_name, OLD.company_name,
       OLD.why_it_matters, OLD.post_excerpt)
      IS DISTINCT FROM
      (NEW.customer_id, NEW.ordinal, NEW.created_at, NEW.type, NEW.kind, NEW.source_id, NEW.source_type, NEW.strength,
       NEW.icp_score, NEW.classification, NEW.persona, NEW.industry, NEW.person_name, NEW.company_name,
       NEW.why_it_matters, NEW.post_excerpt))
EXECUTE FUNCTION mark_changed_signal();
--> statement-breakpoint
CREATE TRIGGER signals_deleted AFTER DELETE ON signals REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION mark_deleted_signals();
--> statement-breakpoint
CREATE TRIGGER signal_tags_inserted AFTER INSERT ON signal_tags REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION mark_referred_signals();
--> statement-breakpoint
CREATE TRIGGER signal_tags_deleted AFTER DELETE ON signal_tags REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION mark_referred_signals();
--> statement-breakpoint
CREATE TRIGGER signal_tags_left AFTER UPDATE ON signal_tags REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION mark_referred_signals();
--> statement-breakpoint
CREATE TRIGGER signal_tags_updated AFTER UPDATE ON signal_tags REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION mark_referred_signals();
--> statement-breakpoint
CREATE TRIGGER signal_archives_inserted AFTER INSERT ON signal_archives REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION mark_referred_signals();
--> statement-breakpoint
CREATE TRIGGER signal_archives_deleted AFTER DELETE ON signal_archives REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION mark_referred_signals();
--> statement-breakpoint
CREATE TRIGGER signal_archives_left AFTER UPDATE ON signal_archives REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION mark_referred_signals();
--> statement-breakpoint
CREATE TRIGGER signal_archives_updated AFTER UPDATE ON signal_archives REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION mark_referred_signals();
