/** The token and the path to come back to that a mailed link carries. */
export function readLink(): { token: string | null; redirect: string | null } {
  const query = new URLSearchParams(location.search)
  return { token: query.get('token'), redirect: query.get('redirect') }
}

/** Takes the used token out of the address, so that no history, screenshot or referrer holds it. */
export function forgetToken(): void {
  const url = new URL(location.href)
  url.searchParams.delete('token')
  history.replaceState(history.state, '', url)
}
