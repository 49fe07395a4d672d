CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "signal_bitmaps" (
	"customer_id" uuid NOT NULL,
	"attribute" text NOT NULL,
	"value" text NOT NULL,
	"block" integer NOT NULL,
	"bits" bit varying NOT NULL,
	CONSTRAINT "signal_bitmaps_customer_id_attribute_value_block_pk" PRIMARY KEY("customer_id","attribute","value","block")
);
--> statement-breakpoint
CREATE TABLE "signal_blocks" (
	"customer_id" uuid NOT NULL,
	"block" integer NOT NULL,
	"live" bit varying,
	"sealed_at" timestamp (3) with time zone,
	CONSTRAINT "signal_blocks_customer_id_block_pk" PRIMARY KEY("customer_id","block")
);
--> statement-breakpoint
CREATE TABLE "signal_counters" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"next_ordinal" integer DEFAULT 0 NOT NULL,
	"last_created_at" timestamp (3) with time zone,
	"block_size" integer DEFAULT 8192 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signal_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signal_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" uuid NOT NULL,
	"ordinal" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signal_terms" (
	"customer_id" uuid NOT NULL,
	"attribute" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "signal_terms_customer_id_attribute_key_pk" PRIMARY KEY("customer_id","attribute","key")
);
--> statement-breakpoint
CREATE TABLE "signal_texts" (
	"customer_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"text" text NOT NULL,
	"rare" text NOT NULL,
	CONSTRAINT "signal_texts_customer_id_ordinal_pk" PRIMARY KEY("customer_id","ordinal")
);
--> statement-breakpoint
DROP INDEX "signals_list";--> statement-breakpoint
DROP INDEX "signals_company";--> statement-breakpoint
ALTER TABLE "signals" ADD COLUMN "ordinal" integer;--> statement-breakpoint
UPDATE "signals" SET "ordinal" = "placed"."ordinal"
FROM (SELECT "id", row_number() OVER (PARTITION BY "customer_id" ORDER BY "created_at", "id") - 1 AS "ordinal" FROM "signals") AS "placed"
WHERE "signals"."id" = "placed"."id";--> statement-breakpoint
ALTER TABLE "signals" ALTER COLUMN "ordinal" SET NOT NULL;--> statement-breakpoint
INSERT INTO "signal_counters" ("customer_id", "next_ordinal", "last_created_at")
SELECT "customer_id", count(*), max("created_at") FROM "signals" GROUP BY "customer_id";--> statement-breakpoint
INSERT INTO "signal_blocks" ("customer_id", "block")
SELECT DISTINCT "customer_id", "ordinal" / 8192 FROM "signals";--> statement-breakpoint
ALTER TABLE "signal_bitmaps" ADD CONSTRAINT "signal_bitmaps_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_blocks" ADD CONSTRAINT "signal_blocks_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_counters" ADD CONSTRAINT "signal_counters_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_terms" ADD CONSTRAINT "signal_terms_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signal_texts" ADD CONSTRAINT "signal_texts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signal_bitmaps_block" ON "signal_bitmaps" USING btree ("customer_id","block");--> statement-breakpoint
CREATE INDEX "signal_marks_ordinal" ON "signal_marks" USING btree ("customer_id","ordinal");--> statement-breakpoint
CREATE INDEX "signal_texts_rare" ON "signal_texts" USING gin ("rare" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "signals_ordinal" ON "signals" USING btree ("customer_id","ordinal");--> statement-breakpoint
CREATE INDEX "signals_created" ON "signals" USING btree ("customer_id","created_at","ordinal");--> statement-breakpoint
CREATE INDEX "signals_company" ON "signals" USING btree ("customer_id","company_key","ordinal","created_at");