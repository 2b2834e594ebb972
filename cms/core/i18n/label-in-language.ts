/**
 * Returns a label in a language. A label may be one text for all languages or one for each. Returns undefined if it
 * cannot be read here.
 */
export function labelInLanguage(label: unknown, language: string): string | undefined {
  if (typeof label === 'string') return label
  // Our label functions have their languages as properties.
  if ((typeof label !== 'object' && typeof label !== 'function') || label === null) return undefined
  const [, text] = Object.entries(label).find(([name]) => name === language) ?? []
  return typeof text === 'string' ? text : undefined
}
