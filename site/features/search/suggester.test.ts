import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSuggester, type Suggestions } from './suggester.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates a suggester whose results the test provides. */
function makeSuggester(minLetters = 2) {
  const shown: Suggestions<string>[] = []
  const queries: string[] = []
  const answers = new Map<string, PromiseWithResolvers<string[]>>()
  const suggester = createSuggester<string>({
    minLetters,
    find: (text) => {
      queries.push(text)
      const answer = Promise.withResolvers<string[]>()
      answers.set(text, answer)
      return answer.promise
    },
    show: (suggestions) => shown.push(suggestions),
  })
  const settled = () => vi.advanceTimersByTimeAsync(0)
  return { suggester, shown, queries, answers, settled }
}

describe('the suggester', () => {
  it('searches 300 ms after the last letter', async () => {
    const { suggester, queries } = makeSuggester()
    suggester.suggestAfterPause('ub')
    await vi.advanceTimersByTimeAsync(299)
    suggester.suggestAfterPause('ubu')
    await vi.advanceTimersByTimeAsync(299)
    expect(queries).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(queries).toEqual(['ubu'])
  })

  it('requires a minimum number of letters, ignoring surrounding spaces', async () => {
    const { suggester, queries, shown } = makeSuggester(2)
    suggester.suggestAfterPause(' u ')
    await vi.advanceTimersByTimeAsync(1000)
    expect(queries).toEqual([])
    expect(shown.at(-1)).toEqual({ status: 'closed' })
  })

  it('accepts one letter if the minimum is one', async () => {
    const { suggester, queries } = makeSuggester(1)
    suggester.suggestAfterPause('u')
    await vi.advanceTimersByTimeAsync(300)
    expect(queries).toEqual(['u'])
  })

  it('reports the trimmed text if no tour is found', async () => {
    const { suggester, answers, shown, settled } = makeSuggester()
    suggester.suggestNow(' moon ')
    answers.get('moon')?.resolve([])
    await settled()
    expect(shown.at(-1)).toEqual({ status: 'none', text: 'moon' })
  })

  it('ignores the result for an earlier text if this result arrives after the result for a later text', async () => {
    const { suggester, answers, shown, settled } = makeSuggester()
    suggester.suggestNow('ubud')
    suggester.suggestNow('batur')
    answers.get('batur')?.resolve(['Sunrise'])
    await settled()
    answers.get('ubud')?.resolve(['Rice'])
    await settled()
    expect(shown.at(-1)).toEqual({ status: 'found', tours: ['Sunrise'] })
  })

  it('stays closed if a result arrives after the suggester was closed or the text became too short', async () => {
    const { suggester, answers, shown, settled } = makeSuggester()
    suggester.suggestNow('ubud')
    suggester.close()
    answers.get('ubud')?.resolve(['Rice'])
    await settled()
    expect(shown.at(-1)).toEqual({ status: 'closed' })
    suggester.suggestNow('batur')
    suggester.suggestAfterPause('b')
    answers.get('batur')?.resolve(['Sunrise'])
    await settled()
    expect(shown.at(-1)).toEqual({ status: 'closed' })
  })

  it('reports a failure, and suggests tours when the search is repeated', async () => {
    const { suggester, answers, shown, settled } = makeSuggester()
    suggester.suggestNow('ubud')
    answers.get('ubud')?.reject(new Error('no network'))
    await settled()
    expect(shown.at(-1)).toEqual({ status: 'failed' })
    suggester.suggestNow('ubud')
    answers.get('ubud')?.resolve(['Rice'])
    await settled()
    expect(shown.at(-1)).toEqual({ status: 'found', tours: ['Rice'] })
  })
})
