/** The path of this site that a text names (`/tours?sort=rating`), or null: never another site, never half a path. */
export function pathOfThisSite(text: string | undefined, siteUrl: string): string | null {
  if (!text?.startsWith('/')) return null
  const url = urlOfThisSite(text, siteUrl)
  return url === null ? null : url.slice(new URL(siteUrl).origin.length)
}

/** The same as an address. It may be given as a path or as an address of this site. */
export function urlOfThisSite(text: string | undefined, siteUrl: string): string | null {
  if (!text || !URL.canParse(text, siteUrl)) return null
  const site = new URL(siteUrl)
  const url = new URL(text, site)
  const isOurs = url.origin === site.origin && url.username === '' && url.password === ''
  return isOurs && !url.pathname.startsWith('//') ? url.href : null
}
