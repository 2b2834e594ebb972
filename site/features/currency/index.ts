// Public entry of this feature: amounts in the visitor’s currency.
export { type MoneyFormat, useChargedNote, useMoney, useTaxAmount } from './use-money.ts'
