import { Agent, get, type OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { signInTravellers } from './booking/travellers.ts'
import { type Measure, measureMs, percentile } from './figure.ts'

const concurrency = 32
const maxP99Ms = 20
const requestCount = 6_400

/** Measures `GET /api/auth/session`, which every page of the site requests. */
export const measureSessions: Measure = async (product) => {
  const { siteUrl } = product.settings
  const cookies = await signInTravellers(product, concurrency)
  const getText = createKeepAliveGet(concurrency)
  const checkSession = async (index: number) => {
    const body = await getText(`${siteUrl}/api/auth/session`, { cookie: cookies[index % concurrency] ?? '' })
    if (!body.includes('"expires_at"')) throw new Error('A session was not found.')
  }
  const measureChecks = async (count: number): Promise<number[]> => {
    const samples: number[] = []
    let nextIndex = 0
    const worker = async () => {
      while (nextIndex < count) {
        const index = nextIndex++
        samples.push(await measureMs(() => checkSession(index)))
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
    return samples
  }
  // A new process compiles its code while it responds, which triples the duration of the slowest responses.
  await measureChecks(2 * requestCount)
  const samples = await measureChecks(requestCount)
  const p99 = percentile(samples, 0.99)
  return [
    {
      name: 'session check, 32 at once',
      value: `p50 ${percentile(samples, 0.5).toFixed(1)} ms · p99 ${p99.toFixed(1)} ms`,
      limit: `p99 ${maxP99Ms} ms`,
      isWithin: p99 <= maxP99Ms,
    },
  ]
}

/**
 * Sends requests over keep-alive connections, like a proxy in front of the API. Node's HTTP client needs half the
 * processor time of `fetch`, and the client shares the processor with the measured server.
 */
function createKeepAliveGet(connections: number): (url: string, headers: OutgoingHttpHeaders) => Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (url, headers) =>
    new Promise((resolve, reject) => {
      get(url, { agent, headers }, (response) => resolve(text(response))).on('error', reject)
    })
}
