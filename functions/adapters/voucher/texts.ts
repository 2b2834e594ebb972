/** Texts about a booking are part of the voucher's data. */
export const sheetTexts = {
  documentTitle: 'Booking voucher',
  bookingNumber: 'Booking number',
  payment: 'Payment',
  notes: 'Before you go',
  questionsWelcome: 'Questions? We are happy to help.',
  companyTeam: (company: string) => `The ${company} team`,
  bookingOnline: (url: string) => `Your booking online: ${url}`,
  romanizedNote:
    'Words in other scripts are left out (…) or written in Latin letters here; your booking online shows the original text.',
}
