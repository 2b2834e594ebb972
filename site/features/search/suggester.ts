/** Milliseconds without input before tours are suggested. */
export const suggestionDelay = 300

export type Suggestions<Tour> =
  | { status: 'closed' }
  | { status: 'searching' }
  | { status: 'found'; tours: readonly Tour[] }
  | { status: 'none'; text: string }
  | { status: 'failed' }

interface Options<Tour> {
  /** The minimum number of letters for suggestions. */
  fewestLetters: number
  find: (text: string) => Promise<readonly Tour[]>
  show: (suggestions: Suggestions<Tour>) => void
}

export interface Suggester {
  /** Call after each change of the text; suggests when typing pauses. */
  type: (text: string) => void
  /** Suggests at once. */
  ask: (text: string) => void
  close: () => void
}

/** Creates a suggester for a text field. Only the result for the last text is shown. */
export function createSuggester<Tour>({ fewestLetters, find, show }: Options<Tour>): Suggester {
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0

  const close = () => {
    clearTimeout(timer)
    turn++
    show({ status: 'closed' })
  }

  const answer = async (text: string, mine: number) => {
    const result = await find(text).then(
      (tours): Suggestions<Tour> => (tours.length > 0 ? { status: 'found', tours } : { status: 'none', text }),
      (): Suggestions<Tour> => ({ status: 'failed' }),
    )
    if (mine === turn) show(result)
  }

  const ask = (text: string) => {
    const wanted = text.trim()
    if (wanted.length < fewestLetters) return close()
    clearTimeout(timer)
    turn++
    show({ status: 'searching' })
    void answer(wanted, turn)
  }

  const type = (text: string) => {
    if (text.trim().length < fewestLetters) return close()
    clearTimeout(timer)
    // A pending result belongs to the previous text.
    turn++
    timer = setTimeout(() => ask(text), suggestionDelay)
  }

  return { type, ask, close }
}
