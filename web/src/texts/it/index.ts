export { default as interface } from "./interface.json";
export { default as game } from "./game.json";
