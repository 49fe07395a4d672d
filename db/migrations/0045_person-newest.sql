ALTER TABLE "signals" ADD COLUMN "has_newer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The filter `perPerson` reads `has_newer`: a sealed signal that gets a newer one of its person, or loses it, is marked.
DROP TRIGGER signals_changed ON signals;
--> statement-breakpoint
CREATE TRIGGER signals_changed AFTER UPDATE ON signals FOR EACH ROW
WHEN ((OLD.customer_id, OLD.ordinal, OLD.created_at, OLD.occurred_at, OLD.type, OLD.kind, OLD.source_id,
       OLD.source_type, OLD.strength, OLD.icp_score, OLD.employee_count, OLD.classification, OLD.persona,
       OLD.industry, OLD.person_name, OLD.company_name, OLD.why_it_matters, OLD.post_excerpt,
       OLD.assignee_id, OLD.stage, OLD.done_at, OLD.has_newer)
      IS DISTINCT FROM
      (NEW.customer_id, NEW.ordinal, NEW.created_at, NEW.occurred_at, NEW.type, NEW.kind, NEW.source_id,
       NEW.source_type, NEW.strength, NEW.icp_score, NEW.employee_count, NEW.classification, NEW.persona,
       NEW.industry, NEW.person_name, NEW.company_name, NEW.why_it_matters, NEW.post_excerpt,
       NEW.assignee_id, NEW.stage, NEW.done_at, NEW.has_newer))
EXECUTE FUNCTION mark_changed_signal();
--> statement-breakpoint
CREATE FUNCTION supersede_signals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE signals s SET has_newer = true FROM added a
  WHERE s.person_id = a.person_id AND s.customer_id = a.customer_id AND s.ordinal < a.ordinal AND NOT s.has_newer;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER signals_superseded AFTER INSERT ON signals REFERENCING NEW TABLE AS added FOR EACH STATEMENT
EXECUTE FUNCTION supersede_signals();
--> statement-breakpoint
-- The newest signal that is left of a person whose newest is deleted.
CREATE FUNCTION succeed_signals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE signals s SET has_newer = false FROM (
    SELECT DISTINCT g.customer_id, g.person_id FROM gone g WHERE NOT g.has_newer) p
  CROSS JOIN LATERAL (
    SELECT n.id FROM signals n WHERE n.customer_id = p.customer_id AND n.person_id = p.person_id
    ORDER BY n.created_at DESC, n.ordinal DESC LIMIT 1) newest
  WHERE s.id = newest.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER signals_succeeded AFTER DELETE ON signals REFERENCING OLD TABLE AS gone FOR EACH STATEMENT
EXECUTE FUNCTION succeed_signals();
