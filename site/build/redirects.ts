/** Pages whose address holds what only the browser needs. */
const shells = ['/booking/confirmation/* /booking/confirmation/index.html 200']

/**
 * The file `_redirects`, as Netlify and other hosts read it: first the redirects that the pages' code made, then the pages that
 * stand for many addresses, and the not-found pages of sections.
 */
export function redirectsFile(made: string, files: readonly string[]): string {
  const sections = files
    .filter((file) => file.endsWith('/404.html'))
    .map((file) => file.replace(/\/404\.html$/, ''))
    .sort()
    .map((section) => `/${section}/* /${section}/404.html 404`)
  return `${made}${[...shells, ...sections].join('\n')}\n`
}

/** The single addresses that lead to others. */
export function redirectedAddresses(redirects: string): string[] {
  return redirects.split('\n').flatMap((line) => line.split(' ')[0] ?? [])
}
