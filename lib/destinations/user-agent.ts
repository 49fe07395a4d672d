/** How a delivery names its sender: the product and its version. */
export const userAgent = "Signal-to-Action/0.1.0";
