CREATE TABLE "chat_notifications" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"destination_id" uuid NOT NULL,
	"kinds" text[] NOT NULL,
	"min_strength" integer NOT NULL,
	"digest" text NOT NULL,
	"time_zone" text NOT NULL,
	"next_digest_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"customer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"channels" jsonb NOT NULL,
	"min_strength" integer NOT NULL,
	"digest" text NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"next_digest_at" timestamp (3) with time zone,
	CONSTRAINT "notification_preferences_customer_id_user_id_pk" PRIMARY KEY("customer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"signal_id" uuid,
	"comment_id" uuid,
	"destination_id" uuid,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_shown" boolean NOT NULL,
	"read_at" timestamp (3) with time zone,
	"send_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "chat_notifications" ADD CONSTRAINT "chat_notifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notifications" ADD CONSTRAINT "chat_notifications_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_signal_id_signals_id_fk" FOREIGN KEY ("signal_id") REFERENCES "public"."signals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_comment_id_signal_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."signal_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_notifications_digest" ON "chat_notifications" USING btree ("next_digest_at");--> statement-breakpoint
CREATE INDEX "notification_preferences_digest" ON "notification_preferences" USING btree ("next_digest_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("customer_id","user_id","kind","key") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_chat_once" ON "notifications" USING btree ("customer_id","kind","key") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "notifications_inbox" ON "notifications" USING btree ("customer_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("customer_id","user_id") WHERE is_shown and read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("send_at") WHERE send_at is not null;--> statement-breakpoint
CREATE INDEX "notifications_signal" ON "notifications" USING btree ("signal_id");--> statement-breakpoint
CREATE INDEX "notifications_comment" ON "notifications" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "notifications_destination" ON "notifications" USING btree ("destination_id");--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");