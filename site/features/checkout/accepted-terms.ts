import { noTerms, type Terms } from '@nusa/shared/booking'
import { $siteData, loadSiteData, type SiteDataState } from '../../lib/settings.ts'

/** Which terms hold, as far as this page knows; null while it doesn't. */
export function termsOfToday(siteData: SiteDataState): string | null {
  return siteData.status === 'ready' ? (siteData.data.terms?.version ?? noTerms) : null
}

/** Says whether what was accepted is what holds today. What was accepted counts until today's terms are known. */
export function isAccepted(acceptedTerms: string | null, today: string | null): boolean {
  return acceptedTerms !== null && (today === null || acceptedTerms === today)
}

/** Shows these terms from now on: the server's, which may be newer than this site's files. */
export function showTerms(terms: Terms | null): void {
  const known = $siteData.get()
  if (known.status === 'ready') $siteData.set({ status: 'ready', data: { ...known.data, terms } })
  else void loadSiteData()
}
