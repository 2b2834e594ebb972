/**
 * Input elements whose parts are selected by pseudo-elements: `part` matches the selector, and `input` matches the
 * HTML.
 */
export const inputsWithPseudoElements = [
  { name: '[type=date', part: /::-webkit-(?:date|calendar)/, input: /<input[^>]* type="date"/ },
  { name: '[type=file', part: /::file-selector-button/, input: /<input[^>]* type="file"/ },
] as const

/**
 * Returns the names that a page must contain for a selector to match: 'sm:flex', '<summary', '[data-view'. Ignores all
 * other parts, so that a rule is kept in case of doubt.
 */
export function requiredNames(selector: string): string[] {
  const withAttributes = withoutBrackets(selector, '(', ')')
  const outer = withoutBrackets(withAttributes, '[', ']')
  const classes = [...outer.matchAll(className)].map(([, name = '']) => decodeIdentifier(name))
  const elements = outer.replace(className, '.').replace(pseudo, '').match(element) ?? []
  const attributes = [...withAttributes.matchAll(dataValue)].map(([, name]) => `[${name}`)
  const fields = inputsWithPseudoElements.filter(({ part }) => part.test(outer)).map(({ name }) => name)
  return [...new Set([...classes, ...elements.map((name) => `<${name}`), ...attributes, ...fields])]
}

const className = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-])+)/gi
const dataValue = /(?<!\\)\[(data-[\w-]+)[~|^$*]?=/g
const pseudo = /::?[\w-]+/g
const element = /(?<![\w.#-])[a-z][\w-]*/gi

/** Escaped brackets are part of a name. */
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

/** Example: `sm\:flex` becomes 'sm:flex'. */
function decodeIdentifier(identifier: string): string {
  return identifier.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ''),
  )
}
