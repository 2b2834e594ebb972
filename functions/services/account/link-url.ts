import { pathOfThisSite } from '../site-path.ts'

/** The address of a page that a mailed link leads to. `redirect` is where to go on from there, on this site only. */
export function linkUrl(siteUrl: string, page: string, token: string, redirect?: string): string {
  const url = new URL(page, siteUrl)
  url.searchParams.set('token', token)
  const path = pathOfThisSite(redirect, siteUrl)
  if (path !== null) url.searchParams.set('redirect', path)
  return url.href
}
