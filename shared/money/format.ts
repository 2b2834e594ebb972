import { type CurrencyFormat, convert, type ExchangeRates, rupiahCurrency } from './currency.ts'

/** What stands where an amount is missing. */
const missingAmount = 'IDR 0'

const formatters = new Map<string, Intl.NumberFormat>()

/** Making a formatter costs more than a thousand uses of it, so each is made once. */
function formatter(locale: 'id-ID' | 'en-US', decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  formatters.set(key, made)
  return made
}

function write(amount: number, currency: CurrencyFormat): string {
  const locale = currency.code === rupiahCurrency.code ? 'id-ID' : 'en-US'
  const digits = formatter(locale, currency.decimal_digits).format(Math.abs(amount))
  const sign = amount < 0 && /[1-9]/.test(digits) ? '-' : ''
  return currency.symbol_position === 'before'
    ? `${sign}${currency.symbol}${digits}`
    : `${sign}${digits} ${currency.symbol}`
}

/**
 * A rupiah amount as it is shown in a currency: 'Rp1.500.000', '$92.50', '12.50 €'; 'IDR 0' where the amount is missing.
 * Where the currency has no rate it is shown in rupiah, never as a wrong figure.
 */
export function formatMoney(
  amountIdr: number | null | undefined,
  currency: CurrencyFormat,
  rates: ExchangeRates,
): string {
  if (amountIdr === null || amountIdr === undefined || !Number.isFinite(amountIdr)) return missingAmount
  const converted = convert(amountIdr, rupiahCurrency.code, currency.code, rates)
  return converted === null ? write(amountIdr, rupiahCurrency) : write(converted, currency)
}

/** A rupiah amount as it will be charged, whatever the currency of display: 'Rp1.500.000'. */
export function formatRupiah(amountIdr: number | null | undefined): string {
  return formatMoney(amountIdr, rupiahCurrency, { rates: {} })
}
