import type { FieldHook } from 'payload'
import { languageOf } from '../../../core/i18n/language.ts'
import type { OutgoingMail } from '../../../generated/payload-types.ts'
import { idOf } from '../Invoices/invoice-history.ts'
import { findOrderNumber } from '../Invoices/order-number.ts'
import { kindText } from '../parts/kind-text.ts'
import { officeTexts } from '../texts/index.ts'

/**
 * Returns the title of a mail from its kind, recipient and order: 'Payment received, to ayu@example.com (NUSA-7K3F9Q)'.
 */
export const mailTitle: FieldHook<OutgoingMail> = async ({ data, findMany, req }) => {
  if (!data?.kind) return null
  const texts = officeTexts[languageOf(req.i18n)]
  const title = texts.mailTo(kindText(data.kind, texts.mailKinds), data.to ?? '')
  // Lists have a separate column for the order and show no titles.
  const order = data.invoice && !findMany ? await findOrderNumber(idOf(data.invoice), req) : null
  return order ? `${title} (${order})` : title
}
