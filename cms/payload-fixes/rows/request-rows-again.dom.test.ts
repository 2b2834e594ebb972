import type { FormState } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestRowsAgain } from './request-rows-again.ts'

const withNewRow: FormState = { questions: { value: 1, rows: [{ id: 'a', isLoading: true }] } }
const withoutNewRow: FormState = { questions: { value: 1, rows: [{ id: 'a', isLoading: false }] } }
const found = { state: { 'questions.0.question': { value: '' } } }
const lost = { state: null }

/** Returns a request with predefined responses. */
function requesting(...responses: { state: FormState | null }[]) {
  const send = vi.fn(async (_args: { formState?: FormState; signal?: AbortSignal }) => responses.shift() ?? lost)
  const onFailure = vi.fn()
  return { send, onFailure, request: requestRowsAgain(send, onFailure) }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('requestRowsAgain repeats a failed request for a new row on each online event, and reports the failure once', async () => {
  const { send, onFailure, request } = requesting(lost, lost, found)
  const response = request({ formState: withNewRow })
  await vi.advanceTimersByTimeAsync(0)
  expect(onFailure).toHaveBeenCalledTimes(1)
  for (const _time of [1, 2]) {
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(await response).toBe(found)
  expect(send.mock.calls).toEqual(Array(3).fill([{ formState: withNewRow }]))
  expect(onFailure).toHaveBeenCalledTimes(1)
})

test('requestRowsAgain repeats a failed request for a new row after five seconds, even without an online event', async () => {
  const { request } = requesting(lost, found)
  const response = request({ formState: withNewRow })
  await vi.advanceTimersByTimeAsync(5000)
  expect(await response).toBe(found)
})

test('requestRowsAgain stops repeating a request when the request is aborted', async () => {
  const { send, request } = requesting(lost, found)
  const page = new AbortController()
  const response = request({ formState: withNewRow, signal: page.signal })
  await vi.advanceTimersByTimeAsync(0)
  page.abort()
  expect(await response).toBe(lost)
  expect(send).toHaveBeenCalledTimes(1)
})

test('requestRowsAgain stops repeating a request after ten minutes', async () => {
  const { request, send } = requesting()
  const response = request({ formState: withNewRow })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await response).toBe(lost)
  expect(send).toHaveBeenCalledTimes(121)
})

test('requestRowsAgain does not repeat successful requests, or failed requests of a form without new rows', async () => {
  const failed = requesting(lost, found)
  expect(await failed.request({ formState: withoutNewRow })).toBe(lost)
  const successful = requesting(found)
  expect(await successful.request({ formState: withNewRow })).toBe(found)
  for (const { onFailure } of [failed, successful]) expect(onFailure).not.toHaveBeenCalled()
})
