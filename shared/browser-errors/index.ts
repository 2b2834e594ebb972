export { browserErrorsPath, createErrorReporter } from './collect.ts'
export { browserErrorSchema, describeBrowserError, maxReportBytes } from './report.ts'
