/**
 * Returns a label in a language. A label may be one text for all languages or one text per language. Returns undefined
 * for a label that contains no text in the language.
 */
export function labelInLanguage(label: unknown, language: string): string | undefined {
  if (typeof label === 'string') return label
  // Our label functions have the text of each language as a property.
  if ((typeof label !== 'object' && typeof label !== 'function') || label === null) return undefined
  const [, text] = Object.entries(label).find(([name]) => name === language) ?? []
  return typeof text === 'string' ? text : undefined
}
