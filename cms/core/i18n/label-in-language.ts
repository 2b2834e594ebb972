import type { LabelFunction, StaticLabel } from 'payload'

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

/** Returns a label in English, for our messages; empty if the label contains no English text. */
export function plainLabel(label: LabelFunction | StaticLabel | undefined): string {
  return labelInLanguage(label, 'en') ?? ''
}
