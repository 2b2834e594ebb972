import { inputsWithPseudoElements } from './selector-names.ts'

const classes = /\sclass="([^"]*)"/g
const element = /<[a-z][\w-]*/g
const dataAttribute = /\sdata-[\w-]+/g
const dataWord = /\bdata-[\w-]+/g
const datasetWord = /\bdataset\.(\w+)/g
const property = /--[\w-]+/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#38': '&', '#39': "'", '#34': '"' }

/** Returns the names of classes, elements and data attributes in a page, in the form of `requiredNames`. */
export function namesInHtml(html: string): Set<string> {
  const names = new Set<string>(html.match(element))
  const lists = new Set([...html.matchAll(classes)].map(([, list = '']) => list))
  for (const attribute of html.match(dataAttribute) ?? []) names.add(`[${attribute.trim()}`)
  for (const { name, input } of inputsWithPseudoElements) if (input.test(html)) names.add(name)
  for (const list of lists) for (const name of decodeEntities(list).split(/\s+/)) names.add(name)
  return names
}

/**
 * Returns every name that a script may add to a page, except date and file inputs, which no script creates when the
 * page loads.
 */
export function namesInScript(code: string): Set<string> {
  const words = code.split(/[\s"'`]+/).flatMap((word) => [word, `<${word}`])
  const attributes = (code.match(dataWord) ?? []).map((name) => `[${name}`)
  const dataset = [...code.matchAll(datasetWord)].map(([, name = '']) => `[data-${toKebabCase(name)}`)
  return new Set([...words, ...attributes, ...dataset])
}

export function customProperties(text: string): string[] {
  return [...new Set(text.match(property))]
}

export function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, url = '']) => url)
}

/** Returns the files in the same directory that a minified script imports at start. */
export function importsIn(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, name = '']) => name)
}

function decodeEntities(text: string): string {
  return text.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all)
}

/** Example: 'setView' becomes 'set-view'. */
function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
