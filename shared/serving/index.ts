interface HttpServer {
  close(onClosed: () => void): unknown
  closeIdleConnections(): void
  closeAllConnections(): void
  getConnections(callback: (error: Error | null, count: number) => void): unknown
  prependListener(
    event: 'request',
    listener: (request: unknown, response: { shouldKeepAlive: boolean }) => void,
  ): unknown
}

/** How long (ms) pending requests may take when a server stops. */
const shutdownGraceMs = 4000

const pollIntervalMs = 100

/** Proxies reuse connections for 60 s or more, and would lose a request on a connection that was just closed. */
export const keepAliveTimeoutMs = 75_000

/**
 * Stops a server without losing a request. First, for up to `drainMs`, each response closes its connection, so that the
 * proxy does not send a request on a connection that the server is closing. Then pending requests finish.
 */
export async function stopServer(server: HttpServer, drainMs: number): Promise<void> {
  if (drainMs > 0) await drain(server, drainMs)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const closeTimer = setTimeout(() => server.closeAllConnections(), shutdownGraceMs)
  await closed
  clearTimeout(closeTimer)
}

async function drain(server: HttpServer, drainMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  for (let waitedMs = 0; waitedMs < drainMs; waitedMs += pollIntervalMs) {
    if ((await countConnections(server)) === 0) return
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
  }
}

/** Returns 0 if the server no longer listens. */
function countConnections(server: HttpServer): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
}

/**
 * Returns a message if another program uses the port; null for another error.
 * @param server such as 'the CMS'
 * @param variable the environment variable with the port
 */
export function explainUsedPort(error: unknown, server: string, variable: string): string | null {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return null
  return `The port of ${server} is in use. Stop what listens there, or set ${variable} to another port.`
}
