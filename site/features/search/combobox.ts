import { matchesText, maxSuggestions, minSuggestionLength } from '@nusa/shared/search'
import { loadTourIndex } from '../../lib/tour-index.ts'
import { createSuggester, type SuggestedTour, type Suggestions } from './suggester.ts'
import { createSuggestionPanel } from './suggestion-panel.ts'
import { searchTexts } from './texts.ts'

/** At least two letters. The message for no results repeats the text. */
export const inlineSuggestionRule: SuggestionRule = { minLetters: minSuggestionLength, none: searchTexts.noneInline }

/** One letter is enough. The message for no results does not repeat the text. */
export const dialogSuggestionRule: SuggestionRule = { minLetters: 1, none: () => searchTexts.noneInDialog }

async function findTours(text: string) {
  const { tours } = await loadTourIndex()
  return tours.filter((tour) => matchesText(tour, text)).slice(0, maxSuggestions)
}

/**
 * The field is inside a `[data-suggest]` element.
 * @returns a function that stops the suggestions
 */
export function suggestTours(input: HTMLInputElement, rule: SuggestionRule): () => void {
  const host = input.closest<HTMLElement>('[data-suggest]')
  if (!host) return () => undefined
  // The index is loaded before the first letters are typed. A failure is reported when suggestions are requested.
  loadTourIndex().catch(() => undefined)
  return attachCombobox(input, host, { ...rule, find: findTours })
}

export interface SuggestionRule {
  minLetters: number
  none: (text: string) => string
}

interface Options extends SuggestionRule {
  find: (text: string) => Promise<readonly SuggestedTour[]>
}

/** After the last option comes the text field (-1), then the first option. */
export function nextOption(index: number, step: 1 | -1, count: number): number {
  const positionCount = count + 1
  return ((index + 1 + step + positionCount) % positionCount) - 1
}

/**
 * Arrow keys choose an option, Enter opens the tour, Escape and a click elsewhere close the list.
 * @returns a function that restores the text field
 */
export function attachCombobox(input: HTMLInputElement, host: HTMLElement, options: Options): () => void {
  const panel = createSuggestionPanel(options.none)
  const listeners = new AbortController()
  const { signal } = listeners
  let activeIndex = -1

  const choose = (index: number) => {
    activeIndex = index
    const option = panel.choose(index)
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  const show = (suggestions: Suggestions<SuggestedTour>) => {
    panel.show(suggestions)
    input.setAttribute('aria-expanded', String(suggestions.status === 'found'))
    choose(-1)
  }

  const suggester = createSuggester({ ...options, show })

  const onKey = (event: KeyboardEvent) => {
    // During IME composition the keys belong to the composition.
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (panel.count() > 0) choose(nextOption(activeIndex, event.key === 'ArrowDown' ? 1 : -1, panel.count()))
      else suggester.suggestNow(input.value)
    } else if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault()
      panel.follow(activeIndex)
    } else if (event.key === 'Escape' && panel.isOpen()) {
      // Escape must not close the surrounding dialog.
      event.preventDefault()
      event.stopPropagation()
      suggester.close()
    }
  }

  const onInput = (event: Event) => {
    if (!(event instanceof InputEvent && event.isComposing)) suggester.type(input.value)
  }

  // `close` is called even if the list is not open yet, because it also drops pending suggestions.
  const closeFrom = ({ target }: Event) => {
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
  input.addEventListener('keydown', onKey, { signal })
  input.addEventListener('input', onInput, { signal })
  input.addEventListener('compositionend', () => suggester.type(input.value), { signal })
  panel.retry.addEventListener(
    'click',
    () => {
      input.focus()
      suggester.suggestNow(input.value)
    },
    { signal },
  )
  document.addEventListener('pointerdown', closeFrom, { signal })
  document.addEventListener('focusin', closeFrom, { signal })
  // A page restored from the back/forward cache must not show the list.
  addEventListener('pagehide', suggester.close, { signal })
  if (document.activeElement === input && input.value) suggester.type(input.value)

  return () => {
    listeners.abort()
    suggester.close()
    panel.element.remove()
    for (const name of Object.keys(attributes)) input.removeAttribute(name)
  }
}
