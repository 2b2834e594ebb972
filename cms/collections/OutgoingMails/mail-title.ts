import type { FieldHook } from 'payload'
import { findOrderNumber } from '../../audit/order-number.ts'
import { idOf } from '../../hooks/invoice-history.ts'
import { languageOf } from '../../i18n/language.ts'
import { kindText } from '../../office/kind-text.ts'
import { officeTexts } from '../../office/texts/index.ts'
import type { OutgoingMail } from '../../payload-types.ts'

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
