-- The filters by company size read `employee_count`: a sealed signal whose count changes is marked.
DROP TRIGGER signals_changed ON signals;
--> statement-breakpoint
CREATE TRIGGER signals_changed AFTER UPDATE ON signals FOR EACH ROW
WHEN ((OLD.customer_id, OLD.ordinal, OLD.created_at, OLD.type, OLD.kind, OLD.source_id, OLD.source_type, OLD.strength,
       OLD.icp_score, OLD.employee_count, OLD.classification, OLD.persona, OLD.industry, OLD.person_name,
       OLD.company_name, OLD.why_it_matters, OLD.post_excerpt)
      IS DISTINCT FROM
      (NEW.customer_id, NEW.ordinal, NEW.created_at, NEW.type, NEW.kind, NEW.source_id, NEW.source_type, NEW.strength,
       NEW.icp_score, NEW.employee_count, NEW.classification, NEW.persona, NEW.industry, NEW.person_name,
       NEW.company_name, NEW.why_it_matters, NEW.post_excerpt))
EXECUTE FUNCTION mark_changed_signal();
--> statement-breakpoint
-- Blocks that were sealed before keep no facts about company sizes: rows answer until each is sealed again.
UPDATE signal_blocks SET live = NULL, sealed_at = NULL WHERE live IS NOT NULL;
