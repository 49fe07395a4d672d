/** The object in which zod keeps its settings. To set them with `config` would load zod's core on every page. */
const settings: typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } } = globalThis;

// Zod compiles schemas with `eval`, which the content security policy refuses: each page that tries reports a
// violation.
settings.__zod_globalConfig = { ...settings.__zod_globalConfig, jitless: true };

export {};
