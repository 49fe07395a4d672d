/** Uses the product's headers, passed in by the benchmark, so that only the work per request differs. */
export default {
  poweredByHeader: false,
  headers: () => JSON.parse(process.env.BENCH_HEADERS ?? "[]"),
};
