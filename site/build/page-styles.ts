import { createHash } from 'node:crypto'
import path from 'node:path'
import { customProperties, importsOf, namesInHtml, namesInScript, scriptsOf } from './page-names.ts'
import { readSheet, type Sheet } from './sheet.ts'
import { usedStyles } from './used-styles.ts'

const link = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g
/** Where the page's policy lists the styles that may stand in it. */
const policySource = "style-src 'self'"
/** Islands that draw at once what no HTML shows beforehand. */
const drawnAtOnce = / client="(?:only|load)"/

/**
 * Puts the part of the style sheet that a page uses into the page, so that nothing need be fetched before it can be painted;
 * the whole sheet waits in a template until something else is drawn (lib/styles.ts takes it out): a link that is only disabled
 * is fetched all the same by browsers that read ahead. Pages that are drawn by a script as they open keep the sheet as it is.
 * `read` gives the text of a file of this build by its address.
 */
export function createPageStyles(read: (address: string) => string): (html: string) => string {
  const sheetAt = remember((address) => readSheet(read(address)))
  const namesOfScript = remember((address): ReadonlySet<string> => {
    const code = read(address)
    const imported = importsOf(code).flatMap((name) => [...namesOfScript(path.posix.join('/_astro', name))])
    return new Set([...namesInScript(code), ...imported])
  })
  const parts = new Map<string, { style: string; digest: string }>()

  return (html) => {
    const [found, ...others] = html.matchAll(link)
    if (!found || others.length > 0 || drawnAtOnce.test(html)) return html
    const [element, address = ''] = found
    const sheet = sheetAt(address)
    const names = namesOn(html, sheet, scriptsOf(html).map(namesOfScript))
    const properties = customProperties(html)
    // Ten thousand pages have some dozen sets of names.
    const key = [address, ...names, ...properties].join(' ')
    const part = parts.get(key) ?? withDigest(usedStyles(sheet, names, properties))
    parts.set(key, part)
    return html
      .replace(policySource, (source) => `${source} 'sha256-${part.digest}'`)
      .replace(element, () => `<style>${part.style}</style><template data-whole-styles>${element}</template>`)
  }
}

/** Of the names that the sheet asks for, those that stand in a page or that its scripts may write into it. */
function namesOn(html: string, sheet: Sheet, scripts: ReadonlySet<string>[]): Set<string> {
  const written = [namesInHtml(html), ...scripts]
  return new Set([...sheet.names].filter((name) => written.some((names) => names.has(name))))
}

const withDigest = (style: string) => ({ style, digest: createHash('sha256').update(style).digest('base64') })

function remember<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
