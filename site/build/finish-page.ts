import { createHash } from 'node:crypto'
import visibleScript from 'astro/runtime/client/visible.prebuilt.js'
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js'

const priorityImagePattern = /<img\b[^>]*\bfetchpriority="high"[^>]*>/
const srcsetPattern = /\bsrcset="([^"]*)"/
const sizesPattern = /\bsizes="([^"]*)"/
/** This tag follows the viewport tag. A preload before the viewport tag could select an image of the wrong width. */
const insertionPoint = '<link rel="expect"'

/** Preloads the first high-priority image, so that the browser finds it before the styles, one round trip earlier. */
export function preloadPicture(html: string): string {
  const [image] = priorityImagePattern.exec(html) ?? []
  const [, imagesrcset] = srcsetPattern.exec(image ?? '') ?? []
  const [, imagesizes] = sizesPattern.exec(image ?? '') ?? []
  if (!imagesrcset || !imagesizes) return html
  const link = `<link rel="preload" as="image" imagesrcset="${imagesrcset}" imagesizes="${imagesizes}" fetchpriority="high">`
  return html.replace(insertionPoint, () => link + insertionPoint)
}

/** Astro writes this element before the first island of a page, in the body, where HTML allows no style element. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'
/**
 * Inline scripts of Astro. They are removed from pages where every island is `client:visible`, because
 * features/frame/islands.client.ts loads them there.
 */
const islandScripts = [visibleScript, islandScript].map((code) => `<script>${code}</script>`)
const nonVisibleIslandPattern = / client="(?!visible")/
const inlineCodePattern = /<(?:script|style)(?:\s[^>]*)?>([\s\S]*?)<\/(?:script|style)>/g
const policyPattern = /<meta http-equiv="content-security-policy" content="[^"]*">/
const pageScriptPattern = /<script type="module" src=/g
/** Matches the last script file of a page. At most one inline script may follow it, empty or of one word. */
const lastScriptPattern =
  /<script (type="module" [^>]*><\/script>)(?=(?:\s*<script type="module">\w*<\/script>)?\s*<\/body>)/
const hashPattern = / 'sha256-([\w+/=]+)'/g

/**
 * Returns the output of Astro as valid HTML, with a shorter content security policy and with priorities for scripts.
 *
 * The policy keeps only the hashes of the inline code on this page; files are allowed by 'self'. A page is readable
 * without its scripts, so they get a lower priority than its images and fonts. The last script is async. A deferred
 * script would run in the same task as the end of parsing, and a slow phone does not respond during a long task.
 */
export function finishHtml(html: string): string {
  const page = withoutIslandScripts(html.replace(islandStyle, ''))
  const inlineCode = [...page.matchAll(inlineCodePattern)].map(([, code = '']) => code).filter((code) => code !== '')
  const usedHashes = new Set(inlineCode.map(sha256))
  const prioritisedPage = page
    .replace(pageScriptPattern, '<script type="module" fetchpriority="low" src=')
    .replace(lastScriptPattern, '<script async $1')
  return prioritisedPage.replace(policyPattern, (meta) =>
    meta.replace(hashPattern, (hashSource, digest) => (usedHashes.has(digest) ? hashSource : '')),
  )
}

function withoutIslandScripts(html: string): string {
  const areLoadedLater = !nonVisibleIslandPattern.test(html) && islandScripts.every((script) => html.includes(script))
  if (!areLoadedLater) return html
  let page = html
  for (const script of islandScripts) page = page.replace(script, '')
  return page
}

const sha256 = (code: string) => createHash('sha256').update(code).digest('base64')

export function finishPage(html: string, inlineStyles: (html: string) => string = (page) => page): string {
  return finishHtml(inlineStyles(preloadPicture(html)))
}
