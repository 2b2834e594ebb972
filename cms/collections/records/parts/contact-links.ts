/** Returns the `tel:` URL of a phone number, or null if it has no digits. */
export function phoneUrl(phone: string): string | null {
  const number = phone.replace(/[^+\d]/g, '')
  return number === '' ? null : `tel:${number}`
}

/** The minimum and maximum number of digits of an international phone number with its country code. */
const digitCount = { min: 8, max: 15 }

/**
 * Returns the URL that opens a WhatsApp chat, or null if the number is invalid. WhatsApp requires a country code; a
 * number without one is taken as Indonesian.
 */
export function whatsappUrl(phone: string): string | null {
  const number = phone
    .replace(/[^+\d]/g, '')
    .replace(/^\+|^00/, '')
    .replace(/^0/, '62')
  return number.length < digitCount.min || number.length > digitCount.max || number.includes('+')
    ? null
    : `https://wa.me/${number}`
}
