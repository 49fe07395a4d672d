/** What is said of a new destination that sends to where another one does. Without schemas, for pages. */
export const sameAddressNotice = (other: string): string => `"${other}" sends to the same address.`;
