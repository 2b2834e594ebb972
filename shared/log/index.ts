export { describeError, withoutQueryValues } from './describe-error.ts'
