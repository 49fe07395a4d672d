import { config } from "zod/v4/core";

// Zod compiles schemas with `eval`, which the content security policy refuses: each page that tries reports a
// violation.
config({ jitless: true });
