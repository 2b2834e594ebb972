import { noTermsVersion, type Terms } from '@nusa/shared/booking'
import { $siteData, loadSiteData, type SiteDataState } from '../../../lib/site-data.ts'

/** Returns the version of the published terms, or null if this page has not loaded them. */
export function currentTermsVersion(siteData: SiteDataState): string | null {
  return siteData.status === 'ready' ? (siteData.data.terms?.version ?? noTermsVersion) : null
}

/** Returns whether the current version is accepted. If no version is loaded yet, any accepted version counts. */
export function areTermsAccepted(acceptedTerms: string | null, currentVersion: string | null): boolean {
  return acceptedTerms !== null && (currentVersion === null || acceptedTerms === currentVersion)
}

/** Shows the terms that the server returned, which may be newer than the site's files. */
export function showTerms(terms: Terms | null): void {
  const state = $siteData.get()
  if (state.status === 'ready') $siteData.set({ status: 'ready', data: { ...state.data, terms } })
  else void loadSiteData()
}
