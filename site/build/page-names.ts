const classes = /\sclass="([^"]*)"/g
const element = /<[a-z][\w-]*/g
const property = /--[\w-]+/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#38': '&', '#39': "'", '#34': '"' }

/** The names in a page's HTML, templates and all: see selector-names.ts. */
export function namesInHtml(html: string): Set<string> {
  const names = new Set<string>(html.match(element))
  const lists = new Set([...html.matchAll(classes)].map(([, list = '']) => list))
  for (const list of lists) for (const name of withoutEntities(list).split(/\s+/)) names.add(name)
  return names
}

/** The names that a script may write into a page: all that its texts could mean. */
export function namesInScript(code: string): Set<string> {
  return new Set(code.split(/[\s"'`]+/).flatMap((word) => [word, `<${word}`]))
}

/** The custom properties that a text names. */
export function customProperties(text: string): string[] {
  return [...new Set(text.match(property))]
}

/** The addresses of the scripts that a page runs at once. */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, address = '']) => address)
}

/** The files beside it that a pressed script imports as it starts. */
export function importsOf(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, name = '']) => name)
}

function withoutEntities(text: string): string {
  return text.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)
}
