export { BookingFiles } from './BookingFiles.tsx'
export { payProblem } from './pay-problem.ts'
export { confirmationTexts } from './texts.ts'
export { usePay } from './use-pay.ts'
