export { changeByPercent, multiplyRupiah, percentOff, portionOf, rupiah, sumRupiah, taxOn } from './arithmetic.ts'
export {
  type CurrencyFormat,
  convertCurrency,
  type ExchangeRates,
  rupiahCurrency,
  selectDisplayCurrency,
} from './currency.ts'
export { formatMoney, formatMoneyDifference, formatRupiah } from './format.ts'
export { groupThousands, parseRupiah, parseWholeNumber } from './parse-amount.ts'
export { type Rupiah, rupiahSchema } from './rupiah.ts'
