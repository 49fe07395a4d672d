-- Routing by age reads `occurred_at`: a sealed signal whose event changes is marked.
DROP TRIGGER signals_changed ON signals;
--> statement-breakpoint
CREATE TRIGGER signals_changed AFTER UPDATE ON signals FOR EACH ROW
WHEN ((OLD.customer_id, OLD.ordinal, OLD.created_at, OLD.occurred_at, OLD.type, OLD.kind, OLD.source_id,
       OLD.source_type, OLD.strength, OLD.icp_score, OLD.employee_count, OLD.classification, OLD.persona,
       OLD.industry, OLD.person_name, OLD.company_name, OLD.why_it_matters, OLD.post_excerpt,
       OLD.assignee_id, OLD.stage)
      IS DISTINCT FROM
      (NEW.customer_id, NEW.ordinal, NEW.created_at, NEW.occurred_at, NEW.type, NEW.kind, NEW.source_id,
       NEW.source_type, NEW.strength, NEW.icp_score, NEW.employee_count, NEW.classification, NEW.persona,
       NEW.industry, NEW.person_name, NEW.company_name, NEW.why_it_matters, NEW.post_excerpt,
       NEW.assignee_id, NEW.stage))
EXECUTE FUNCTION mark_changed_signal();
--> statement-breakpoint
-- Blocks that were sealed before keep no facts about roles and delays: rows answer until each is sealed again.
UPDATE signal_blocks SET live = NULL, sealed_at = NULL WHERE live IS NOT NULL;
