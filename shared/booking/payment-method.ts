const separator = ' · '

/** Labels of Xendit's channel codes. The channel is more specific than the payment method that it belongs to. */
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
/** Codes that are shown unchanged because they are brand names. */
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
/** Suffixes for payment methods where the bank's name alone does not say how the payment was made. */
const suffixes: Readonly<Record<string, string>> = {
  BANK_TRANSFER: ' virtual account',
  VIRTUAL_ACCOUNT: ' virtual account',
  DIRECT_DEBIT: ' direct debit',
}

/** Joins the provider's method and channel codes into the stored text; null if both are missing. */
export function paymentMethodCode(
  method: string | null | undefined,
  channel: string | null | undefined,
): string | null {
  return [method, channel].filter(Boolean).join(separator) || null
}

/** Returns a readable payment method: 'QRIS', 'BCA virtual account'. Unknown codes are turned into words. */
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
