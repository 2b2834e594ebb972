/** Next calls this function once for each of its runtimes, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // Payload formats some times in the server's time zone, for example in the dialog that restores a version.
  process.env.TZ = 'Asia/Makassar'
  const [
    { addHeadersToResponses },
    { acceptUndecodablePaths },
    { addRemoteAddressHeader },
    { addRequestIds },
    { readCmsEnv },
    { createLogger },
    { observeQueries, startTelemetry },
    { warmUp },
  ] = await Promise.all([
    import('./config/response-headers.ts'),
    import('./payload-fixes/requests/decodable-path.ts'),
    import('./features/sign-in/remote-address.ts'),
    import('./config/request-ids.ts'),
    import('./core/env.ts'),
    import('@nusa/shared/log'),
    import('@nusa/telemetry'),
    import('./config/warm-up.ts'),
  ])
  const isDevelopment = process.env.NODE_ENV === 'development'
  addHeadersToResponses(isDevelopment)
  acceptUndecodablePaths()
  addRemoteAddressHeader()
  const env = readCmsEnv(process.env)
  const log = createLogger('cms', { output: process, isReadable: env.isLocal, now: () => new Date() })
  addRequestIds(log, env)
  const telemetry = await startTelemetry('cms', process.env)
  if (telemetry) {
    const { default: pg } = await import('pg')
    observeQueries(pg.Client)
  }
  if (!isDevelopment) warmUp('/admin/login', process.env.SOCKET_PATH)
}
