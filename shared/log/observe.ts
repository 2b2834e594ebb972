import { processValue } from './process-value.ts'

export type LogLevel = 'info' | 'warn' | 'error'

/** Details of a log entry. They must not contain a body, a cookie, a token or an email address. */
export type LogFields = Record<string, unknown>

/** Attributes of a span. They must not contain personal data. */
export type SpanAttributes = Record<string, string | number | boolean>

/** Receives the log entries and the durations of this process, for a monitoring service. */
interface Observer {
  /** Called with each log entry. */
  onEntry?(level: LogLevel, message: string, fields: LogFields): void
  /** Runs work and measures its duration. If other measured work started it, it is a part of that work. */
  measure?<T>(name: string, attributes: SpanAttributes, work: () => T): T
}

const observers = processValue('observers', Set<Observer>)

/** Adds an observer. Returns a function that removes it. */
export function addObserver(observer: Observer): () => void {
  observers.add(observer)
  return () => void observers.delete(observer)
}

/** Returns whether this process has an observer. Without an observer, measuring costs nothing. */
export function isObserved(): boolean {
  return observers.size > 0
}

export function notifyObservers(level: LogLevel, message: string, fields: LogFields): void {
  for (const { onEntry } of observers) onEntry?.(level, message, fields)
}

/** Runs work. Observers measure how long it takes until the work ends, or until the promise that it returns settles. */
export function measureWork<T>(name: string, attributes: SpanAttributes, work: () => T): T {
  let run = work
  for (const { measure } of observers) {
    const measuredWork = run
    if (measure) run = () => measure(name, attributes, measuredWork)
  }
  return run()
}
