import { Agent, get } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Home } from '../home.ts'

/** A proxy has such a limit, too, which must be shorter than DRAIN_SECONDS. */
const idleTimeoutMs = 1000

export interface Reading {
  requests: number
  /** A status other than 200, or an error of the connection. */
  failures: string[]
  slowestMs: number
}

/**
 * Requests pages in turn, 50 per second, until `stop`. Like a proxy, reuses the connections to the Unix sockets of the
 * live release.
 */
export function startReader(home: Home): { stop(): Promise<Reading> } {
  const agent = new Agent({ keepAlive: true, timeout: idleTimeoutMs })
  const targets = [
    { service: 'site', address: '/' },
    { service: 'site', address: '/api/health' },
    { service: 'cms', address: '/admin/login' },
  ] as const
  const reading: Reading = { requests: 0, failures: [], slowestMs: 0 }
  const pendingRequests = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const { service, address } = targets[reading.requests % targets.length] ?? targets[0]
    reading.requests += 1
    const socketPath = path.join(home.dir, 'current', 'run', `${service}.sock`)
    const startedAt = performance.now()
    const pendingRequest = request({ socketPath, path: address, agent }).then((status) => {
      if (status !== '200') reading.failures.push(`${service} ${address}: ${status}`)
      reading.slowestMs = Math.max(reading.slowestMs, performance.now() - startedAt)
      pendingRequests.delete(pendingRequest)
    })
    pendingRequests.add(pendingRequest)
  }, 20)
  return {
    async stop() {
      await pause(100)
      clearInterval(timer)
      await Promise.all(pendingRequests)
      agent.destroy()
      return reading
    },
  }
}

function request(options: { socketPath: string; path: string; agent: Agent }): Promise<string> {
  return new Promise((resolve) => {
    get(options, (response) => {
      response.on('end', () => resolve(String(response.statusCode))).on('error', ({ message }) => resolve(message))
      response.resume()
    }).on('error', ({ message }) => resolve(message))
  })
}
