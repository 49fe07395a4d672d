ALTER TABLE "signals" ADD COLUMN "moved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "moved_by_id" uuid;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "done_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "done_by_id" uuid;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_moved_by_id_users_id_fk" FOREIGN KEY ("moved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_done_by_id_users_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signals_moved_by" ON "signals" USING btree ("moved_by_id") WHERE moved_by_id is not null;--> statement-breakpoint
CREATE INDEX "signals_done_by" ON "signals" USING btree ("done_by_id") WHERE done_by_id is not null;
--> statement-breakpoint
-- The filter `view` reads `done_at`: a sealed signal that is done for everyone, or no longer, is marked. Blocks that were
-- sealed before stay as they are: nothing was done for everyone then, and a missing bitmap says so.
DROP TRIGGER signals_changed ON signals;
--> statement-breakpoint
CREATE TRIGGER signals_changed AFTER UPDATE ON signals FOR EACH ROW
WHEN ((OLD.customer_id, OLD.ordinal, OLD.created_at, OLD.occurred_at, OLD.type, OLD.kind, OLD.source_id,
       OLD.source_type, OLD.strength, OLD.icp_score, OLD.employee_count, OLD.classification, OLD.persona,
       OLD.industry, OLD.person_name, OLD.company_name, OLD.why_it_matters, OLD.post_excerpt,
       OLD.assignee_id, OLD.stage, OLD.done_at)
      IS DISTINCT FROM
      (NEW.customer_id, NEW.ordinal, NEW.created_at, NEW.occurred_at, NEW.type, NEW.kind, NEW.source_id,
       NEW.source_type, NEW.strength, NEW.icp_score, NEW.employee_count, NEW.classification, NEW.persona,
       NEW.industry, NEW.person_name, NEW.company_name, NEW.why_it_matters, NEW.post_excerpt,
       NEW.assignee_id, NEW.stage, NEW.done_at))
EXECUTE FUNCTION mark_changed_signal();
