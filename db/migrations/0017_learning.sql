CREATE TABLE "icp_proposal_decisions" (
	"customer_id" uuid NOT NULL,
	"proposal_id" text NOT NULL,
	"field" text NOT NULL,
	"value" jsonb NOT NULL,
	"decision" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "icp_proposal_decisions_customer_id_proposal_id_pk" PRIMARY KEY("customer_id","proposal_id")
);
--> statement-breakpoint
CREATE TABLE "icp_rescores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"last_ordinal" integer NOT NULL,
	"cursor" integer DEFAULT -1 NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"icp_updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rescues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"engagement_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"gate" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "icp_proposal_decisions" ADD CONSTRAINT "icp_proposal_decisions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "icp_rescores" ADD CONSTRAINT "icp_rescores_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescues" ADD CONSTRAINT "rescues_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescues" ADD CONSTRAINT "rescues_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rescues" ADD CONSTRAINT "rescues_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "icp_rescores_running" ON "icp_rescores" USING btree ("customer_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "icp_rescores_customer" ON "icp_rescores" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rescues_once" ON "rescues" USING btree ("engagement_id","user_id");--> statement-breakpoint
CREATE INDEX "rescues_customer" ON "rescues" USING btree ("customer_id","updated_at");--> statement-breakpoint
CREATE INDEX "credit_entries_source" ON "credit_entries" USING btree ("customer_id","source_id","created_at") WHERE kind = 'settle' and source_id is not null;