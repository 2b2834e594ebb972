import { createHash } from 'node:crypto'
import visibleScript from 'astro/runtime/client/visible.prebuilt.js'
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js'

/** Astro writes it before a page's first island, in the middle of the body, where HTML allows no style. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'
/** features/frame/islands.client.ts brings them where no island must come to life before it is seen. */
const islandScripts = [visibleScript, islandScript].map((code) => `<script>${code}</script>`)
const otherIsland = / client="(?!visible")/
const inlineCode = /<(?:script|style)(?:\s[^>]*)?>([\s\S]*?)<\/(?:script|style)>/g
const policy = /<meta http-equiv="content-security-policy" content="[^"]*">/
const pageScript = /<script type="module" src=/g
const lastScript = /<script (type="module" [^>]*><\/script>)(?=(?:\s*<script type="module">\w*<\/script>)?\s*<\/body>)/
const hash = / 'sha256-([\w+/=]+)'/g

/**
 * What Astro writes, as valid HTML (what the removed style says stands in styles/global.css), with a policy that allows the
 * scripts and styles that this page has and no others: the files are allowed by 'self', and a page need not carry the
 * hashes, which can't be compressed, of all that stands in the other pages. A page can be read before its scripts are there, so
 * they let its picture and fonts go first. The last one runs when all of the page is parsed, so it need not wait for the moment
 * when a browser has finished with the page: that would be one task with it, in which a slow phone answers nothing.
 */
export function finishHtml(html: string): string {
  const page = withoutIslandScripts(html.replace(islandStyle, ''))
  const own = new Set([...page.matchAll(inlineCode)].flatMap(([, code]) => (code ? [sha256(code)] : [])))
  const patient = page
    .replace(pageScript, '<script type="module" fetchpriority="low" src=')
    .replace(lastScript, '<script async $1')
  return patient.replace(policy, (meta) => meta.replace(hash, (kept, digest) => (own.has(digest) ? kept : '')))
}

function withoutIslandScripts(html: string): string {
  const canWait = !otherIsland.test(html) && islandScripts.every((script) => html.includes(script))
  return canWait ? islandScripts.reduce((page, script) => page.replace(script, ''), html) : html
}

const sha256 = (code: string) => createHash('sha256').update(code).digest('base64')
