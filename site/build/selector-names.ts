/**
 * The names that a page must have for a selector to match anything in it: classes, as they stand in an attribute ('sm:flex'), and
 * elements with a bracket before them ('<summary'). What stands in parentheses or asks for attributes and states is left out,
 * so a rule is rather kept than lost.
 */
export function neededNames(selector: string): string[] {
  const outer = withoutParentheses(selector)
  const classes = [...outer.matchAll(className)].map(([, name = '']) => fromCss(name))
  const elements = outer.replace(className, '.').replace(pseudo, '').match(element) ?? []
  return [...new Set([...classes, ...elements.map((name) => `<${name}`)])]
}

const className = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-])+)/gi
const pseudo = /::?[\w-]+/g
/** A word that no class, attribute or identifier begins. */
const element = /(?<![\w.#-])[a-z][\w-]*/gi

/** A selector without what stands in round and square brackets; escaped ones are part of a name. */
function withoutParentheses(selector: string): string {
  let depth = 0
  let outer = ''
  for (const [token] of selector.matchAll(/\\.|[^\\]/gs)) {
    if (token === '(' || token === '[') depth += 1
    else if (token === ')' || token === ']') depth -= 1
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
