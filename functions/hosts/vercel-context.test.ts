import { afterEach, expect, test } from 'vitest'
import { waitUntilOfVercel } from './vercel-context.ts'

const place = Symbol.for('@vercel/request-context')
afterEach(() => Reflect.deleteProperty(globalThis, place))

test('work beside an answer is handed to Vercel, which keeps the process for it', () => {
  const kept: unknown[] = []
  const context = { kept, waitUntil: (work: unknown) => kept.push(work) }
  Reflect.set(globalThis, place, { get: () => context })
  const work = Promise.resolve()
  waitUntilOfVercel()?.(work)
  expect(kept).toEqual([work])
})

test.each([[undefined], [null], [{}], [{ get: () => undefined }], [{ get: () => ({ waitUntil: 7 }) }]])(
  'a host that lends %o lends nothing to wait by',
  (lent) => {
    Reflect.set(globalThis, place, lent)
    expect(waitUntilOfVercel()).toBeUndefined()
  },
)
