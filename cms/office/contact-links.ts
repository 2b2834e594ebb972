/** Returns the `tel:` URL of a phone number, or null if it has no digits. */
export function callAddress(phone: string): string | null {
  const number = phone.replace(/[^+\d]/g, '')
  return number === '' ? null : `tel:${number}`
}

/** The minimum and maximum number of digits of an international phone number with its country code. */
const digits = { fewest: 8, most: 15 }

/**
 * Returns the URL that opens a WhatsApp chat, or null if the number is invalid. WhatsApp requires a country code; a
 * number without one is taken as Indonesian.
 */
export function whatsappAddress(phone: string): string | null {
  const number = phone
    .replace(/[^+\d]/g, '')
    .replace(/^\+|^00/, '')
    .replace(/^0/, '62')
  return number.length < digits.fewest || number.length > digits.most || number.includes('+')
    ? null
    : `https://wa.me/${number}`
}
