import { noTerms, type Terms } from '@nusa/shared/booking'
import { $siteData, loadSiteData, type SiteDataState } from '../../lib/settings.ts'

/** Returns the version of the current terms as known to this page; null if unknown. */
export function termsOfToday(siteData: SiteDataState): string | null {
  return siteData.status === 'ready' ? (siteData.data.terms?.version ?? noTerms) : null
}

/** Returns whether the accepted terms are the current ones. They count until the current version is known. */
export function isAccepted(acceptedTerms: string | null, today: string | null): boolean {
  return acceptedTerms !== null && (today === null || acceptedTerms === today)
}

/** Shows the server's terms, which may be newer than the site's files. */
export function showTerms(terms: Terms | null): void {
  const known = $siteData.get()
  if (known.status === 'ready') $siteData.set({ status: 'ready', data: { ...known.data, terms } })
  else void loadSiteData()
}
