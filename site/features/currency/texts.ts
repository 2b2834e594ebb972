export const currencyTexts = {
  choose: 'Currency',
  ratesFailed: {
    title: 'Prices stay in rupiah',
    description: 'We could not load the exchange rates. Please try again later.',
  },
  charged: (amount: string) => `Charged in rupiah: ${amount}`,
} as const
