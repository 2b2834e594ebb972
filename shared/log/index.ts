export { describeError, withoutQueryValues } from './describe-error.ts'
export { formatError, isJournal } from './journal.ts'
export { createLogger, type Logger, toReadableLine } from './log-line.ts'
export {
  addObserver,
  isObserved,
  type LogFields,
  measureWork,
  notifyObservers,
  type SpanAttributes,
} from './observe.ts'
export { captureOutput, startLog } from './start-log.ts'
export {
  acceptRequestId,
  currentRequestId,
  enterRequest,
  requestIdHeader,
  setBookingRequestId,
  traceFields,
  withTrace,
} from './trace.ts'
