/** The name of a field for a day: its parts are asked for by pseudo-elements. */
export const dateField = '[type=date'

/**
 * The names that a page must have for a selector to match anything in it: classes, as they stand in an attribute ('sm:flex'),
 * elements with a bracket before them ('<summary'), and data attributes of which it asks for a value ('[data-view'). What stands
 * in parentheses or asks for other attributes and states is left out, so a rule is rather kept than lost.
 */
export function neededNames(selector: string): string[] {
  const withAttributes = withoutBrackets(selector, '(', ')')
  const outer = withoutBrackets(withAttributes, '[', ']')
  const classes = [...outer.matchAll(className)].map(([, name = '']) => fromCss(name))
  const elements = outer.replace(className, '.').replace(pseudo, '').match(element) ?? []
  const attributes = [...withAttributes.matchAll(dataValue)].map(([, name]) => `[${name}`)
  const fields = partOfDate.test(outer) ? [dateField] : []
  return [...new Set([...classes, ...elements.map((name) => `<${name}`), ...attributes, ...fields])]
}

const className = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-])+)/gi
const dataValue = /(?<!\\)\[(data-[\w-]+)[~|^$*]?=/g
const partOfDate = /::-webkit-(?:date|calendar)/
const pseudo = /::?[\w-]+/g
/** A word that no class, attribute or identifier begins. */
const element = /(?<![\w.#-])[a-z][\w-]*/gi

/** A selector without what stands in such brackets; escaped ones are part of a name. */
function withoutBrackets(selector: string, opening: string, closing: string): string {
  let depth = 0
  let outer = ''
  for (const [token] of selector.matchAll(/\\.|[^\\]/gs)) {
    if (token === opening) depth += 1
    else if (token === closing) depth -= 1
    else if (depth === 0) outer += token
  }
  return outer
}

/** An identifier as CSS writes it, such as `sm\:flex`, as it is meant. */
function fromCss(identifier: string): string {
  return identifier.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ''),
  )
}
