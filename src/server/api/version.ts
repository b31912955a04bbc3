/** Of the public API, not of the product: raised when a call changes its meaning. */
export const API_VERSION = "1.0.0";
