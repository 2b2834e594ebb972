export const currencyTexts = {
  choose: 'Currency',
  ratesFailed: {
    title: 'Prices stay in rupiah',
    description: 'We could not load the exchange rates. Please try again later.',
  },
  notKept: {
    title: 'Error',
    description: 'We could not keep your currency with your account. Your other devices will not know it.',
  },
  charged: (amount: string) => `Charged in rupiah: ${amount}`,
} as const
