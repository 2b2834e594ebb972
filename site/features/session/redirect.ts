/** Any origin does: it only has to differ from what an address of another site would name. */
const base = 'https://this-site.invalid'

/**
 * The path of this site that an address from outside (`?redirect=`) names, or null where it leads elsewhere or back to
 * the sign-in page. `//evil.example` and `/\evil.example` are other sites to a browser, so the URL parser decides.
 */
export function localPath(address: string | null): string | null {
  if (!address?.startsWith('/') || !URL.canParse(address, base)) return null
  const url = new URL(address, base)
  if (url.origin !== base || url.pathname.startsWith('//') || /^\/auth\/?$/.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
