/** `npm run migrate`: brings the database that DATABASE_URL names up to date. */
import { runMigrations } from "@/db/migrate";

const url = process.env.DATABASE_URL;
if (!url) {
  console.error("DATABASE_URL is not set: the PostgreSQL to migrate, postgres://…");
  process.exit(1);
}
try {
  await runMigrations(url);
  console.log("The database is up to date.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
