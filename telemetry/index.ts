import type { Telemetry } from './telemetry.ts'

export { observeQueries } from './queries.ts'
export type { Telemetry }

/** OpenTelemetry's exporters read their other OTEL_ variables themselves. */
type Environment = Record<string, string | undefined>

/**
 * Returns null if neither OTEL_EXPORTER_OTLP_ENDPOINT nor SENTRY_DSN is set; the code of the services is not loaded
 * then.
 */
export async function startTelemetry(name: string, env: Environment): Promise<Telemetry | null> {
  const starts: Promise<Telemetry>[] = []
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) starts.push(import('./open-telemetry.ts').then(({ start }) => start(name, env)))
  if (env.SENTRY_DSN) {
    const dsn = env.SENTRY_DSN
    starts.push(import('./sentry.ts').then(({ start }) => start(name, dsn, env)))
  }
  if (starts.length === 0) return null
  const started = await Promise.all(starts)
  return {
    flush: async () => void (await Promise.all(started.map(({ flush }) => flush()))),
    stop: async () => void (await Promise.all(started.map(({ stop }) => stop()))),
  }
}
