const separator = ' · '

/** Xendit's codes of ways to pay, in words: a channel says more than the kind of payment that it belongs to. */
const channels: Readonly<Record<string, string>> = {
  QRIS: 'QRIS',
  CREDIT_CARD: 'Credit or debit card',
  SHOPEEPAY: 'ShopeePay',
  LINKAJA: 'LinkAja',
  ASTRAPAY: 'AstraPay',
  JENIUSPAY: 'Jenius Pay',
  GOPAY: 'GoPay',
  NEXCASH: 'Nex Cash',
}
/** Codes that are names of their own, written as they are. */
const initials = new Set(['OVO', 'DANA', 'BCA', 'BNI', 'BRI', 'BSI', 'BJB', 'CIMB', 'BTN'])
const kinds: Readonly<Record<string, string>> = {
  QR_CODE: 'QR code',
  QRIS: 'QRIS',
  CREDIT_CARD: 'Credit or debit card',
  BANK_TRANSFER: 'Bank transfer',
  VIRTUAL_ACCOUNT: 'Virtual account',
  EWALLET: 'E-wallet',
  RETAIL_OUTLET: 'Payment at a shop',
  DIRECT_DEBIT: 'Direct debit',
  PAYLATER: 'Pay later',
}
/** What stands behind a bank's name, which alone would not say how it was paid. */
const suffixes: Readonly<Record<string, string>> = {
  BANK_TRANSFER: ' virtual account',
  VIRTUAL_ACCOUNT: ' virtual account',
  DIRECT_DEBIT: ' direct debit',
}

/** The provider's codes of how something was paid as the one text that is kept; null where it names none. */
export function paymentMethodCode(
  method: string | null | undefined,
  channel: string | null | undefined,
): string | null {
  return [method, channel].filter(Boolean).join(separator) || null
}

/** How it was paid, in words: 'QRIS', 'BCA virtual account'. A code that is not known is made readable. */
export function paymentMethodLabel(code: string): string {
  const [method = '', channel = ''] = code.split(separator)
  if (channel === '' || channel === method) return kinds[method] ?? channels[method] ?? readable(method)
  return (channels[channel] ?? readable(channel.replace(/^DD_/, ''))) + (suffixes[method] ?? '')
}

/** 'SAHABAT_SAMPOERNA' becomes 'Sahabat Sampoerna'. */
function readable(code: string): string {
  const words = code.split('_').filter(Boolean)
  return words.map((word) => (initials.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase())).join(' ')
}
