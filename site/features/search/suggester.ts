import type { IndexedTour } from '@nusa/shared/search'

/** Time without input before tours are suggested. */
export const suggestionDelayMs = 300

export type Suggestions<Tour> =
  | { status: 'closed' }
  | { status: 'searching' }
  | { status: 'found'; tours: readonly Tour[] }
  | { status: 'none'; text: string }
  | { status: 'failed' }

interface Options<Tour> {
  minLetters: number
  find: (text: string) => Promise<readonly Tour[]>
  show: (suggestions: Suggestions<Tour>) => void
}

export interface Suggester {
  /** Suggests tours when the visitor stops typing. Call it after each change of the text. */
  suggestAfterPause: (text: string) => void
  suggestNow: (text: string) => void
  close: () => void
}

/** Creates a suggester that shows only the result for the last text. */
export function createSuggester<Tour>({ minLetters, find, show }: Options<Tour>): Suggester {
  let timer: ReturnType<typeof setTimeout> | undefined
  let requestNumber = 0

  const close = () => {
    clearTimeout(timer)
    requestNumber++
    show({ status: 'closed' })
  }

  const suggest = async (text: string, thisRequestNumber: number) => {
    const result = await find(text).then(
      (tours): Suggestions<Tour> => (tours.length > 0 ? { status: 'found', tours } : { status: 'none', text }),
      (): Suggestions<Tour> => ({ status: 'failed' }),
    )
    if (thisRequestNumber === requestNumber) show(result)
  }

  const suggestNow = (text: string) => {
    const trimmedText = text.trim()
    if (trimmedText.length < minLetters) return close()
    clearTimeout(timer)
    requestNumber++
    show({ status: 'searching' })
    void suggest(trimmedText, requestNumber)
  }

  const suggestAfterPause = (text: string) => {
    if (text.trim().length < minLetters) return close()
    clearTimeout(timer)
    // Discards a pending result, which belongs to the previous text.
    requestNumber++
    timer = setTimeout(() => suggestNow(text), suggestionDelayMs)
  }

  return { suggestAfterPause, suggestNow, close }
}

export type SuggestedTour = Pick<IndexedTour, 'id' | 'slug' | 'title' | 'location' | 'primaryDestination' | 'from'>
