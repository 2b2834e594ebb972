/** The site settings. The seeding adds the legal pages, which it finds by their slugs. */
export const settings = {
  site_name: 'Nusa',
  tagline: 'INDONESIA is our World, BALI is our Specialist and YOU is our project!',
  tax: 10,
  contact: {
    email: 'hello@nusa.example',
    phone: '+62 361 555 0142',
    whatsapp: '+62 811 555 0142',
    address: 'Jalan Raya Sanggingan 21, Ubud, Gianyar 80571, Bali, Indonesia',
  },
  social: [
    { name: 'Instagram', url: 'https://instagram.com/nusa.example' },
    { name: 'Facebook', url: 'https://facebook.com/nusa.example' },
    { name: 'YouTube', url: 'https://youtube.com/@nusa.example' },
  ],
  trusted_by: 'Trusted by 10,000+ travelers',
  stats: [
    { figure: '500+', label: 'Tours Available' },
    { figure: '50k+', label: 'Happy Customers' },
    { figure: '24/7', label: 'Support' },
  ],
  trust_lines: ['Free cancellation up to 24 hours', 'Instant confirmation', 'Secure payment'],
}

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
