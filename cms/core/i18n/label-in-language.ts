import type { LabelFunction, StaticLabel } from 'payload'

/**
 * Returns a label in a language. A label is one text for all languages, or an object with a text for each language.
 * Returns undefined if the label has no text in the language.
 */
export function labelInLanguage(label: unknown, language: string): string | undefined {
  if (typeof label === 'string') return label
  // Labels of collections are functions with a property for each language. See `toBilingualLabel`.
  if ((typeof label !== 'object' && typeof label !== 'function') || label === null) return undefined
  const [, text] = Object.entries(label).find(([name]) => name === language) ?? []
  return typeof text === 'string' ? text : undefined
}

/** Returns a label in English. Returns an empty string if the label has no English text. */
export function plainLabel(label: LabelFunction | StaticLabel | undefined): string {
  return labelInLanguage(label, 'en') ?? ''
}
