import { findFileEndpoint } from '@nusa/shared/api'
import type { PanelRequest } from '../../../lib/panels.ts'

export const accountPath = '/dashboard'

/** The domain `.invalid` is reserved, so no real URL has this origin. */
const placeholderOrigin = 'https://this-site.invalid'

/**
 * Returns the path on this site to which an untrusted URL (`?redirect=`) leads. Returns null for another site, the
 * sign-in page, or an API endpoint other than a file download. Browsers treat `//evil.example` and `/\evil.example` as
 * other sites, so the URL parser decides.
 */
export function parseLocalPath(untrustedUrl: string | null): string | null {
  if (!untrustedUrl?.startsWith('/') || !URL.canParse(untrustedUrl, placeholderOrigin)) return null
  const url = new URL(untrustedUrl, placeholderOrigin)
  if (url.origin !== placeholderOrigin || url.pathname.startsWith('//') || isSignInPage(url.pathname)) return null
  if (/^\/api(\/|$)/.test(url.pathname) && findFileEndpoint(url.pathname) === null) return null
  return url.pathname + url.search + url.hash
}

/** Returns whether a path from `parseLocalPath` belongs to a file and not to a page. */
export function isFilePath(path: string): boolean {
  return findFileEndpoint(new URL(path, placeholderOrigin).pathname) !== null
}

/**
 * Returns the page to open after the sign-in: the target of the link that opened the dialog, or the account page.
 * Returns null to stay on the current page: without a link, with `onSignedIn`, or on the sign-in page, which redirects
 * by itself.
 */
export function pathAfterSignIn({ opener, onSignedIn }: PanelRequest, currentPath: string): string | null {
  if (!opener || onSignedIn || isSignInPage(currentPath)) return null
  return parseLocalPath(opener.getAttribute('href')) ?? accountPath
}

function isSignInPage(pathname: string): boolean {
  return /^\/auth\/?$/.test(pathname)
}
