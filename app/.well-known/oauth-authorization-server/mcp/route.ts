// Where agents look that know only the short address of the tools.
export { DELETE, GET, PATCH, POST, PUT } from "../route";
