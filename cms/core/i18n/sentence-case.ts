/** These words keep their capital letter within a label. */
const properNames = new Set([
  'Bali',
  'Java',
  'Jawa',
  'Sumatra',
  'Lombok',
  'Flores',
  'Maluku',
  'Papua',
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

/** Returns 'Create new' for 'Create New'. Abbreviations do not change. */
export function toSentenceCase(label: string): string {
  // Matches capitalised words, except the first word.
  return label.replace(/(?<=\S\s+)[A-Z][a-z'’-]*\b/g, (word) => (properNames.has(word) ? word : word.toLowerCase()))
}

interface TranslationTree {
  [name: string]: string | TranslationTree
}

/** A text with more words is a sentence. */
const maxLabelWords = 6

/** Converts Payload's labels, because our labels are in sentence case. */
export function labelsInSentenceCase<Translations extends object>(translations: Translations): Translations {
  return convertLabels(translations as TranslationTree) as Translations
}

function convertLabels(tree: TranslationTree): TranslationTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, text]) => {
      if (typeof text !== 'string') return [name, convertLabels(text)]
      return [name, isLabel(text) ? toSentenceCase(text) : text]
    }),
  )
}

function isLabel(text: string): boolean {
  return !/[.!?<]/.test(text) && text.split(/\s+/).length <= maxLabelWords
}
