export { percentOff, portionOf, rupiah, sumRupiah, taxOn, timesRupiah } from './arithmetic.ts'
export { type CurrencyFormat, convert, displayCurrency, type ExchangeRates, rupiahCurrency } from './currency.ts'
export { formatMoney, formatRupiah } from './format.ts'
export { type Rupiah, rupiahSchema } from './rupiah.ts'
