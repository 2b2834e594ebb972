import type { Telemetry } from './telemetry.ts'

export { observeQueries } from './queries.ts'
export type { Telemetry }

/** OpenTelemetry's exporters also read OTEL_ variables from `process.env`. */
type Environment = Record<string, string | undefined>

/**
 * Starts the configured monitoring services. If neither OTEL_EXPORTER_OTLP_ENDPOINT nor SENTRY_DSN is set, returns null
 * without loading the code of the services.
 */
export async function startTelemetry(processName: string, env: Environment): Promise<Telemetry | null> {
  const startPromises: Promise<Telemetry>[] = []
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT)
    startPromises.push(import('./open-telemetry.ts').then(({ start }) => start(processName, env)))
  if (env.SENTRY_DSN) {
    const dsn = env.SENTRY_DSN
    startPromises.push(import('./sentry.ts').then(({ start }) => start(processName, dsn, env)))
  }
  if (startPromises.length === 0) return null
  const services = await Promise.all(startPromises)
  return {
    flush: async () => void (await Promise.all(services.map(({ flush }) => flush()))),
    stop: async () => void (await Promise.all(services.map(({ stop }) => stop()))),
  }
}
