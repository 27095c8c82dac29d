export { default as ui } from "../ui-messages/en.json";
export { default as game } from "../content/messages/en.json";
