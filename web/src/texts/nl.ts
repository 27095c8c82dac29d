export { default as ui } from "../ui-messages/nl.json";
export { default as game } from "../content/messages/nl.json";
