export { describeError, type ErrorDescription, withoutValues } from './describe-error.ts'
