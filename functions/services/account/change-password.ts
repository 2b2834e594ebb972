import type { Deps } from '../../deps.ts'
import { type Failure, fail } from '../../failure.ts'
import type { Traveller } from '../../ports/accounts.ts'
import { type MailNeeds, sendSoon } from './send-soon.ts'
import { accountMailTexts } from './texts.ts'

/** Sets another password where the present one is known, ends the other sessions, and tells the owner. */
export async function changePassword(
  deps: MailNeeds & Pick<Deps, 'accounts'>,
  traveller: Traveller,
  change: { current_password: string; password: string },
  keptToken: string | null,
): Promise<Failure | null> {
  const { accounts, settings } = deps
  if (!(await accounts.isPasswordOf(traveller, change.current_password))) return fail('wrong_password')
  await accounts.changePassword(traveller, change.password, keptToken ?? undefined)
  const { subject, text, button } = accountMailTexts.passwordChanged
  sendSoon(deps, traveller.email, {
    subject,
    paragraphs: [`${accountMailTexts.hello(traveller.profile.full_name)} ${text}`, accountMailTexts.contactUs],
    button: { label: button, url: `${settings.siteUrl}/auth?mode=forgot` },
  })
  return null
}
