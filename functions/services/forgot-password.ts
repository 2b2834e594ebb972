import type { Deps } from '../deps.ts'
import { composeMail } from './mails/compose-mail.ts'
import { sendQuietly } from './mails/send-quietly.ts'
import { withFloor } from './with-floor.ts'

type Needs = Pick<Deps, 'accounts' | 'catalog' | 'mailer' | 'log' | 'settings'>

/** Mails a link to set a new password, where the e-mail has an account; the caller sees no difference. */
export async function forgotPassword(deps: Needs, email: string): Promise<void> {
  await withFloor(deps.settings.authFloor, async () => {
    const found = await deps.accounts.forgotPassword(email)
    if (!found) return
    const url = new URL('/reset-password', deps.settings.siteUrl)
    url.searchParams.set('token', found.token)
    const mail = composeMail(email, await deps.catalog.company(), {
      subject: 'Set a new password',
      paragraphs: [
        `Hello ${found.fullName}, you asked for a new password. The link is good for one hour.`,
        'If it was not you, there is nothing to do: your password stays as it is.',
      ],
      button: { label: 'Set a new password', url: url.href },
    })
    await sendQuietly(deps, mail)
  })
}
