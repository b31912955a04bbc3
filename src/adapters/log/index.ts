export { jsonLog, type LogLevel } from "./json-log";
