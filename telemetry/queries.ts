import { isObserved, measureWork } from '@nusa/shared/log'

interface ClientClass {
  prototype: object
}

const observedPrototypes = new WeakSet<object>()

/**
 * Measures all queries of a Postgres client. Only the kind of the statement is reported (`select`, `insert`), because
 * statements may contain values.
 */
export function observeQueries({ prototype }: ClientClass): void {
  if (!isObserved() || observedPrototypes.has(prototype)) return
  observedPrototypes.add(prototype)
  const query: unknown = Reflect.get(prototype, 'query')
  if (typeof query !== 'function') return
  Reflect.set(prototype, 'query', function (this: object, ...args: unknown[]) {
    const callback = args.at(-1)
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operationOf(args[0]) }
    if (typeof callback !== 'function') return measureWork('db', attributes, () => Reflect.apply(query, this, args))
    // With a callback, the client returns no promise, so the callback ends the measurement.
    const { promise, resolve } = Promise.withResolvers<void>()
    void measureWork('db', attributes, () => promise)
    const completeAndCallBack = (...results: unknown[]) => {
      resolve()
      callback(...results)
    }
    try {
      return Reflect.apply(query, this, [...args.slice(0, -1), completeAndCallBack])
    } catch (error) {
      // The client refuses wrong arguments without a call of the callback.
      resolve()
      throw error
    }
  })
}

function operationOf(query: unknown): string {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query
  return /^\s*(\w+)/.exec(typeof text === 'string' ? text : '')?.[1]?.toLowerCase() ?? 'other'
}
