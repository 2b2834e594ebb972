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
export function localPath(address: string | null): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, base)) return null
  const url = new URL(address, base)
  if (url.origin !== base || url.pathname.startsWith('//') || isSignInPage(url.pathname)) return null
  if (/^\/api(\/|$)/.test(url.pathname) && findFileEndpoint(url.pathname) === null) return null
  return url.pathname + url.search + url.hash
}

/** Returns whether a path returned by `localPath` is the link of a file rather than a page. */
export function isFilePath(path: string): boolean {
  return findFileEndpoint(new URL(path, base).pathname) !== null
}

/**
 * Returns the path to go to after a sign-in in the dialog: the target of the link that opened the dialog, or the
 * account if a button opened it. Returns null if the page stays, because an action continues or because the sign-in
 * page redirects itself.
 */
export function pathAfterSignIn({ opener, onDone }: PanelRequest, currentUrl: string): string | null {
  if (!opener || onDone || isSignInPage(currentUrl)) return null
  return localPath(opener.getAttribute('href')) ?? accountPath
}

function isSignInPage(pathname: string): boolean {
  return /^\/auth\/?$/.test(pathname)
}
