CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"burned" integer DEFAULT 0 NOT NULL,
	"bundle" text,
	"cause" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"credits" integer NOT NULL,
	"remaining" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_grants_never_negative" CHECK ("credit_grants"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_hold_parts" (
	"customer_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"grant_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "credit_hold_parts_entry_id_grant_id_pk" PRIMARY KEY("entry_id","grant_id")
);
--> statement-breakpoint
CREATE TABLE "provider_spend" (
	"customer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"cents" double precision DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "provider_spend_customer_id_day_pk" PRIMARY KEY("customer_id","day")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"actor_user_id" uuid,
	"action" text NOT NULL,
	"subject_id" text,
	"detail" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"website" text,
	"company_network_url" text,
	"lifecycle" text DEFAULT 'signed_up' NOT NULL,
	"plan_slug" text,
	"auto_harvest" boolean DEFAULT false NOT NULL,
	"daily_budget_cap_cents" integer,
	"period_start" timestamp (3) with time zone,
	"period_end" timestamp (3) with time zone,
	"payment_customer_id" text,
	"activated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "icp_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT true NOT NULL,
	"min_employees" integer,
	"max_employees" integer,
	"target_industries" text[] DEFAULT '{}' NOT NULL,
	"target_titles" text[] DEFAULT '{}' NOT NULL,
	"target_personas" text[] DEFAULT '{}' NOT NULL,
	"target_seniority" text[] DEFAULT '{}' NOT NULL,
	"additional_context" text,
	"draft" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"interval" text DEFAULT 'month' NOT NULL,
	"credits_per_month" integer,
	"allotment_once" boolean DEFAULT false NOT NULL,
	"seats" integer,
	"sources" integer,
	"destinations" integer,
	"tag_categories" integer NOT NULL,
	"tag_values_per_category" integer NOT NULL,
	"history_days" integer,
	"signal_stacking" boolean NOT NULL,
	"icp_editing" boolean NOT NULL,
	"payg_enabled" boolean NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"is_selectable" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"signal_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"trigger" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"claim_id" uuid,
	"delivered_at" timestamp (3) with time zone,
	"last_status" integer,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"activation_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"outcome" text NOT NULL,
	"status" integer,
	"duration_ms" integer NOT NULL,
	"request" jsonb,
	"response_excerpt" text,
	"error" text,
	"next_attempt_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "destinations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"config_encrypted" text NOT NULL,
	"config_summary" text NOT NULL,
	"secret_encrypted" text,
	"routing" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"paused_reason" text,
	"consecutive_failures" integer DEFAULT 0 NOT NULL,
	"last_delivered_at" timestamp (3) with time zone,
	"last_failed_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "heartbeats" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"key" text NOT NULL,
	"network_url" text,
	"name" text NOT NULL,
	"industry" text,
	"employee_count" integer,
	"website" text,
	"summary" text,
	"location" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"network_url" text NOT NULL,
	"name" text NOT NULL,
	"headline" text,
	"title" text,
	"about" text,
	"location" text,
	"company_id" uuid,
	"company_name" text,
	"company_network_url" text,
	"position_started_at" timestamp (3) with time zone,
	"open_to_work" boolean DEFAULT false NOT NULL,
	"hiring" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_lookups" (
	"customer_id" uuid NOT NULL,
	"requested_url" text NOT NULL,
	"person_id" uuid,
	"company_id" uuid,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_lookups_customer_id_requested_url_pk" PRIMARY KEY("customer_id","requested_url")
);
--> statement-breakpoint
CREATE TABLE "engagements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"person_url" text NOT NULL,
	"person_name" text NOT NULL,
	"headline" text,
	"reaction_type" text,
	"comment_id" text DEFAULT '' NOT NULL,
	"text" text,
	"engaged_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"gates" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"person_id" uuid,
	"signal_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signal_archives" (
	"customer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"signal_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signal_archives_user_id_signal_id_pk" PRIMARY KEY("user_id","signal_id")
);
--> statement-breakpoint
CREATE TABLE "signals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"type" text NOT NULL,
	"kind" text,
	"source_id" uuid NOT NULL,
	"source_type" text NOT NULL,
	"post_id" uuid NOT NULL,
	"engagement_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"company_id" uuid,
	"person_name" text NOT NULL,
	"person_title" text,
	"person_location" text,
	"person_url" text NOT NULL,
	"company_key" text,
	"company_name" text,
	"industry" text,
	"employee_count" integer,
	"post_excerpt" text NOT NULL,
	"strength" integer NOT NULL,
	"icp_score" integer,
	"classification" text,
	"persona" text,
	"seniority" text,
	"confidence" real,
	"why_it_matters" text NOT NULL,
	"suggested_opener" text NOT NULL,
	"talking_points" text[] NOT NULL,
	"written_by" text NOT NULL,
	"receipt" jsonb NOT NULL,
	"gates" jsonb NOT NULL,
	"engagement_count" integer DEFAULT 1 NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_sources" (
	"customer_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_sources_post_id_source_id_pk" PRIMARY KEY("post_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"url" text NOT NULL,
	"author_name" text NOT NULL,
	"author_network_url" text,
	"author_headline" text,
	"author_kind" text NOT NULL,
	"text" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"likes" integer NOT NULL,
	"comments" integer NOT NULL,
	"relevance_score" integer NOT NULL,
	"relevance_reason" text NOT NULL,
	"status" text NOT NULL,
	"closed_reason" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"harvest_count" integer DEFAULT 0 NOT NULL,
	"first_harvest_at" timestamp (3) with time zone,
	"last_harvest_at" timestamp (3) with time zone,
	"next_harvest_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"network_url" text,
	"keywords" text[],
	"display_name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"seen_until" timestamp (3) with time zone,
	"last_discovery_at" timestamp (3) with time zone,
	"next_discovery_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signal_tags" (
	"customer_id" uuid NOT NULL,
	"signal_id" uuid NOT NULL,
	"value_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signal_tags_signal_id_value_id_pk" PRIMARY KEY("signal_id","value_id")
);
--> statement-breakpoint
CREATE TABLE "tag_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"selection_mode" text DEFAULT 'single' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_values" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_provider_provider_account_id_pk" PRIMARY KEY("provider","provider_account_id")
);
--> statement-breakpoint
CREATE TABLE "mailbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"customer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_customer_id_user_id_pk" PRIMARY KEY("customer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text,
	"ip" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"email_verified_at" timestamp (3) with time zone,
	"is_operator" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_tokens" (
	"identifier" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verification_tokens_identifier_token_pk" PRIMARY KEY("identifier","token")
);
--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_parts" ADD CONSTRAINT "credit_hold_parts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_parts" ADD CONSTRAINT "credit_hold_parts_entry_id_credit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."credit_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_hold_parts" ADD CONSTRAINT "credit_hold_parts_grant_id_credit_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."credit_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_spend" ADD CONSTRAINT "provider_spend_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_plan_slug_plans_slug_fk" FOREIGN KEY ("plan_slug") REFERENCES "public"."plans"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "icp_profiles" ADD CONSTRAINT "icp_profiles_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_signal_id_signals_id_fk" FOREIGN KEY ("signal_id") REFERENCES "public"."signals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_attempts" ADD CONSTRAINT "delivery_attempts_activation_id_activations_id_fk" FOREIGN KEY ("activation_id") REFERENCES "public"."activations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_lookups" ADD CONSTRAINT "profile_lookups_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_lookups" ADD CONSTRAINT "profile_lookups_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_lookups" ADD CONSTRAINT "profile_lookups_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_archives" ADD CONSTRAINT "signal_archives_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_archives" ADD CONSTRAINT "signal_archives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_archives" ADD CONSTRAINT "signal_archives_signal_id_signals_id_fk" FOREIGN KEY ("signal_id") REFERENCES "public"."signals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signals" ADD CONSTRAINT "signals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_sources" ADD CONSTRAINT "post_sources_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_sources" ADD CONSTRAINT "post_sources_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_sources" ADD CONSTRAINT "post_sources_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_source_id_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_tags" ADD CONSTRAINT "signal_tags_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_tags" ADD CONSTRAINT "signal_tags_signal_id_signals_id_fk" FOREIGN KEY ("signal_id") REFERENCES "public"."signals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_tags" ADD CONSTRAINT "signal_tags_value_id_tag_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."tag_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_categories" ADD CONSTRAINT "tag_categories_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_values" ADD CONSTRAINT "tag_values_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_values" ADD CONSTRAINT "tag_values_category_id_tag_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."tag_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_cause" ON "credit_entries" USING btree ("customer_id","cause","kind");--> statement-breakpoint
CREATE INDEX "credit_entries_list" ON "credit_entries" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_grants_cause" ON "credit_grants" USING btree ("customer_id","cause");--> statement-breakpoint
CREATE INDEX "audit_events_customer" ON "audit_events" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "icp_profiles_customer" ON "icp_profiles" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "suppressions_value" ON "suppressions" USING btree ("customer_id","kind","value");--> statement-breakpoint
CREATE UNIQUE INDEX "activations_pair" ON "activations" USING btree ("signal_id","destination_id");--> statement-breakpoint
CREATE INDEX "activations_due" ON "activations" USING btree ("destination_id","next_attempt_at") WHERE status in ('queued','retrying','delivering');--> statement-breakpoint
CREATE INDEX "activations_list" ON "activations" USING btree ("customer_id","destination_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_attempts_number" ON "delivery_attempts" USING btree ("activation_id","number");--> statement-breakpoint
CREATE INDEX "delivery_attempts_age" ON "delivery_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "destinations_customer" ON "destinations" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_key" ON "companies" USING btree ("customer_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "people_url" ON "people" USING btree ("customer_id","network_url");--> statement-breakpoint
CREATE INDEX "people_company" ON "people" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "profile_lookups_person" ON "profile_lookups" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "profile_lookups_company" ON "profile_lookups" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "engagements_once" ON "engagements" USING btree ("customer_id","post_id","person_url","kind","comment_id");--> statement-breakpoint
CREATE INDEX "engagements_pending" ON "engagements" USING btree ("due_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "engagements_signal" ON "engagements" USING btree ("signal_id");--> statement-breakpoint
CREATE INDEX "engagements_created" ON "engagements" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "signal_archives_signal" ON "signal_archives" USING btree ("signal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signals_engagement" ON "signals" USING btree ("engagement_id");--> statement-breakpoint
CREATE INDEX "signals_list" ON "signals" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "signals_source" ON "signals" USING btree ("customer_id","source_id","created_at");--> statement-breakpoint
CREATE INDEX "signals_company" ON "signals" USING btree ("customer_id","company_key","created_at");--> statement-breakpoint
CREATE INDEX "signals_person" ON "signals" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "post_sources_source" ON "post_sources" USING btree ("customer_id","source_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_url" ON "posts" USING btree ("customer_id","url");--> statement-breakpoint
CREATE INDEX "posts_source" ON "posts" USING btree ("customer_id","source_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_list" ON "posts" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("next_harvest_at") WHERE status in ('qualified','harvesting','max_harvests');--> statement-breakpoint
CREATE INDEX "posts_expiry" ON "posts" USING btree ("expires_at") WHERE status in ('qualified','harvesting','max_harvests');--> statement-breakpoint
CREATE UNIQUE INDEX "sources_key" ON "sources" USING btree ("customer_id","key");--> statement-breakpoint
CREATE INDEX "sources_due" ON "sources" USING btree ("next_discovery_at") WHERE is_active and deleted_at is null;--> statement-breakpoint
CREATE INDEX "signal_tags_value" ON "signal_tags" USING btree ("value_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_categories_name" ON "tag_categories" USING btree ("customer_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "tag_values_name" ON "tag_values" USING btree ("category_id",lower("name"));--> statement-breakpoint
CREATE INDEX "mailbox_messages_to" ON "mailbox_messages" USING btree ("to","created_at");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");