/** The door for other features: what a label asks for. Nothing here may lead back to the prompts. */
export { refuseUnevaluated } from "./standing";
