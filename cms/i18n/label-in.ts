/** A label in a language; it may be one text for all of them, or one for each. Undefined where it is none that can be read here. */
export function labelIn(label: unknown, language: string): string | undefined {
  if (typeof label === 'string') return label
  // A function has its languages beside it where it is ours.
  if ((typeof label !== 'object' && typeof label !== 'function') || label === null) return undefined
  const [, words] = Object.entries(label).find(([name]) => name === language) ?? []
  return typeof words === 'string' ? words : undefined
}
