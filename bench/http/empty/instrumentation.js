/** Without this file, Next would find and run the product's instrumentation in a parent folder. */
export function register() {}
