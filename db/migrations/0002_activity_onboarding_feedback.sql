CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"detail" text,
	"source_id" uuid,
	"signal_id" uuid,
	"cause" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signal_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"signal_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onboardings" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"step" text NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"profile_url" text,
	"suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_feedback" ADD CONSTRAINT "signal_feedback_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_feedback" ADD CONSTRAINT "signal_feedback_signal_id_signals_id_fk" FOREIGN KEY ("signal_id") REFERENCES "public"."signals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_feedback" ADD CONSTRAINT "signal_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activities_cause" ON "activities" USING btree ("customer_id","cause");--> statement-breakpoint
CREATE INDEX "activities_list" ON "activities" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "activities_signal" ON "activities" USING btree ("signal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signal_feedback_once" ON "signal_feedback" USING btree ("signal_id","user_id");--> statement-breakpoint
CREATE INDEX "signal_feedback_customer" ON "signal_feedback" USING btree ("customer_id","updated_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "engagements_person" ON "engagements" USING btree ("customer_id","person_url");--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("customer_id","author_network_url");