import type { LabelFunction, StaticLabel } from 'payload'

/** Returns undefined if the label, a text or an object of texts, has no text in the language. */
export function labelInLanguage(label: unknown, language: string): string | undefined {
  if (typeof label === 'string') return label
  // Labels of collections are functions with a property for each language. See `toBilingualLabel`.
  if ((typeof label !== 'object' && typeof label !== 'function') || label === null) return undefined
  const [, text] = Object.entries(label).find(([name]) => name === language) ?? []
  return typeof text === 'string' ? text : undefined
}

/** Returns an empty text if the label has no English text. */
export function plainLabel(label: LabelFunction | StaticLabel | undefined): string {
  return labelInLanguage(label, 'en') ?? ''
}
