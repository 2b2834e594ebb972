import { createHash } from 'node:crypto'
import path from 'node:path'
import { customProperties, importsIn, namesInHtml, namesInScript, scriptsIn } from './page-names.ts'
import { readSheet, type Sheet } from './sheet.ts'
import { usedStyles } from './used-styles.ts'

const link = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g
/** The part of the content security policy to which the hash of the inlined style is added. */
const policySource = "style-src 'self'"
/** Matches islands whose content is not in the HTML and is drawn when the page loads. */
const renderedAtLoad = / client="(?:only|load)"/

/**
 * Returns a function that inlines the part of the style sheet that a page uses, so that the browser can paint without
 * fetching it.
 *
 * The whole sheet waits in a template until something else is drawn (lib/styles.ts activates it); browsers that preload
 * would fetch even a disabled link. Pages drawn by a script at load keep the link.
 * @param read returns the contents of a file of this build by its address
 */
export function createPageStyles(read: (address: string) => string): (html: string) => string {
  const sheetAt = memoize((address) => readSheet(read(address)))
  const namesOfScript = memoize((address): ReadonlySet<string> => {
    const code = read(address)
    const imported = importsIn(code).flatMap((name) => [...namesOfScript(path.posix.join('/_astro', name))])
    return new Set([...namesInScript(code), ...imported])
  })
  const parts = new Map<string, { style: string; digest: string }>()

  return (html) => {
    const [firstLink, ...otherLinks] = html.matchAll(link)
    if (!firstLink || otherLinks.length > 0 || renderedAtLoad.test(html)) return html
    const [element, address = ''] = firstLink
    const sheet = sheetAt(address)
    const names = namesOn(html, sheet, scriptsIn(html).map(namesOfScript))
    const properties = customProperties(html)
    // Ten thousand pages have only a few dozen distinct sets of names.
    const key = [address, ...names, ...properties].join(' ')
    const part = parts.get(key) ?? withDigest(usedStyles(sheet, names, properties))
    parts.set(key, part)
    return html
      .replace(policySource, (source) => `${source} 'sha256-${part.digest}'`)
      .replace(element, () => `<style>${part.style}</style><template data-whole-styles>${element}</template>`)
  }
}

/** Returns the names in the selectors of the sheet that occur in the page or that its scripts may add. */
function namesOn(html: string, sheet: Sheet, scripts: ReadonlySet<string>[]): Set<string> {
  const written = [namesInHtml(html), ...scripts]
  return new Set([...sheet.names].filter((name) => written.some((names) => names.has(name))))
}

const withDigest = (style: string) => ({ style, digest: createHash('sha256').update(style).digest('base64') })

function memoize<Value>(make: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>()
  return (key) => {
    const value = cache.get(key) ?? make(key)
    cache.set(key, value)
    return value
  }
}
