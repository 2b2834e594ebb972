import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSuggester, type Suggestions } from './suggester.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A suggester whose answers are given by hand. */
function makeSuggester(fewestLetters = 2) {
  const shown: Suggestions<string>[] = []
  const asked: string[] = []
  const answers = new Map<string, PromiseWithResolvers<string[]>>()
  const suggester = createSuggester<string>({
    fewestLetters,
    find: (text) => {
      asked.push(text)
      const answer = Promise.withResolvers<string[]>()
      answers.set(text, answer)
      return answer.promise
    },
    show: (suggestions) => shown.push(suggestions),
  })
  const settled = () => vi.advanceTimersByTimeAsync(0)
  return { suggester, shown, asked, answers, settled }
}

describe('suggestions', () => {
  it('come 300 ms after the last letter', async () => {
    const { suggester, asked } = makeSuggester()
    suggester.type('ub')
    await vi.advanceTimersByTimeAsync(299)
    suggester.type('ubu')
    await vi.advanceTimersByTimeAsync(299)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['ubu'])
  })

  it('need so many letters, spaces around them not counted', async () => {
    const { suggester, asked, shown } = makeSuggester(2)
    suggester.type(' u ')
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([])
    expect(shown.at(-1)).toEqual({ status: 'closed' })
  })

  it('of the dialog need one letter', async () => {
    const { suggester, asked } = makeSuggester(1)
    suggester.type('u')
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toEqual(['u'])
  })

  it('say when nothing is found, and for which text', async () => {
    const { suggester, answers, shown, settled } = makeSuggester()
    suggester.ask(' moon ')
    answers.get('moon')?.resolve([])
    await settled()
    expect(shown.at(-1)).toEqual({ status: 'none', text: 'moon' })
  })

  it('never show an older answer over a newer one', async () => {
    const { suggester, answers, shown, settled } = makeSuggester()
    suggester.ask('ubud')
    suggester.ask('batur')
    answers.get('batur')?.resolve(['Sunrise'])
    await settled()
    answers.get('ubud')?.resolve(['Rice'])
    await settled()
    expect(shown.at(-1)).toEqual({ status: 'found', tours: ['Sunrise'] })
  })

  it('stay closed when the answer comes after closing, or after the text was cut', async () => {
    const { suggester, answers, shown, settled } = makeSuggester()
    suggester.ask('ubud')
    suggester.close()
    answers.get('ubud')?.resolve(['Rice'])
    await settled()
    expect(shown.at(-1)).toEqual({ status: 'closed' })
    suggester.ask('batur')
    suggester.type('b')
    answers.get('batur')?.resolve(['Sunrise'])
    await settled()
    expect(shown.at(-1)).toEqual({ status: 'closed' })
  })

  it('that fail can be asked for again', async () => {
    const { suggester, answers, shown, settled } = makeSuggester()
    suggester.ask('ubud')
    answers.get('ubud')?.reject(new Error('no network'))
    await settled()
    expect(shown.at(-1)).toEqual({ status: 'failed' })
    suggester.ask('ubud')
    answers.get('ubud')?.resolve(['Rice'])
    await settled()
    expect(shown.at(-1)).toEqual({ status: 'found', tours: ['Rice'] })
  })
})
