// The first script of every page includes this file. Texts that other code shows are therefore in the files of that
// code.

export const chooseCurrency = 'Currency'

export const ratesFailedTexts = {
  title: 'Prices are shown in rupiah',
  description: 'We couldn’t load the exchange rates. Please try again later.',
}
