CREATE TABLE "assignment_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"assignees" uuid[] NOT NULL,
	"turns" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signal_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"signal_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"mentions" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signal_stage_names" (
	"customer_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "signal_stage_names_customer_id_stage_pk" PRIMARY KEY("customer_id","stage")
);
--> statement-breakpoint
ALTER TABLE "signal_archives" ADD COLUMN "until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "ruled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assignment_rules" ADD CONSTRAINT "assignment_rules_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_comments" ADD CONSTRAINT "signal_comments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_comments" ADD CONSTRAINT "signal_comments_signal_id_signals_id_fk" FOREIGN KEY ("signal_id") REFERENCES "public"."signals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_comments" ADD CONSTRAINT "signal_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_stage_names" ADD CONSTRAINT "signal_stage_names_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_rules_order" ON "assignment_rules" USING btree ("customer_id","position");--> statement-breakpoint
CREATE INDEX "signal_comments_signal" ON "signal_comments" USING btree ("signal_id","created_at","id");--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signal_archives_until" ON "signal_archives" USING btree ("until") WHERE until is not null;--> statement-breakpoint
CREATE INDEX "signals_assignee" ON "signals" USING btree ("assignee_id") WHERE assignee_id is not null;
--> statement-breakpoint
-- The filters by assignee and stage read two new columns: a sealed signal whose values change is marked.
DROP TRIGGER signals_changed ON signals;
--> statement-breakpoint
CREATE TRIGGER signals_changed AFTER UPDATE ON signals FOR EACH ROW
WHEN ((OLD.customer_id, OLD.ordinal, OLD.created_at, OLD.type, OLD.kind, OLD.source_id, OLD.source_type,
       OLD.strength, OLD.icp_score, OLD.employee_count, OLD.classification, OLD.persona, OLD.industry,
       OLD.person_name, OLD.company_name, OLD.why_it_matters, OLD.post_excerpt, OLD.assignee_id,
       OLD.stage)
      IS DISTINCT FROM
      (NEW.customer_id, NEW.ordinal, NEW.created_at, NEW.type, NEW.kind, NEW.source_id, NEW.source_type,
       NEW.strength, NEW.icp_score, NEW.employee_count, NEW.classification, NEW.persona, NEW.industry,
       NEW.person_name, NEW.company_name, NEW.why_it_matters, NEW.post_excerpt, NEW.assignee_id,
       NEW.stage))
EXECUTE FUNCTION mark_changed_signal();
--> statement-breakpoint
-- Blocks that were sealed before keep no facts about assignees and stages: rows answer until each is sealed again.
UPDATE signal_blocks SET live = NULL, sealed_at = NULL WHERE live IS NOT NULL;
