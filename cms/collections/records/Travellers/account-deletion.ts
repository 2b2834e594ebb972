import { todayInBali } from '@nusa/shared/dates'
import type { CollectionBeforeDeleteHook, CollectionBeforeOperationHook } from 'payload'
import { hasPermission } from '../../../access/permissions.ts'
import { requireSingleId } from '../../../core/database/require-single-id.ts'
import { RefusalError } from '../../../core/errors/refusal.ts'
import { languageOf } from '../../../core/i18n/language.ts'
import { dayText } from '../../../core/i18n/times.ts'

/**
 * Refuses changes of a deleted account by CMS users, so that a form that was opened before the deletion does not
 * write personal data back.
 */
export const refuseDeletedAccount: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !hasPermission(req, 'travellers:edit')) return args
  const account = await req.payload.findByID({
    collection: 'travellers',
    id: requireSingleId(args),
    depth: 0,
    disableErrors: true,
    req,
  })
  // An account without invoices is deleted completely.
  if (!account) throw new RefusalError('This account was deleted. It can no longer be changed.', 404)
  if (!account.deleted_at) return args
  const day = dayText(todayInBali(new Date(account.deleted_at)), languageOf(req.i18n))
  throw new RefusalError(`The traveller deleted this account on ${day}. It can no longer be changed.`)
}

/** Refuses to delete an account with invoices, which the company must retain. */
export const refuseDeleteWithInvoices: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({ collection: 'invoices', where: { user_id: { equals: id } }, req })
  if (totalDocs > 0) throw new RefusalError('This traveller has invoices, which must be retained.')
}
