/** Pages with a path parameter that only the browser uses. */
const rewrites = ['/booking/confirmation/* /booking/confirmation/index.html 200']

/**
 * Returns the `_redirects` file, in the format of Netlify and other hosts: the redirects that the pages produced, then
 * the pages served for many URLs, then the not-found pages of sections.
 */
export function redirectsFile(generated: string, files: readonly string[]): string {
  const sections = files
    .filter((file) => file.endsWith('/404.html'))
    .map((file) => file.replace(/\/404\.html$/, ''))
    .sort()
    .map((section) => `/${section}/* /${section}/404.html 404`)
  return `${generated}${[...rewrites, ...sections].join('\n')}\n`
}

/** Returns the URLs that redirect to another URL. */
export function redirectedUrls(redirects: string): string[] {
  return redirects.split('\n').flatMap((line) => line.split(' ')[0] ?? [])
}
