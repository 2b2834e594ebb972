import { entryIdPattern } from '@nusa/shared/catalog'
import type { Endpoint, PayloadRequest } from 'payload'
import { hasPermission } from '../../../access/permissions.ts'
import { errorResponse, jsonResponse } from '../../../core/http/responses.ts'
import { kindText } from '../parts/kind-text.ts'
import { officeTexts } from '../texts/index.ts'
import { resendMail } from './resend-mail.ts'

const refusals = {
  forbidden: { status: 403, message: 'Only staff and administrators can send emails again.' },
  notFound: { status: 404, message: 'This email does not exist.' },
}

/** Adds a resent email to the audit log. */
export type RecordResend = (
  req: PayloadRequest,
  entry: { operation: 'resend'; kind: 'outgoing-mails'; entry: string; title: string; changes: [] },
) => Promise<void>

/**
 * `POST /api/outgoing-mails/12/send-again`, for CMS users with `emails:edit`. Returns which email is sent, and its
 * recipient.
 */
export const resendEndpoint = (recordResend: RecordResend): Endpoint => ({
  method: 'post',
  path: '/:id/send-again',
  async handler(req) {
    if (!hasPermission(req, 'emails:edit')) return refusalResponse('forbidden')
    const id = String(req.routeParams?.id)
    const queuedMail = entryIdPattern.test(id) ? await resendMail(req.payload, Number(id), new Date()) : null
    if (queuedMail?.isNew) {
      const entry = String(queuedMail.mail)
      // The title in the audit log has no recipient, because the address must be deleted with the account.
      const title = kindText(queuedMail.kind, officeTexts.en.mailKinds)
      await recordResend(req, { operation: 'resend', kind: 'outgoing-mails', entry, title, changes: [] })
    }
    return queuedMail ? jsonResponse(queuedMail) : refusalResponse('notFound')
  },
})

function refusalResponse(reason: keyof typeof refusals): Response {
  const { status, message } = refusals[reason]
  return errorResponse(message, status)
}
