/** Returns for example `/tours?sort=rating`, or null if the text is not an absolute path on this site. */
export function toSitePath(text: string | undefined, siteUrl: string): string | null {
  if (!text?.startsWith('/')) return null
  const url = toSiteUrl(text, siteUrl)
  return url === null ? null : url.slice(new URL(siteUrl).origin.length)
}

/** Returns the URL if the text is a path or a URL of this site, else null. */
export function toSiteUrl(text: string | undefined, siteUrl: string): string | null {
  if (!text || !URL.canParse(text, siteUrl)) return null
  const site = new URL(siteUrl)
  const url = new URL(text, site)
  const isSiteUrl = url.origin === site.origin && url.username === '' && url.password === ''
  return isSiteUrl && !url.pathname.startsWith('//') ? url.href : null
}

export function confirmationUrl(siteUrl: string, invoiceId: string): string {
  return `${siteUrl}/booking/confirmation/${invoiceId}`
}

/** Returns the URL of a page that reads the token. The page then continues to `redirect`, a path on this site. */
export function linkUrl(siteUrl: string, page: string, token: string, redirect?: string): string {
  const url = new URL(page, siteUrl)
  url.searchParams.set('token', token)
  const path = toSitePath(redirect, siteUrl)
  if (path !== null) url.searchParams.set('redirect', path)
  return url.href
}
