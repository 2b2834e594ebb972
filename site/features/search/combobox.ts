import { matchesText, maxSuggestions, minSuggestionLength } from '@nusa/shared/search'
import { loadTourIndex } from '../../lib/tour-index.ts'
import { createSuggester, type SuggestedTour, type Suggestions } from './suggester.ts'
import { createSuggestionPanel } from './suggestion-panel.ts'
import { searchTexts } from './texts.ts'

/** Suggests tours for two letters or more. The message for no results repeats the text. */
export const inlineSuggestionRule: SuggestionRule = {
  minLetters: minSuggestionLength,
  noResultsText: searchTexts.noneInline,
}

/** Suggests tours for one letter or more. The message for no results does not repeat the text. */
export const dialogSuggestionRule: SuggestionRule = { minLetters: 1, noResultsText: () => searchTexts.noneInDialog }

async function findTours(text: string) {
  const { tours } = await loadTourIndex()
  return tours.filter((tour) => matchesText(tour, text)).slice(0, maxSuggestions)
}

/**
 * Suggests tours for the text of a field inside a `[data-suggest]` element.
 * @returns a function that stops the suggestions
 */
export function attachSuggestions(input: HTMLInputElement, rule: SuggestionRule): () => void {
  const host = input.closest<HTMLElement>('[data-suggest]')
  if (!host) return () => undefined
  // Loads the tours before the visitor types. If this fails, the first suggestions report it.
  loadTourIndex().catch(() => undefined)
  return attachCombobox(input, host, { ...rule, find: findTours })
}

export interface SuggestionRule {
  minLetters: number
  noResultsText: (text: string) => string
}

interface ComboboxOptions extends SuggestionRule {
  find: (text: string) => Promise<readonly SuggestedTour[]>
}

/** Returns the index of the next option. After the last option comes the text field (-1), then the first option. */
export function nextOptionIndex(index: number, step: 1 | -1, count: number): number {
  const nextIndex = index + step
  if (nextIndex < -1) return count - 1
  return nextIndex < count ? nextIndex : -1
}

/**
 * Makes a text field a combobox. Arrow keys choose an option, Enter opens the tour, Escape and a click elsewhere close
 * the list.
 * @returns a function that restores the text field
 */
export function attachCombobox(input: HTMLInputElement, host: HTMLElement, options: ComboboxOptions): () => void {
  const panel = createSuggestionPanel(options.noResultsText)
  const listeners = new AbortController()
  const { signal } = listeners
  /** The index of the selected option, or -1 if the text field is selected. */
  let activeIndex = -1

  const selectOption = (index: number) => {
    activeIndex = index
    const option = panel.selectOption(index)
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  const show = (suggestions: Suggestions<SuggestedTour>) => {
    panel.show(suggestions)
    input.setAttribute('aria-expanded', String(suggestions.status === 'found'))
    selectOption(-1)
  }

  const suggester = createSuggester({ ...options, show })

  const moveSelection = (step: 1 | -1) => {
    const count = panel.countOptions()
    if (count > 0) selectOption(nextOptionIndex(activeIndex, step, count))
    else suggester.suggestNow(input.value)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a character, it uses the keys itself.
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      moveSelection(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault()
      panel.openOption(activeIndex)
    } else if (event.key === 'Escape' && panel.isOpen()) {
      // Escape must not close the surrounding dialog.
      event.preventDefault()
      event.stopPropagation()
      suggester.close()
    }
  }

  const onInput = (event: Event) => {
    const isComposing = event instanceof InputEvent && event.isComposing
    if (!isComposing) suggester.suggestAfterPause(input.value)
  }

  // Also called while the list is closed, because `close` drops pending suggestions.
  const closeIfOutside = ({ target }: Event) => {
    if (target instanceof Node && !host.contains(target)) suggester.close()
  }

  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': panel.listId,
    'aria-expanded': 'false',
    'aria-haspopup': 'listbox',
  }
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  host.append(panel.element)
  input.addEventListener('keydown', onKeyDown, { signal })
  input.addEventListener('input', onInput, { signal })
  input.addEventListener('compositionend', () => suggester.suggestAfterPause(input.value), { signal })
  panel.retryButton.addEventListener(
    'click',
    () => {
      input.focus()
      suggester.suggestNow(input.value)
    },
    { signal },
  )
  document.addEventListener('pointerdown', closeIfOutside, { signal })
  document.addEventListener('focusin', closeIfOutside, { signal })
  // A page restored from the back/forward cache must not show the list.
  addEventListener('pagehide', suggester.close, { signal })
  if (document.activeElement === input && input.value) suggester.suggestAfterPause(input.value)

  return () => {
    listeners.abort()
    suggester.close()
    panel.element.remove()
    for (const name of Object.keys(attributes)) input.removeAttribute(name)
  }
}
