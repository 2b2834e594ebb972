import { type CurrencyFormat, convertCurrency, type ExchangeRates, rupiahCurrency } from './currency.ts'
import { getFormatter, writeAmount } from './format.ts'

/**
 * Formats the difference of two rupiah amounts so that the texts add up: the shown part and the shown difference give
 * the shown whole. Converted separately, tax and subtotal would often miss the total by a cent.
 */
export function formatMoneyDifference(
  wholeIdr: number,
  partIdr: number,
  currency: CurrencyFormat,
  rates: ExchangeRates,
): string {
  const shown = (amountIdr: number) => {
    const converted = convertCurrency(amountIdr, rupiahCurrency.code, currency.code, rates)
    return converted === null
      ? null
      : Number(getFormatter('en-US', currency.decimal_digits).format(converted).replaceAll(',', ''))
  }
  const [whole, part] = [shown(wholeIdr), shown(partIdr)]
  return whole === null || part === null
    ? writeAmount(wholeIdr - partIdr, rupiahCurrency)
    : writeAmount(whole - part, currency)
}
