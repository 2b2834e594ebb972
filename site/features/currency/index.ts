// What other features use of the currency: amounts in the currency of the visitor.
export { type MoneyFormat, useChargedNote, useMoney, useTaxAmount } from './use-money.ts'
