import { matchesText, maxSuggestions, minSuggestionLength } from '@nusa/shared/search'
import { loadTourIndex } from '../../lib/tour-index.ts'
import { attachCombobox, type SuggestionRule } from './combobox.ts'
import { searchTexts } from './texts.ts'

/** The rule of the hero form: at least two letters; the message for no results repeats the text. */
export const inlineRule: SuggestionRule = { minLetters: minSuggestionLength, none: searchTexts.noneInline }

/** The rule of the dialog: one letter is enough; the message does not repeat the text. */
export const dialogRule: SuggestionRule = { minLetters: 1, none: () => searchTexts.noneInDialog }

async function findTours(text: string) {
  const { tours } = await loadTourIndex()
  return tours.filter((tour) => matchesText(tour, text)).slice(0, maxSuggestions)
}

/** Suggests tours below a text field inside a `[data-suggest]` element. @returns a function that stops this */
export function suggestTours(input: HTMLInputElement, rule: SuggestionRule): () => void {
  const host = input.closest<HTMLElement>('[data-suggest]')
  if (!host) return () => undefined
  // Preloads the index before the first letters; a failure is reported when suggestions are requested.
  loadTourIndex().catch(() => undefined)
  return attachCombobox(input, host, { ...rule, find: findTours })
}
