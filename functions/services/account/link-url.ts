import { toSitePath } from '../site-path.ts'

/** Returns the URL of the page that a mailed link opens. `redirect` is the path on this site to continue to afterwards. */
export function linkUrl(siteUrl: string, page: string, token: string, redirect?: string): string {
  const url = new URL(page, siteUrl)
  url.searchParams.set('token', token)
  const path = toSitePath(redirect, siteUrl)
  if (path !== null) url.searchParams.set('redirect', path)
  return url.href
}
