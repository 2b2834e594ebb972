import { afterEach, expect, test } from 'vitest'
import { getVercelWaitUntil } from './vercel-context.ts'

const contextKey = Symbol.for('@vercel/request-context')
afterEach(() => Reflect.deleteProperty(globalThis, contextKey))

test("background work is passed to Vercel's waitUntil", () => {
  const waitedFor: unknown[] = []
  const context = { kept: waitedFor, waitUntil: (work: unknown) => waitedFor.push(work) }
  Reflect.set(globalThis, contextKey, { get: () => context })
  const work = Promise.resolve()
  getVercelWaitUntil()?.(work)
  expect(waitedFor).toEqual([work])
})

test.each([[undefined], [null], [{}], [{ get: () => undefined }], [{ get: () => ({ waitUntil: 7 }) }]])(
  'getVercelWaitUntil returns undefined for the context %o',
  (lent) => {
    Reflect.set(globalThis, contextKey, lent)
    expect(getVercelWaitUntil()).toBeUndefined()
  },
)
