import { afterEach, expect, test } from 'vitest'
import { waitUntilOfVercel } from './vercel-context.ts'

const place = Symbol.for('@vercel/request-context')
afterEach(() => Reflect.deleteProperty(globalThis, place))

test("background work is passed to Vercel's waitUntil", () => {
  const kept: unknown[] = []
  const context = { kept, waitUntil: (work: unknown) => kept.push(work) }
  Reflect.set(globalThis, place, { get: () => context })
  const work = Promise.resolve()
  waitUntilOfVercel()?.(work)
  expect(kept).toEqual([work])
})

test.each([[undefined], [null], [{}], [{ get: () => undefined }], [{ get: () => ({ waitUntil: 7 }) }]])(
  'there is no waitUntil if the context is %o',
  (lent) => {
    Reflect.set(globalThis, place, lent)
    expect(waitUntilOfVercel()).toBeUndefined()
  },
)
