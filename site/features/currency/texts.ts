export const currencyTexts = {
  choose: 'Currency',
  ratesFailed: {
    title: 'Prices are shown in rupiah',
    description: 'We couldn’t load the exchange rates. Please try again later.',
  },
  notSaved: {
    title: 'Error',
    description: 'We couldn’t save your currency to your account, so your other devices won’t use it.',
  },
  charged: (amount: string) => `Charged in rupiah: ${amount}`,
} as const
