import type { WaitUntil } from './background.ts'

/** Vercel stores the context of the current request in the global object with this key. */
const contextKey = Symbol.for('@vercel/request-context')

/** Returns the `waitUntil` function of the current request, or undefined outside of Vercel. */
export function getVercelWaitUntil(): WaitUntil | undefined {
  const holder: unknown = Reflect.get(globalThis, contextKey)
  if (!isObject(holder) || !('get' in holder) || typeof holder.get !== 'function') return undefined
  const context: unknown = holder.get()
  if (!isObject(context) || !('waitUntil' in context)) return undefined
  const { waitUntil } = context
  return typeof waitUntil === 'function' ? (work) => void waitUntil.call(context, work) : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
