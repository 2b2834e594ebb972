import { inputsWithPseudoElements } from './selector-names.ts'

const classAttributePattern = /\sclass="([^"]*)"/g
const elementPattern = /<[a-z][\w-]*/g
const dataAttributePattern = /\sdata-[\w-]+/g
const dataWordPattern = /\bdata-[\w-]+/g
const datasetPattern = /\bdataset\.(\w+)/g
const propertyPattern = /--[\w-]+/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#38': '&', '#39': "'", '#34': '"' }

/** Returns the names of classes, elements and data attributes in a page, such as 'card', '<dialog' and '[data-open'. */
export function namesInHtml(html: string): Set<string> {
  const names = new Set<string>(html.match(elementPattern))
  const classLists = new Set([...html.matchAll(classAttributePattern)].map(([, list = '']) => list))
  for (const attribute of html.match(dataAttributePattern) ?? []) names.add(`[${attribute.trim()}`)
  for (const input of inputsWithPseudoElements) if (input.html.test(html)) names.add(input.name)
  for (const list of classLists) for (const name of decodeEntities(list).split(/\s+/)) names.add(name)
  return names
}

/**
 * Returns every name that a script may add to a page, except date and file inputs, which no script creates when the
 * page loads.
 */
export function namesInScript(code: string): Set<string> {
  const words = code.split(/[\s"'`]+/).flatMap((word) => [word, `<${word}`])
  const attributes = (code.match(dataWordPattern) ?? []).map((name) => `[${name}`)
  const dataset = [...code.matchAll(datasetPattern)].map(([, name = '']) => `[data-${toKebabCase(name)}`)
  return new Set([...words, ...attributes, ...dataset])
}

export function customPropertiesIn(text: string): string[] {
  return [...new Set(text.match(propertyPattern))]
}

export function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, url = '']) => url)
}

/** Returns the files in the same directory that a minified script imports statically. */
export function importsIn(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, name = '']) => name)
}

function decodeEntities(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
}

/** Example: 'setView' becomes 'set-view'. */
function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
