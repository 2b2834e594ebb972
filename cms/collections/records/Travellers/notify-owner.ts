import { randomUUID } from 'node:crypto'
import type { CollectionBeforeChangeHook } from 'payload'
import { changesEmail } from '../../../fields/current-password/changes-email.ts'
import type { Traveller } from '../../../generated/payload-types.ts'
import { queueMail } from '../OutgoingMails/queue-mail.ts'
import { accountBeforeCmsChange } from './account-before-cms-change.ts'

/**
 * Notifies the owner of an account, at the previous address, that a CMS user has changed its password or address, so
 * that a misuse of the CMS is noticed.
 */
export const notifyOwner: CollectionBeforeChangeHook<Traveller> = async (change) => {
  const { data, req } = change
  const before = accountBeforeCmsChange(change)
  if (!before || before.deleted_at) return data
  const { id, email: to, _verified, full_name } = before
  // The address is unverified, and a name that a stranger may have chosen must not be mailed.
  const name = _verified ? (full_name ?? '') : ''
  const notify = (kind: string, payload: Record<string, unknown>) =>
    queueMail(req, { kind, to, traveller: id, payload, dedupe_key: `${kind}:${randomUUID()}` })
  if (data.password) await notify('password_changed', { name })
  if (changesEmail(data, before)) await notify('email_changed', { name, address: data.email })
  return data
}
