export { default as ui } from "../ui-messages/fr.json";
export { default as game } from "../content/messages/fr.json";
