// Where agents look that take the tools' own address for the issuer's.
export { DELETE, GET, PATCH, POST, PUT } from "../../route";
