import type { LabelFunction, StaticLabel } from 'payload'

/** Returns a label in the language, or undefined. A label is a text, or an object with a text for each language. */
export function labelInLanguage(label: unknown, language: string): string | undefined {
  if (typeof label === 'string') return label
  if (label === null || label === undefined) return undefined
  // Labels of collections are functions with a property for each language. See `toBilingualLabel`.
  const [, text] = Object.entries(label).find(([name]) => name === language) ?? []
  return typeof text === 'string' ? text : undefined
}

/** Returns the English text of a label; empty if the label has no text. */
export function englishLabel(label: LabelFunction | StaticLabel | undefined): string {
  return labelInLanguage(label, 'en') ?? ''
}
