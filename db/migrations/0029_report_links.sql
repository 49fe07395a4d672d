CREATE TABLE "report_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"label" text,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"open_count" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_links_token" ON "report_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "report_links_report" ON "report_links" USING btree ("report_id","expires_at");--> statement-breakpoint
CREATE INDEX "report_links_expired" ON "report_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "report_links_creator" ON "report_links" USING btree ("created_by");