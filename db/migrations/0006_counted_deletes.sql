ALTER TABLE "signal_counters" ADD COLUMN "deleted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "activities_age" ON "activities" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "engagements_post" ON "engagements" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "engagements_person_id" ON "engagements" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "signals_post" ON "signals" USING btree ("post_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_deleted_signals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_signals(array_agg(customer_id), array_agg(ordinal)) FROM gone;
  DELETE FROM signal_texts t USING gone g WHERE t.customer_id = g.customer_id AND t.ordinal = g.ordinal;
  UPDATE signal_counters k SET deleted = k.deleted + g.n
  FROM (SELECT customer_id, count(*) AS n FROM gone GROUP BY customer_id) g WHERE k.customer_id = g.customer_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What is searched is folded in later: until then the old words, which may name somebody who was erased, are gone.
CREATE OR REPLACE FUNCTION mark_changed_signal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_signals(ARRAY[OLD.customer_id, NEW.customer_id], ARRAY[OLD.ordinal, NEW.ordinal]);
  IF (OLD.person_name, OLD.company_name, OLD.why_it_matters, OLD.post_excerpt)
     IS DISTINCT FROM (NEW.person_name, NEW.company_name, NEW.why_it_matters, NEW.post_excerpt) THEN
    DELETE FROM signal_texts WHERE customer_id = OLD.customer_id AND ordinal = OLD.ordinal;
  END IF;
  RETURN NULL;
END
$$;
