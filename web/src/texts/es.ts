export { default as ui } from "../ui-messages/es.json";
export { default as game } from "../content/messages/es.json";
