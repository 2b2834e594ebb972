/**
 * Input elements whose parts are selected by pseudo-elements: `pseudoElement` matches the selector, and `html` matches
 * the page.
 */
export const inputsWithPseudoElements = [
  { name: '[type=date', pseudoElement: /::-webkit-(?:date|calendar)/, html: /<input[^>]* type="date"/ },
  { name: '[type=file', pseudoElement: /::file-selector-button/, html: /<input[^>]* type="file"/ },
] as const

/**
 * Returns the names that a page must contain for a selector to match: 'sm:flex', '<summary', '[data-view'. Ignores all
 * further parts of the selector, so that a rule is kept in case of doubt.
 */
export function requiredNames(selector: string): string[] {
  const withoutArguments = withoutBrackets(selector, '(', ')')
  const withoutAttributes = withoutBrackets(withoutArguments, '[', ']')
  const classes = [...withoutAttributes.matchAll(classPattern)].map(([, name = '']) => decodeIdentifier(name))
  const elements = withoutAttributes.replace(classPattern, '.').replace(pseudoPattern, '').match(elementPattern) ?? []
  const attributes = [...withoutArguments.matchAll(dataAttributePattern)].map(([, name]) => `[${name}`)
  const inputNames = inputsWithPseudoElements
    .filter(({ pseudoElement }) => pseudoElement.test(withoutAttributes))
    .map(({ name }) => name)
  return [...new Set([...classes, ...elements.map((name) => `<${name}`), ...attributes, ...inputNames])]
}

/** Matches a class name, which may contain escapes such as `\:` and `\32 `. */
const classPattern = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-])+)/gi
/** Matches a data attribute that is compared with a value: `[data-view=`. */
const dataAttributePattern = /(?<!\\)\[(data-[\w-]+)[~|^$*]?=/g
const pseudoPattern = /::?[\w-]+/g
const elementPattern = /(?<![\w.#-])[a-z][\w-]*/gi

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
  return identifier.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  )
}
