/** Texts about a booking are part of the voucher's data. */
export const sheetTexts = {
  kind: 'Booking voucher',
  number: 'Booking number',
  payment: 'Payment',
  notes: 'Before you go',
  support: 'Questions? We are happy to help.',
  team: (company: string) => `The ${company} team`,
  online: (url: string) => `Your booking online: ${url}`,
  romanized:
    'Words in other scripts are left out (…) or written in Latin letters here; your booking online shows the original text.',
}
