/**
 * A name within a sentence that is plain text: its direction does not turn the words around it. In markup, use `<bdi>`.
 */
export const isolated = (name: string): string => (isPlain.test(name) ? name : `\u2068${name}\u2069`);

/** Written from left to right in any context. */
const isPlain = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
