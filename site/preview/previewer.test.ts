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

test('the previewer renders previews one after the other in one thread', async () => {
  const { render } = previewer()
  const [one, other] = await Promise.all([render(requestTo('answer')), render(requestTo('answer'))])
  expect(one).toEqual(page)
  expect(other).toEqual(one)
})

describe('the previewer', () => {
  test.each([
    ['throws an error', 'fail'],
    ['exits', 'end'],
  ])('returns a failure if the thread %s, and renders the waiting previews in a new thread', async (_how, what) => {
    const { render } = previewer()
    const before = await render(requestTo('answer'))
    const [failed, ...waiting] = await Promise.all(
      [requestTo(what), requestTo('answer'), requestTo('answer')].map(render),
    )
    expect(failed).toEqual({ failure: expect.stringContaining('Please try again.') })
    expect(waiting).toEqual([page, page])
    expect(waiting[0]).not.toEqual(before)
  })

  test('returns a failure for each preview if the thread ends before the thread is ready', async () => {
    const { render } = previewer({ module: new URL('./testing/not-there.ts', import.meta.url) })
    const answers = await Promise.all([render(requestTo('answer')), render(requestTo('answer'))])
    expect(answers).toEqual([{ failure: expect.anything() }, { failure: expect.anything() }])
    expect(log).toHaveBeenCalledTimes(2)
  })
})

test('the previewer ends a thread that does not respond in time, and renders the next preview in a new thread', async () => {
  // On a busy machine a thread may take seconds to start.
  const { render } = previewer({ renderTimeoutMs: 5000 })
  const before = await render(requestTo('answer'))
  const [silent, next] = await Promise.all([render(requestTo('be silent')), render(requestTo('answer'))])
  expect(silent).toEqual({ failure: expect.stringContaining('in time') })
  expect(next).toEqual(page)
  expect(next).not.toEqual(before)
})

test('the previewer renders a preview in a new thread while the idle thread is being ended', async () => {
  const idleTimeoutMs = 5
  const { render } = previewer({ idleTimeoutMs })
  const answers = new Set<string>()
  for (let time = 0; time < 5; time++) {
    const answer = await render(requestTo('answer'))
    expect(answer).toEqual(page)
    answers.add(JSON.stringify(answer))
    await wait(idleTimeoutMs)
  }
  expect(answers.size).toBeGreaterThan(1)
})
