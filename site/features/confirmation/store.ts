export { confirmationTexts } from './texts.ts'
export { usePay } from './use-pay.ts'
