import { findFileEndpoint } from '@nusa/shared/api'
import type { PanelRequest } from '../../../lib/panels.ts'

/** Default path after signing in. */
export const accountPath = '/dashboard'

/** Base URL for parsing paths. No real URL has this origin, because the domain `.invalid` is reserved. */
const base = 'https://this-site.invalid'

/**
 * Returns the path on this site to which an untrusted URL (`?redirect=`) leads. Returns null if it leads to another
 * site, back to the sign-in page, or to an API endpoint that is not a file download. Browsers treat `//evil.example`
 * and `/\evil.example` as other sites, so the URL parser decides.
 */
export function localPath(untrustedUrl: string | null): string | null {
  if (!untrustedUrl?.startsWith('/') || !URL.canParse(untrustedUrl, base)) return null
  const url = new URL(untrustedUrl, base)
  if (url.origin !== base || url.pathname.startsWith('//') || isSignInPage(url.pathname)) return null
  if (/^\/api(\/|$)/.test(url.pathname) && findFileEndpoint(url.pathname) === null) return null
  return url.pathname + url.search + url.hash
}

/** Returns whether a path returned by `localPath` belongs to a file and not to a page. */
export function isFilePath(path: string): boolean {
  return findFileEndpoint(new URL(path, base).pathname) !== null
}

/**
 * Returns the path to go to after a sign-in in the dialog. This is the target of the link that opened the dialog, or
 * the account if a button opened the dialog. Returns null if the dialog must not navigate, because an action continues
 * on the page or because the page is the sign-in page, which redirects itself.
 */
export function pathAfterSignIn({ opener, onSignedIn }: PanelRequest, currentUrl: string): string | null {
  if (!opener || onSignedIn || isSignInPage(currentUrl)) return null
  return localPath(opener.getAttribute('href')) ?? accountPath
}

function isSignInPage(pathname: string): boolean {
  return /^\/auth\/?$/.test(pathname)
}
