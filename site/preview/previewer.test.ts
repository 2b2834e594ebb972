import { setTimeout as wait } from 'node:timers/promises'
import type { PreviewRequest } from '@nusa/shared/preview'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPreviewer, type PreviewerOptions } from './previewer.ts'

const module = new URL('./testing/scripted-thread.ts', import.meta.url)
const settings = { root: '/', cacheDir: '/', siteUrl: 'http://nusa.example', cms: { url: '', token: '' } }
const previewer = (options: Partial<PreviewerOptions> = {}) => createPreviewer(settings, { module, ...options })
const told = (what: string): PreviewRequest => ({ collection: 'tours', entry: { do: what } })
const page = { preview: { kind: 'page', html: expect.stringMatching(/^thread \d+$/) } }

// What a thread failed with is told to whoever runs the site.
const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => void log.mockClear())
afterAll(() => log.mockRestore())

test('one thread makes one preview after the other', async () => {
  const { render } = previewer()
  const [one, other] = await Promise.all([render(told('answer')), render(told('answer'))])
  expect(one).toEqual(page)
  expect(other).toEqual(one)
})

describe('a thread that dies', () => {
  test.each([
    ['fails', 'fail'],
    ['ends by itself', 'end'],
  ])('as it %s makes no preview, and those that wait are made by another one', async (_how, what) => {
    const { render } = previewer()
    const before = await render(told('answer'))
    const [failed, ...waiting] = await Promise.all([told(what), told('answer'), told('answer')].map(render))
    expect(failed).toEqual({ failure: expect.stringContaining('Please try again.') })
    expect(waiting).toEqual([page, page])
    expect(waiting[0]).not.toEqual(before)
  })

  test('before it is there makes none, and nothing waits for it', async () => {
    const { render } = previewer({ module: new URL('./testing/not-there.ts', import.meta.url) })
    const answers = await Promise.all([render(told('answer')), render(told('answer'))])
    expect(answers).toEqual([{ failure: expect.anything() }, { failure: expect.anything() }])
    expect(log).toHaveBeenCalledTimes(2)
  })
})

test('a thread that never answers is ended in time, and the next preview is made by another one', async () => {
  // On a busy machine a thread may need seconds to start.
  const { render } = previewer({ limit: 5000 })
  const before = await render(told('answer'))
  const [silent, next] = await Promise.all([render(told('be silent')), render(told('answer'))])
  expect(silent).toEqual({ failure: expect.stringContaining('in time') })
  expect(next).toEqual(page)
  expect(next).not.toEqual(before)
})

test('a preview that is asked for as an idle thread is ended is made by another one', async () => {
  const patience = 5
  const { render } = previewer({ patience })
  const answers = new Set<string>()
  for (let time = 0; time < 5; time++) {
    const answer = await render(told('answer'))
    expect(answer).toEqual(page)
    answers.add(JSON.stringify(answer))
    await wait(patience)
  }
  expect(answers.size).toBeGreaterThan(1)
})
