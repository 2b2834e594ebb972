import { type CurrencyFormat, convertCurrency, type ExchangeRates, rupiahCurrency } from './currency.ts'

const missingAmountText = 'IDR 0'

const formatters = new Map<string, Intl.NumberFormat>()

/** Creating a formatter costs more than using it a thousand times. */
function getFormatter(locale: 'id-ID' | 'en-US', decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`
  const cachedFormatter = formatters.get(key)
  if (cachedFormatter) return cachedFormatter
  const formatter = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  formatters.set(key, formatter)
  return formatter
}

function formatInCurrency(amount: number, currency: CurrencyFormat): string {
  const locale = currency.code === rupiahCurrency.code ? 'id-ID' : 'en-US'
  const digits = getFormatter(locale, currency.decimal_digits).format(Math.abs(amount))
  const isRoundedToZero = !/[1-9]/.test(digits)
  const sign = amount < 0 && !isRoundedToZero ? '-' : ''
  return currency.symbol_position === 'before'
    ? `${sign}${currency.symbol}${digits}`
    : `${sign}${digits} ${currency.symbol}`
}

/**
 * Returns 'Rp1.500.000', '$92.50', '12.50 €'; 'IDR 0' if the amount is missing. Uses rupiah if the currency has no
 * rate.
 */
export function formatMoney(
  amountIdr: number | null | undefined,
  currency: CurrencyFormat,
  rates: ExchangeRates,
): string {
  if (amountIdr === null || amountIdr === undefined || !Number.isFinite(amountIdr)) return missingAmountText
  const amount = convertCurrency(amountIdr, rupiahCurrency.code, currency.code, rates)
  return amount === null ? formatInCurrency(amountIdr, rupiahCurrency) : formatInCurrency(amount, currency)
}

/** Formats an amount as it will be charged, regardless of the display currency: 'Rp1.500.000'. */
export function formatRupiah(amountIdr: number | null | undefined): string {
  return formatMoney(amountIdr, rupiahCurrency, { rates: {} })
}

/**
 * Formats `wholeIdr - partIdr` so that the displayed amounts add up. If tax and subtotal were converted separately,
 * their sum would often differ from the total by a cent.
 */
export function formatMoneyDifference(
  wholeIdr: number,
  partIdr: number,
  currency: CurrencyFormat,
  rates: ExchangeRates,
): string {
  const toDisplayedAmount = (amountIdr: number) => {
    const amount = convertCurrency(amountIdr, rupiahCurrency.code, currency.code, rates)
    if (amount === null) return null
    return Number(getFormatter('en-US', currency.decimal_digits).format(amount).replaceAll(',', ''))
  }
  const displayedWhole = toDisplayedAmount(wholeIdr)
  const displayedPart = toDisplayedAmount(partIdr)
  return displayedWhole === null || displayedPart === null
    ? formatInCurrency(wholeIdr - partIdr, rupiahCurrency)
    : formatInCurrency(displayedWhole - displayedPart, currency)
}
