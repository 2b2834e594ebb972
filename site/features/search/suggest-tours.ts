import { matchesText, maxSuggestions, minSuggestionLength } from '@nusa/shared/search'
import { loadTourIndex } from '../../lib/tour-index.ts'
import { attachCombobox, type SuggestionRule } from './combobox.ts'
import { searchTexts } from './texts.ts'

/** The form in a page's hero: two letters at least, and the text is repeated where nothing is found. */
export const inlineRule: SuggestionRule = { fewestLetters: minSuggestionLength, none: searchTexts.noneInline }

/** The dialog: one letter is enough, and the text is not repeated. */
export const dialogRule: SuggestionRule = { fewestLetters: 1, none: () => searchTexts.noneInDialog }

async function find(text: string) {
  const { tours } = await loadTourIndex()
  return tours.filter((tour) => matchesText(tour, text)).slice(0, maxSuggestions)
}

/** Suggests this site's tours below a text field, which stands in a `[data-suggest]`. @returns what ends that */
export function suggestTours(input: HTMLInputElement, rule: SuggestionRule): () => void {
  const host = input.closest<HTMLElement>('[data-suggest]')
  if (!host) return () => undefined
  // So that it is there when the first letters are; a failure shows when it is asked.
  loadTourIndex().catch(() => undefined)
  return attachCombobox(input, host, { ...rule, find })
}
