export { BookingFiles } from './BookingFiles.tsx'
export { confirmationTexts } from './texts.ts'
export { usePay } from './use-pay.ts'
