import { randomUUID } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'
import { queueMail } from '../../hooks/queue-mail.ts'
import type { Traveller } from '../../payload-types.ts'
import { isOtherEmail } from './is-other-email.ts'

/**
 * Tells the owner of an account, at the address that it had, of another password or address that a colleague gives it, lest
 * somebody does it in a colleague's name unnoticed. Of what the functions change they tell themselves.
 */
export const tellOwner: CollectionBeforeChangeHook<Traveller> = async ({
  data,
  originalDoc,
  operation,
  context,
  req,
}) => {
  if (operation === 'create' || !originalDoc || originalDoc.deleted_at || context.keepSessions) return data
  const { id, email: to, _verified, full_name } = originalDoc
  // Nobody has proved whose address it is: what strangers call themselves is not mailed.
  const name = _verified ? (full_name ?? '') : ''
  const tell = (kind: string, payload: Record<string, unknown>) =>
    queueMail(req, { kind, to, traveller: id, payload, dedupe_key: `${kind}:${randomUUID()}` })
  if (data.password) await tell('password_changed', { name })
  if (isOtherEmail(data, originalDoc)) await tell('email_changed', { name, address: data.email })
  return data
}
