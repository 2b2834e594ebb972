import type { PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { codeOf } from '../hooks/code-of.ts'
import { languageOf } from '../i18n/language.ts'
import type { User } from '../payload-types.ts'
import { invitationMail } from './mail.ts'

/** Where an invitation leads, beneath the admin. */
export const welcomePath = '/welcome'

/** How long an invitation is good for. */
export const invitationDays = 3
const milliseconds = invitationDays * 24 * 60 * 60 * 1000

/**
 * Mails the link by which a new CMS user chooses a password: the one of a forgotten password, which is good once, but for three
 * days. A link that was mailed before is worthless then.
 * @returns whether the mail server took it
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
    expiration: milliseconds,
    req,
  })
  if (!token) return false
  const { routes, serverURL } = payload.config
  const link = formatAdminURL({ adminRoute: routes.admin, path: `${welcomePath}/${token}`, serverURL })
  const host = user?.collection === 'users' ? user.name : null
  const mail = invitationMail({ name, host, link, days: invitationDays }, languageOf(i18n))
  try {
    await payload.sendEmail({ to: email, ...mail })
    return true
  } catch (error) {
    // The words of the mail server quote the address.
    payload.logger.error({ msg: 'An invitation was not mailed.', code: codeOf(error) })
    return false
  }
}
