/** Names that keep their capital letter within a label. */
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

/** Returns a label in sentence case: 'Create New' → 'Create new'. Abbreviations are kept. */
export function inSentenceCase(label: string): string {
  return label.replace(/(?<=\S\s+)[A-Z][a-z'’-]*\b/g, (word) => (properNames.has(word) ? word : word.toLowerCase()))
}

interface Words {
  [name: string]: string | Words
}

/** The maximum number of words in a label; a longer text is a sentence. */
const longestLabel = 6

/** Returns Payload's own translations with every label in sentence case, as in our labels. Sentences are unchanged. */
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
