/** With the product's own headers, which the bench passes on, so that nothing but the work of a request differs. */
export default {
  poweredByHeader: false,
  headers: () => JSON.parse(process.env.BENCH_HEADERS ?? "[]"),
};
