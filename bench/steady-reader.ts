import { Agent, get } from 'node:http'

/** The results of the requests. */
export interface Reading {
  asked: number
  /** Requests without a response, or with a status other than 200. */
  failed: number
  /** Milliseconds. */
  slowest: number
}

/** Requests these pages in turn, 50 per second, until `stop`. */
export function readSteadily(urls: readonly string[]): { stop(): Promise<Reading> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const reading: Reading = { asked: 0, failed: 0, slowest: 0 }
  const underWay = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const url = urls[reading.asked % urls.length] ?? ''
    reading.asked += 1
    const asking = ask(url, agent).then(({ isGood, time }) => {
      if (!isGood) reading.failed += 1
      reading.slowest = Math.max(reading.slowest, time)
      underWay.delete(asking)
    })
    underWay.add(asking)
  }, 20)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
      agent.destroy()
      return reading
    },
  }
}

function ask(url: string, agent: Agent): Promise<{ isGood: boolean; time: number }> {
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (isGood: boolean) => resolve({ isGood, time: performance.now() - started })
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.on('end', () => end(answer.statusCode === 200)).on('error', () => end(false))
      answer.resume()
    }).on('error', () => end(false))
  })
}
