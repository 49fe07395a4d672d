/** User-Agent of deliveries: product and version. */
export const userAgent = "Signal-to-Action/0.1.0";
