/** What one request may cost. Code, documentation and the API's description all read it here. */

/** How long a statement may run that serves a read. */
export const readSeconds = 5;
/** The same for writes, exports, reports and background work. PostgreSQL is told the same limit. */
export const longSeconds = 30;

/** The `tags` filter: as many groups as a plan has tag categories at most, and as long as 200 tokens. */
export const maxTagGroups = 20;
export const maxTagsLength = 8_000;

/** The largest company size that a filter can ask for. Sealed blocks compare exactly up to 99,999,998. */
export const maxEmployeeCount = 10_000_000;

/** How many entries one export of the audit log holds at most. */
export const maxExportedAuditEvents = 10_000;
