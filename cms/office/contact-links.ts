/** Returns the address that calls a number, or null if there is none. */
export function callAddress(phone: string): string | null {
  const number = phone.replace(/[^+\d]/g, '')
  return number === '' ? null : `tel:${number}`
}

/** The shortest and the longest number that can be called from abroad, with its country's code. */
const digits = { fewest: 8, most: 15 }

/**
 * Returns the address that opens a chat on WhatsApp, or null if the number is none. WhatsApp takes only numbers with the code of
 * their country; without one a number is Indonesian.
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
