export { createLog, type LogLevel, type LogOptions } from "./json-log";
