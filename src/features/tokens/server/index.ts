export { bearerOf } from "./bearer-of";
export { createToken } from "./create-token";
export { tokensRouter } from "./router";
