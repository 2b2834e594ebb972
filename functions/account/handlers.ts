import { invalidBirthdayMessage, isPlausibleBirthday } from '@nusa/shared/account'
import { todayInBali } from '@nusa/shared/dates'
import { rupiahCurrency } from '@nusa/shared/money'
import type { Handlers } from '../http/call.ts'
import type { Deps } from '../ports/deps.ts'
import { fail, isFailure } from '../ports/failure.ts'
import { changeEmail } from '../services/account/change-email.ts'
import { deleteAccount } from '../services/account/delete-account.ts'
import { changePassword } from '../services/account/passwords.ts'
import { parseProfilePhones } from '../services/account/profile-phones.ts'

type AccountHandlers = Pick<
  Handlers,
  | 'getProfile'
  | 'changeProfile'
  | 'getAccount'
  | 'changePassword'
  | 'changeEmail'
  | 'changePreferences'
  | 'changeNewsletter'
  | 'downloadData'
  | 'deleteAccount'
>

const done = { body: { ok: true } } as const

/** Handles the account of the signed-in traveller. */
export function accountHandlers(deps: Deps): AccountHandlers {
  const { accounts, accountDetails, catalog, now } = deps
  return {
    getProfile: async ({ traveller }) => ({ body: traveller.profile }),
    async changeProfile({ traveller, body }) {
      if (body.birthday && !isPlausibleBirthday(body.birthday, todayInBali(now())))
        return fail('invalid_request', { fields: { birthday: invalidBirthdayMessage } })
      const change = parseProfilePhones(body, traveller.profile)
      if (isFailure(change)) return change
      const profile = await accounts.changeProfile(traveller, change)
      return profile ? { body: profile } : fail('not_authenticated')
    },
    getAccount: async ({ traveller }) => ({ body: await accountDetails.read(traveller) }),
    async changePassword({ traveller, body, sessionToken }) {
      return (await changePassword(deps, traveller, body, sessionToken)) ?? done
    },
    async changeEmail({ traveller, body }) {
      return (await changeEmail(deps, traveller, body)) ?? done
    },
    async changePreferences({ traveller, body }) {
      const code = body.preferred_currency
      // Rupiah is always allowed, although it is also the default: as a stored preference it applies on every device.
      if (code !== null && code !== rupiahCurrency.code && !(await isOffered(code))) {
        return fail('invalid_request', { fields: { preferred_currency: 'This currency is not offered.' } })
      }
      const isSet = await accountDetails.setCurrency(traveller, code)
      return isSet ? { body: { preferred_currency: code } } : fail('not_authenticated')
    },
    async changeNewsletter({ traveller, body }) {
      const newsletter = await accountDetails.setNewsletter(traveller, body.subscribed)
      return newsletter ? { body: { newsletter } } : fail('not_authenticated')
    },
    async downloadData({ traveller }) {
      const body = { exported_at: now().toISOString(), ...(await accountDetails.export(traveller)) }
      return { body, headers: { 'content-disposition': 'attachment; filename="nusa-account.json"' } }
    },
    async deleteAccount({ traveller, body }) {
      return (await deleteAccount(deps, traveller, body.password)) ?? { ...done, session: null }
    },
  }

  async function isOffered(code: string): Promise<boolean> {
    const { currencies } = await catalog.currencies()
    return currencies.some((currency) => currency.code === code)
  }
}
