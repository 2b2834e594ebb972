import { Agent, get } from 'node:http'

export interface Reading {
  requestCount: number
  /** These requests got no response, or a status other than 200. */
  failedCount: number
  slowestMs: number
}

/** Requests the URLs in turn, 50 per second, until `stop` is called. */
export function startReader(urls: readonly string[]): { stop(): Promise<Reading> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const reading: Reading = { requestCount: 0, failedCount: 0, slowestMs: 0 }
  const pendingRequests = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const url = urls[reading.requestCount % urls.length] ?? ''
    reading.requestCount += 1
    const pendingRequest = request(url, agent).then(({ isOk, durationMs }) => {
      if (!isOk) reading.failedCount += 1
      reading.slowestMs = Math.max(reading.slowestMs, durationMs)
      pendingRequests.delete(pendingRequest)
    })
    pendingRequests.add(pendingRequest)
  }, 20)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(pendingRequests)
      agent.destroy()
      return reading
    },
  }
}

function request(url: string, agent: Agent): Promise<{ isOk: boolean; durationMs: number }> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const finish = (isOk: boolean) => resolve({ isOk, durationMs: performance.now() - startedAt })
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.on('end', () => finish(response.statusCode === 200)).on('error', () => finish(false))
      response.resume()
    }).on('error', () => finish(false))
  })
}
