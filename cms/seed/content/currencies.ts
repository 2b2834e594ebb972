type DemoCurrency = {
  code: string
  name: string
  symbol: string
  symbol_position: 'before' | 'after'
  decimal_digits: number
  is_active: boolean
}

/** The currencies of the selector. The inactive currency must never appear on the site. */
export const currencies: DemoCurrency[] = [
  {
    code: 'IDR',
    name: 'Indonesian rupiah',
    symbol: 'Rp',
    symbol_position: 'before',
    decimal_digits: 0,
    is_active: true,
  },
  { code: 'USD', name: 'US dollar', symbol: '$', symbol_position: 'before', decimal_digits: 2, is_active: true },
  { code: 'EUR', name: 'Euro', symbol: '€', symbol_position: 'after', decimal_digits: 2, is_active: true },
  {
    code: 'AUD',
    name: 'Australian dollar',
    symbol: 'A$',
    symbol_position: 'before',
    decimal_digits: 2,
    is_active: true,
  },
  {
    code: 'SGD',
    name: 'Singapore dollar',
    symbol: 'S$',
    symbol_position: 'before',
    decimal_digits: 2,
    is_active: true,
  },
  { code: 'JPY', name: 'Japanese yen', symbol: '¥', symbol_position: 'before', decimal_digits: 0, is_active: true },
  { code: 'RUB', name: 'Russian rouble', symbol: '₽', symbol_position: 'after', decimal_digits: 2, is_active: false },
]

/** The value of one rupiah in each currency. */
export const currencyRates: { code: string; rate: number }[] = [
  { code: 'USD', rate: 0.0000609 },
  { code: 'EUR', rate: 0.0000524 },
  { code: 'AUD', rate: 0.0000931 },
  { code: 'SGD', rate: 0.0000791 },
  { code: 'JPY', rate: 0.00944 },
  { code: 'RUB', rate: 0.00492 },
]
