const separator = ' · '

/** Xendit reports a payment method, such as EWALLET, and a channel, such as OVO. */
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
/** Brand names, which are shown unchanged. */
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
/** Without a suffix, the label would be only the bank's name. */
const labelSuffixes: Readonly<Record<string, string>> = {
  BANK_TRANSFER: ' virtual account',
  VIRTUAL_ACCOUNT: ' virtual account',
  DIRECT_DEBIT: ' direct debit',
}

/** Returns the text to store, such as 'EWALLET · OVO'; null if both codes are missing. */
export function paymentMethodCode(
  method: string | null | undefined,
  channel: string | null | undefined,
): string | null {
  return [method, channel].filter(Boolean).join(separator) || null
}

/** Returns, for example, 'QRIS' or 'BCA virtual account'. Unknown codes are turned into words. */
export function paymentMethodLabel(code: string): string {
  const [method = '', channel = ''] = code.split(separator)
  const hasOwnChannel = channel !== '' && channel !== method
  if (!hasOwnChannel) return methodLabels[method] ?? channelLabels[method] ?? humaniseCode(method)
  // Channels of direct debit are 'DD_BRI', for example.
  const label = channelLabels[channel] ?? humaniseCode(channel.replace(/^DD_/, ''))
  const suffix = labelSuffixes[method] ?? ''
  return label + suffix
}

/** Xendit cannot refund these payment methods, so staff transfer the money themselves. */
const manuallyRefundedMethods = new Set(['BANK_TRANSFER', 'VIRTUAL_ACCOUNT', 'RETAIL_OUTLET'])

export function isRefundedManually(code: string): boolean {
  return manuallyRefundedMethods.has(code.split(separator)[0] ?? '')
}

/** 'SAHABAT_SAMPOERNA' becomes 'Sahabat Sampoerna'. */
function humaniseCode(code: string): string {
  const words = code.split('_').filter(Boolean)
  return words.map((word) => (brandCodes.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase())).join(' ')
}
