import { createHash } from 'node:crypto'
import path from 'node:path'
import { customPropertiesIn, importsIn, namesInHtml, namesInScript, scriptsIn } from './page-names.ts'
import { type Piece, readSheet, type Sheet } from './sheet.ts'

const stylesheetLinkPattern = /<link rel="stylesheet" href="(\/_astro\/[^"]+\.css)">/g
const policySource = "style-src 'self'"
/** Matches islands that a script draws when the page loads. */
const loadedIslandPattern = / client="(?:only|load)"/

/**
 * Returns a function that inlines the part of the style sheet that a page uses.
 *
 * The link to the whole sheet stays in a template element until a script adds content to the page (lib/styles.ts). A
 * disabled link is not enough, because browsers that preload style sheets would fetch it.
 * @param readFile returns the contents of a file of this build by its URL
 */
export function createPageStyles(readFile: (url: string) => string): (html: string) => string {
  const sheetAt = memoize((url) => readSheet(readFile(url)))
  const namesOfScript = memoize((url): ReadonlySet<string> => {
    const code = readFile(url)
    const imported = importsIn(code).flatMap((name) => [...namesOfScript(path.posix.join('/_astro', name))])
    return new Set([...namesInScript(code), ...imported])
  })
  const cachedStyles = new Map<string, { style: string; digest: string }>()

  return (html) => {
    const [firstLink, ...otherLinks] = html.matchAll(stylesheetLinkPattern)
    if (!firstLink || otherLinks.length > 0 || loadedIslandPattern.test(html)) return html
    const [element, url = ''] = firstLink
    const sheet = sheetAt(url)
    const names = findUsedNames(html, sheet, scriptsIn(html).map(namesOfScript))
    const properties = customPropertiesIn(html)
    // Ten thousand pages have only a few dozen distinct sets of names.
    const key = [url, ...names, ...properties].join(' ')
    const usedStyles = cachedStyles.get(key) ?? addDigest(selectUsedStyles(sheet, names, properties))
    cachedStyles.set(key, usedStyles)
    return html
      .replace(policySource, (source) => `${source} 'sha256-${usedStyles.digest}'`)
      .replace(element, () => `<style>${usedStyles.style}</style><template data-whole-styles>${element}</template>`)
  }
}

function findUsedNames(html: string, sheet: Sheet, scripts: ReadonlySet<string>[]): Set<string> {
  const nameSets = [namesInHtml(html), ...scripts]
  return new Set([...sheet.names].filter((name) => nameSets.some((names) => names.has(name))))
}

const addDigest = (style: string) => ({ style, digest: createHash('sha256').update(style).digest('base64') })

function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>()
  return (key) => {
    const value = cache.get(key) ?? compute(key)
    cache.set(key, value)
    return value
  }
}

/**
 * Returns the styles that a page with these classes, elements and attributes uses. `properties` are the custom
 * properties that the page itself reads.
 *
 * The styles declare all layers first, because layers are ordered by their first occurrence.
 */
export function selectUsedStyles(sheet: Sheet, names: ReadonlySet<string>, properties: Iterable<string> = []): string {
  const rules = [...rulesFor(sheet.pieces, names)]
  const propertyNames = new Set([
    ...properties,
    ...rules.flatMap((piece) => ('usedProperties' in piece ? piece.usedProperties : [])),
  ])
  const propertyPieces = [...propertiesIn(sheet.pieces)]
  // A custom property may use other custom properties.
  let previousSize: number
  do {
    previousSize = propertyNames.size
    for (const piece of propertyPieces) {
      if (!propertyNames.has(piece.name)) continue
      for (const name of piece.usedProperties) propertyNames.add(name)
    }
  } while (propertyNames.size > previousSize)
  const usedPropertyPieces = propertyPieces.filter(({ name }) => propertyNames.has(name))
  const usedText = [...rules, ...usedPropertyPieces].map(({ text }) => text).join(' ')
  const words = new Set(usedText.match(/[\w-]+/g))
  const isUsed = (piece: Piece) => {
    if (piece.kind === 'property') return propertyNames.has(piece.name)
    if (piece.kind === 'keyframes') return words.has(piece.name)
    return piece.kind === 'fixed' || isMatched(piece.alternatives, names)
  }
  const layers = sheet.layers.length > 0 ? `@layer ${sheet.layers.join(',')};` : ''
  return layers + serialize(sheet.pieces, isUsed)
}

function isMatched(alternatives: readonly (readonly string[])[], names: ReadonlySet<string>): boolean {
  return alternatives.some((requiredNames) => requiredNames.every((name) => names.has(name)))
}

function* rulesFor(pieces: readonly Piece[], names: ReadonlySet<string>): Iterable<Piece & { text: string }> {
  for (const piece of pieces) {
    if (piece.kind === 'fixed') yield piece
    if (piece.kind === 'rule' && isMatched(piece.alternatives, names)) yield piece
    if (piece.kind === 'block' && isMatched(piece.alternatives, names)) yield* rulesFor(piece.pieces, names)
  }
}

function* propertiesIn(pieces: readonly Piece[]): Iterable<Piece & { kind: 'property' }> {
  for (const piece of pieces) {
    if (piece.kind === 'property') yield piece
    if (piece.kind === 'block') yield* propertiesIn(piece.pieces)
  }
}

function serialize(pieces: readonly Piece[], isUsed: (piece: Piece) => boolean): string {
  return pieces
    .filter(isUsed)
    .map((piece) => {
      if (piece.kind !== 'block') return piece.text
      const content = serialize(piece.pieces, isUsed)
      return content === '' ? '' : `${piece.prelude}{${content.replace(/;$/, '')}}`
    })
    .join('')
}
