/** Names that keep their capital letter inside a label. */
const properNames = new Set([
  'Bali',
  'Payload',
  'English',
  'Indonesia',
  'Indonesian',
  'Anda',
  'I',
  'Rp',
  'Xendit',
  'Lexical',
])

/** Returns a label with a capital letter only at its beginning: 'Create New' → 'Create new'. Abbreviations stay. */
export function inSentenceCase(label: string): string {
  return label.replace(/(?<=\S\s+)[A-Z][a-z'’-]*\b/g, (word) => (properNames.has(word) ? word : word.toLowerCase()))
}

interface Words {
  [name: string]: string | Words
}

/** The most words that a label has; what is longer is a sentence. */
const longestLabel = 6

/**
 * Returns Payload's own translations with every label in sentence case, which is the letter case of ours. Sentences stay as
 * they are.
 */
export function labelsInSentenceCase<Translations extends object>(translations: Translations): Translations {
  return changed(translations as Words) as Translations
}

function changed(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([name, text]) => [
      name,
      typeof text === 'string' ? (isLabel(text) ? inSentenceCase(text) : text) : changed(text),
    ]),
  )
}

function isLabel(text: string): boolean {
  return !/[.!?<]/.test(text) && text.split(/\s+/).length <= longestLabel
}
