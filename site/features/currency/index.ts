// Public entry of this feature: amounts in the visitor’s currency.
export { formatShortAmount } from './short-amount.ts'
export { type MoneyFormat, useChargedNote, useMoney, useTaxAmount } from './use-money.ts'
