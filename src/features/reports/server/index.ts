/** The door for other features. */
export { prepareReport, REPORT_TIMEOUT_SEC } from "./create-report";
export { drawReportPage, getLatestReportFile, getReportFile } from "./get-report-file";
