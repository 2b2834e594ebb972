import type { WaitUntil } from './finish-work.ts'

/** Where Vercel lays what it lends to the request under way, for its package `@vercel/functions` to read. */
const place = Symbol.for('@vercel/request-context')

/** Vercel's `waitUntil` of the request under way, or undefined where it lends none. */
export function waitUntilOfVercel(): WaitUntil | undefined {
  const holder: unknown = Reflect.get(globalThis, place)
  if (!isObject(holder) || !('get' in holder) || typeof holder.get !== 'function') return undefined
  const context: unknown = holder.get()
  if (!isObject(context) || !('waitUntil' in context)) return undefined
  const { waitUntil } = context
  return typeof waitUntil === 'function' ? (work) => void waitUntil.call(context, work) : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
