import type { PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { languageOf } from '../../core/i18n/language.ts'
import type { User } from '../../generated/payload-types.ts'
import { composeInvitationMail } from './invitation-mail.ts'

/** Relative to the path of the admin. */
export const welcomePath = '/welcome'

const invitationDays = 3
const expirationMs = invitationDays * 24 * 60 * 60 * 1000

/**
 * Emails a password reset link that works once and is valid for three days. Earlier links become invalid. Returns
 * whether the mail server accepted the email.
 */
export async function sendInvitation(
  req: PayloadRequest,
  { email, name }: Pick<User, 'email' | 'name'>,
): Promise<boolean> {
  const { payload, user, i18n } = req
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: expirationMs,
    req,
  })
  if (!token) return false
  const { routes, serverURL } = payload.config
  const link = formatAdminURL({ adminRoute: routes.admin, path: `${welcomePath}/${token}`, serverURL })
  const inviter = user?.collection === 'users' ? user.name : null
  const mail = composeInvitationMail({ name, inviter, link, validDays: invitationDays }, languageOf(i18n))
  try {
    await payload.sendEmail({ to: email, ...mail })
    return true
  } catch {
    // `sendEmail` has logged the failure.
    return false
  }
}
