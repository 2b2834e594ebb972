import { setTimeout as wait } from 'node:timers/promises'
import type { PreviewRequest } from '@nusa/shared/publishing'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPreviewer, type PreviewerOptions } from './previewer.ts'

const module = new URL('./testing/scripted-thread.ts', import.meta.url)
const settings = { root: '/', cacheDir: '/', siteUrl: 'http://nusa.example', cms: { url: '', token: '' } }
const previewer = (options: Partial<PreviewerOptions> = {}) => createPreviewer(settings, { module, ...options })
const requestTo = (what: string): PreviewRequest => ({ collection: 'tours', entry: { do: what } })
const page = { preview: { kind: 'page', html: expect.stringMatching(/^thread \d+$/) } }

// Errors of a thread are logged for the operator.
const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
beforeEach(() => void log.mockClear())
afterAll(() => log.mockRestore())

test('renders previews one after the other in one thread', async () => {
  const { render } = previewer()
  const [one, other] = await Promise.all([render(requestTo('answer')), render(requestTo('answer'))])
  expect(one).toEqual(page)
  expect(other).toEqual(one)
})

describe('a thread that dies', () => {
  test.each([
    ['fails', 'fail'],
    ['ends by itself', 'end'],
  ])('returns a failure when it %s, and a new thread renders the waiting previews', async (_how, what) => {
    const { render } = previewer()
    const before = await render(requestTo('answer'))
    const [failed, ...waiting] = await Promise.all(
      [requestTo(what), requestTo('answer'), requestTo('answer')].map(render),
    )
    expect(failed).toEqual({ failure: expect.stringContaining('Please try again.') })
    expect(waiting).toEqual([page, page])
    expect(waiting[0]).not.toEqual(before)
  })

  test('before it is ready returns a failure without blocking other previews', async () => {
    const { render } = previewer({ module: new URL('./testing/not-there.ts', import.meta.url) })
    const answers = await Promise.all([render(requestTo('answer')), render(requestTo('answer'))])
    expect(answers).toEqual([{ failure: expect.anything() }, { failure: expect.anything() }])
    expect(log).toHaveBeenCalledTimes(2)
  })
})

test('ends a thread that does not respond in time, and renders the next preview in a new one', async () => {
  // On a busy machine a thread may take seconds to start.
  const { render } = previewer({ limitMs: 5000 })
  const before = await render(requestTo('answer'))
  const [silent, next] = await Promise.all([render(requestTo('be silent')), render(requestTo('answer'))])
  expect(silent).toEqual({ failure: expect.stringContaining('in time') })
  expect(next).toEqual(page)
  expect(next).not.toEqual(before)
})

test('renders a preview requested while an idle thread is being ended in a new thread', async () => {
  const timeoutMs = 5
  const { render } = previewer({ timeoutMs })
  const answers = new Set<string>()
  for (let time = 0; time < 5; time++) {
    const answer = await render(requestTo('answer'))
    expect(answer).toEqual(page)
    answers.add(JSON.stringify(answer))
    await wait(timeoutMs)
  }
  expect(answers.size).toBeGreaterThan(1)
})
