export { default as ui } from "../ui-messages/it.json";
export { default as game } from "../content/messages/it.json";
