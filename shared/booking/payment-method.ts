const separator = ' · '

/** Labels of Xendit's channel codes. The channel is more specific than the payment method that it belongs to. */
const channelLabels: Readonly<Record<string, string>> = {
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
const brandCodes = new Set(['OVO', 'DANA', 'BCA', 'BNI', 'BRI', 'BSI', 'BJB', 'CIMB', 'BTN'])
const methodLabels: Readonly<Record<string, string>> = {
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
/** Suffixes for payment methods whose label would otherwise be only the bank's name. */
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
  if (channel === '' || channel === method) return methodLabels[method] ?? channelLabels[method] ?? humaniseCode(method)
  return (channelLabels[channel] ?? humaniseCode(channel.replace(/^DD_/, ''))) + (suffixes[method] ?? '')
}

/** Methods whose payments the provider does not send back, so that staff transfer a refund themselves. */
const manuallyRefundedMethods = new Set(['BANK_TRANSFER', 'VIRTUAL_ACCOUNT', 'RETAIL_OUTLET'])

/** Returns whether a refund of a payment with this method and channel has to be made by staff. */
export function isRefundedManually(code: string): boolean {
  return manuallyRefundedMethods.has(code.split(separator)[0] ?? '')
}

/** Converts a code to words: 'SAHABAT_SAMPOERNA' becomes 'Sahabat Sampoerna'. */
function humaniseCode(code: string): string {
  const words = code.split('_').filter(Boolean)
  return words.map((word) => (brandCodes.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase())).join(' ')
}
