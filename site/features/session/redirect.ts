import { fileEndpointAt } from '@nusa/shared/api'
import type { PanelRequest } from '../../lib/panels.ts'

/** Where one goes after signing in when nothing says otherwise. */
export const accountPath = '/dashboard'

/** Any origin does: it only has to differ from what an address of another site would name. */
const base = 'https://this-site.invalid'

/**
 * The path of this site that an address from outside (`?redirect=`) names, or null if it leads elsewhere, back to
 * the sign-in page, or to a call of the API other than the download of a file. `//evil.example` and `/\evil.example` are
 * other sites to a browser, so the URL parser decides.
 */
export function localPath(address: string | null): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, base)) return null
  const url = new URL(address, base)
  if (url.origin !== base || url.pathname.startsWith('//') || isSignInPage(url.pathname)) return null
  if (/^\/api(\/|$)/.test(url.pathname) && fileEndpointAt(url.pathname) === null) return null
  return url.pathname + url.search + url.hash
}

/** Returns whether a path of this site, as `localPath` returns it, is the link of a file rather than a page. */
export function isFilePath(path: string): boolean {
  return fileEndpointAt(new URL(path, base).pathname) !== null
}

/**
 * Where the dialog leads once somebody has signed in: from the menu to the account, from a link to where it leads. Null
 * where one stays, since something asked for the dialog and goes on, or since the sign-in page leads on by itself.
 */
export function pathAfterSignIn({ opener, onDone }: PanelRequest, here: string): string | null {
  if (!opener || onDone || isSignInPage(here)) return null
  return localPath(opener.getAttribute('href')) ?? accountPath
}

function isSignInPage(pathname: string): boolean {
  return /^\/auth\/?$/.test(pathname)
}
