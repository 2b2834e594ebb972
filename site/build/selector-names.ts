/** Input elements whose parts are selected by pseudo-elements: their names, the parts, and the elements in HTML. */
export const inputsWithParts = [
  { name: '[type=date', part: /::-webkit-(?:date|calendar)/, input: /<input[^>]* type="date"/ },
  { name: '[type=file', part: /::file-selector-button/, input: /<input[^>]* type="file"/ },
] as const

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
  const fields = inputsWithParts.filter(({ part }) => part.test(outer)).map(({ name }) => name)
  return [...new Set([...classes, ...elements.map((name) => `<${name}`), ...attributes, ...fields])]
}

const className = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-])+)/gi
const dataValue = /(?<!\\)\[(data-[\w-]+)[~|^$*]?=/g
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
