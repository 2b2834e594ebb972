import { currencies, currencyRates, settings } from '../content/settings.ts'
import type { GetId, SeedContext } from './context.ts'

/** Also switches off the protection of identity documents, because the demo users have no second factor. */
export async function seedGlobals({ payload }: SeedContext, getPageId: GetId<string>): Promise<void> {
  await payload.updateGlobal({
    slug: 'settings',
    data: { ...settings, terms_page: getPageId('terms-and-conditions'), privacy_page: getPageId('privacy-policy') },
    depth: 0,
  })
  await payload.updateGlobal({ slug: 'sign-in-settings', data: { protect_documents: false } })
  await payload.updateGlobal({
    slug: 'currencies',
    data: { currencies, currency_rates: { base_currency: 'IDR', rates: currencyRates } },
    depth: 0,
  })
}
