import { getProcessSingleton } from './process-value.ts'

export type LogLevel = 'info' | 'warn' | 'error'

/** Must not contain a body, a cookie, a token or an email address. */
export type LogFields = Record<string, unknown>

/** Must not contain personal data. */
export type SpanAttributes = Record<string, string | number | boolean>

interface Observer {
  onEntry?(level: LogLevel, message: string, fields: LogFields): void
  /** Measures the duration of `work`. Measured work that starts meanwhile is reported as a part of `work`. */
  measure?<T>(name: string, attributes: SpanAttributes, work: () => T): T
}

const observers = getProcessSingleton('observers', Set<Observer>)

/** Returns a function that removes the observer. */
export function addObserver(observer: Observer): () => void {
  observers.add(observer)
  return () => void observers.delete(observer)
}

export function isObserved(): boolean {
  return observers.size > 0
}

export function notifyObservers(level: LogLevel, message: string, fields: LogFields): void {
  for (const { onEntry } of observers) onEntry?.(level, message, fields)
}

/** If `work` returns a promise, the measurement ends when the promise settles. */
export function measureWork<T>(name: string, attributes: SpanAttributes, work: () => T): T {
  let run = work
  for (const { measure } of observers) {
    const measuredWork = run
    if (measure) run = () => measure(name, attributes, measuredWork)
  }
  return run()
}
