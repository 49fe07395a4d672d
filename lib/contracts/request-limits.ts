/** The limits of one request, used by the code, the documentation and the API description. */

/** The statement timeout for reads. */
export const readSeconds = 5;
/** The statement timeout for writes, exports, reports and background jobs. PostgreSQL enforces the same limit. */
export const longSeconds = 30;

/** For the `tags` filter: as many groups as a plan may have tag categories, and the length of 200 tokens. */
export const maxTagGroups = 20;
export const maxTagsLength = 8_000;

/** The largest company size in a filter. Sealed blocks compare exactly up to 99,999,998. */
export const maxEmployeeCount = 10_000_000;
