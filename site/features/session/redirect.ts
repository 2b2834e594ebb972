import type { PanelRequest } from '../../lib/panels.ts'

/** Where one goes after signing in when nothing says otherwise. */
export const accountPath = '/dashboard'

/** Any origin does: it only has to differ from what an address of another site would name. */
const base = 'https://this-site.invalid'

/**
 * The path of this site that an address from outside (`?redirect=`) names, or null where it leads elsewhere or back to
 * the sign-in page. `//evil.example` and `/\evil.example` are other sites to a browser, so the URL parser decides.
 */
export function localPath(address: string | null): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, base)) return null
  const url = new URL(address, base)
  if (url.origin !== base || url.pathname.startsWith('//') || isSignInPage(url.pathname)) return null
  return url.pathname + url.search + url.hash
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
