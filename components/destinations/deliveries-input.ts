const pageSize = 25;

/** What a page of deliveries is asked with, the same on the server and in the browser. */
export const deliveriesInput = (destinationId: string, offset: number) => ({
  params: { id: destinationId },
  query: { limit: String(pageSize), offset: String(Math.max(0, offset)) },
});
