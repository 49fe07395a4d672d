/**
 * `npm run migrate`: migrates the database in DATABASE_DIRECT_URL or DATABASE_URL to the current version. With
 * --if-set, as in a deployment's build, it does nothing where neither is set.
 */
import { directUrl } from "@/db/addresses";
import { runMigrations } from "@/db/migrate";

try {
  const url = directUrl(process.env);
  if (url) {
    await runMigrations(url);
    console.log("The database is up to date.");
  } else if (process.argv.includes("--if-set")) {
    console.log("No database is set (DATABASE_DIRECT_URL, DATABASE_URL), so none is migrated.");
  } else {
    console.error("DATABASE_URL is not set. Set it to the PostgreSQL database to migrate, postgres://…");
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
