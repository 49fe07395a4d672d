/** Next looks for one in the folders above too, and would start the product's. */
export function register() {}
