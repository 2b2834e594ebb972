export { describeError, withoutValues } from './describe-error.ts'
