import { invalidBirthdayMessage, isPlausibleBirthday } from '@nusa/shared/account'
import { todayInBali } from '@nusa/shared/dates'
import { rupiahCurrency } from '@nusa/shared/money'
import type { Handlers } from '../http/call.ts'
import { parseIdParam } from '../http/parse.ts'
import { invalidLinkFailure, okReply } from '../http/respond.ts'
import type { Deps } from '../ports/deps.ts'
import { fail, isFailure } from '../ports/failure.ts'
import { changeEmail } from '../services/account/change-email.ts'
import { deleteAccount } from '../services/account/delete-account.ts'
import { changePassword } from '../services/account/passwords.ts'
import { parseProfilePhones } from '../services/account/profile-phones.ts'
import { subscribe } from '../services/account/subscribe.ts'

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

export function createAccountHandlers(deps: Deps): AccountHandlers {
  const { accounts, accountDetails, catalog, now } = deps
  return {
    getProfile: async ({ traveller }) => ({ body: traveller.profile }),
    async changeProfile({ traveller, body }) {
      if (body.birthday && !isPlausibleBirthday(body.birthday, todayInBali(now())))
        return fail('invalid_request', { fields: { birthday: invalidBirthdayMessage } })
      const change = parseProfilePhones(body, traveller.profile)
      if (isFailure(change)) return change
      const profile = await accounts.changeProfile(traveller, change)
      // Null means that the account has been deleted meanwhile.
      return profile ? { body: profile } : fail('not_authenticated')
    },
    getAccount: async ({ traveller }) => ({ body: await accountDetails.read(traveller) }),
    async changePassword({ traveller, body, sessionToken }) {
      const failure = await changePassword(deps, traveller, body, sessionToken)
      return failure ?? okReply
    },
    async changeEmail({ traveller, body }) {
      const failure = await changeEmail(deps, traveller, body)
      return failure ?? okReply
    },
    async changePreferences({ traveller, body }) {
      const currencyCode = body.preferred_currency
      if (currencyCode !== null && !(await isCurrencyOffered(currencyCode))) {
        return fail('invalid_request', { fields: { preferred_currency: 'This currency is not offered.' } })
      }
      const isStored = await accountDetails.setCurrency(traveller, currencyCode)
      return isStored ? { body: { preferred_currency: currencyCode } } : fail('not_authenticated')
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
      const failure = await deleteAccount(deps, traveller, body.password)
      return failure ?? { ...okReply, session: null }
    },
  }

  /** Rupiah is always offered. Editors choose the other currencies in the CMS. */
  async function isCurrencyOffered(code: string): Promise<boolean> {
    if (code === rupiahCurrency.code) return true
    const { currencies } = await catalog.readCurrencies()
    return currencies.some((currency) => currency.code === code)
  }
}

export function createFavoriteHandlers({
  favorites,
}: Deps): Pick<Handlers, 'listFavorites' | 'addFavorite' | 'removeFavorite'> {
  return {
    listFavorites: async ({ traveller }) => ({ body: await favorites.list(traveller) }),
    async addFavorite({ traveller, params }) {
      const id = parseIdParam(params.tour)
      const isAdded = id !== null && (await favorites.add(traveller, id))
      return isAdded ? okReply : fail('tour_not_found')
    },
    async removeFavorite({ traveller, params }) {
      const id = parseIdParam(params.tour)
      if (id === null) return fail('tour_not_found')
      await favorites.remove(traveller, id)
      return okReply
    },
  }
}

export function createNewsletterHandlers(
  deps: Deps,
): Pick<Handlers, 'subscribe' | 'confirmNewsletter' | 'unsubscribe'> {
  const { subscriptions } = deps
  return {
    async subscribe({ body }) {
      const failure = await subscribe(deps, body.email)
      return failure ?? okReply
    },
    async confirmNewsletter({ body }) {
      const outcome = await subscriptions.confirm(body.token)
      return outcome === 'ok' ? okReply : invalidLinkFailure(outcome)
    },
    async unsubscribe({ body }) {
      const isKnownToken = await subscriptions.unsubscribe(body.token)
      return isKnownToken ? okReply : invalidLinkFailure('unknown')
    },
  }
}

type PictureHandlers = Pick<
  Handlers,
  'getAvatar' | 'putAvatar' | 'removeAvatar' | 'getIdentityDocument' | 'putIdentityDocument' | 'removeIdentityDocument'
>

const webpHeaders = { 'content-type': 'image/webp' }

export function createPictureHandlers({ pictures, pictureMaker }: Deps): PictureHandlers {
  return {
    async getAvatar({ traveller, query }) {
      const webp = await pictures.readAvatar(traveller, Number(query.size))
      // Caching is safe, because the URL changes with every upload.
      const headers = { ...webpHeaders, 'cache-control': 'private, max-age=3600', vary: 'cookie' }
      return webp ? { body: new Uint8Array(webp), headers } : fail('file_not_found')
    },
    async putAvatar({ traveller, query, file }) {
      const webpBySide = await pictureMaker.avatar(file, query)
      if (!webpBySide) return fail('file_not_picture')
      const avatar_url = await pictures.putAvatar(traveller, webpBySide)
      return avatar_url === null ? fail('not_authenticated') : { body: { avatar_url } }
    },
    async removeAvatar({ traveller }) {
      await pictures.removeAvatar(traveller)
      return okReply
    },
    async getIdentityDocument({ traveller }) {
      const webp = await pictures.readDocument(traveller)
      return webp ? { body: new Uint8Array(webp), headers: webpHeaders } : fail('file_not_found')
    },
    async putIdentityDocument({ traveller, file }) {
      const picture = await pictureMaker.document(file)
      if (!picture) return fail('file_not_picture')
      const outcome = await pictures.putDocument(traveller, picture)
      if (outcome === 'account-deleted') return fail('not_authenticated')
      return outcome === 'stored' ? okReply : fail('already_verified')
    },
    async removeIdentityDocument({ traveller }) {
      return (await pictures.removeDocument(traveller)) ? okReply : fail('already_verified')
    },
  }
}
