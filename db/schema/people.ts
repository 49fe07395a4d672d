import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, createdAt, id } from "./columns";
import { customers } from "./customers";

/** A company as shown by the network. `key` is its network URL, or its lowercased name if it has none. */
export const companies = pgTable(
  "companies",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    networkUrl: text("network_url"),
    name: text("name").notNull(),
    industry: text("industry"),
    employeeCount: integer("employee_count"),
    website: text("website"),
    summary: text("summary"),
    location: text("location"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("companies_key").on(t.customerId, t.key)],
);

export const people = pgTable(
  "people",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    networkUrl: text("network_url").notNull(),
    name: text("name").notNull(),
    headline: text("headline"),
    title: text("title"),
    about: text("about"),
    location: text("location"),
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "set null" }),
    companyName: text("company_name"),
    companyNetworkUrl: text("company_network_url"),
    positionStartedAt: at("position_started_at"),
    openToWork: boolean("open_to_work").notNull().default(false),
    hiring: boolean("hiring").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("people_url").on(t.customerId, t.networkUrl), index("people_company").on(t.companyId)],
);

/**
 * The 30-day cache of profile lookups, including profiles that do not exist. Also maps an address as seen to the
 * person's row.
 */
export const profileLookups = pgTable(
  "profile_lookups",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    requestedUrl: text("requested_url").notNull(),
    personId: uuid("person_id").references(() => people.id, { onDelete: "cascade" }),
    companyId: uuid("company_id").references(() => companies.id, { onDelete: "cascade" }),
    fetchedAt: at("fetched_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.requestedUrl] }),
    index("profile_lookups_person").on(t.personId),
    index("profile_lookups_company").on(t.companyId),
  ],
);
