import { findBookableTours, sendBooking } from './booking/request.ts'
import { signInTravellers } from './booking/travellers.ts'
import { type Figure, type Measure, percentile } from './figure.ts'

const limits = { p99Ms: 100, perSecond: 300 }

/**
 * Measures `POST /api/bookings` with 16 concurrent requests, and then with 64, which is more than the size of the
 * connection pool.
 */
export const measureBookings: Measure = async (product) => {
  const { siteUrl } = product.settings
  const cookies = await signInTravellers(product, 16)
  const tours = await findBookableTours(product, 8)

  const measure = async (concurrency: number, requestCount: number): Promise<BookingSamples> => {
    const durationsMs: number[] = []
    const bookOnce = async (requestIndex: number) => {
      const cookie = cookies[requestIndex % cookies.length] ?? ''
      const tour = tours[requestIndex % tours.length]
      if (!tour) throw new Error('No tour can be booked.')
      const { durationMs, outcome } = await sendBooking(siteUrl, siteUrl, cookie, tour.createRequest())
      if (outcome !== 'ok') throw new Error(`A booking was refused: ${outcome}`)
      durationsMs.push(durationMs)
    }
    let nextIndex = 0
    const startedAt = performance.now()
    const worker = async () => {
      while (nextIndex < requestCount) await bookOnce(nextIndex++)
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
    return { durationsMs, perSecond: requestCount / ((performance.now() - startedAt) / 1000) }
  }

  // The results of the warm-up are ignored.
  await measure(16, 160)
  const samples = await measure(16, 1600)
  const overloadSamples = await measure(64, 640)
  const p99Ms = percentile(samples.durationsMs, 0.99)
  const figures: Figure[] = [
    {
      name: 'POST /api/bookings, 16 at once',
      value: formatSamples(samples),
      limit: `p99 ${limits.p99Ms} ms, ${limits.perSecond}/s`,
      isWithin: p99Ms <= limits.p99Ms && samples.perSecond >= limits.perSecond,
    },
    {
      name: 'POST /api/bookings, 64 at once, all accepted',
      value: formatSamples(overloadSamples),
    },
  ]
  return figures
}

interface BookingSamples {
  durationsMs: number[]
  perSecond: number
}

function formatSamples({ durationsMs, perSecond }: BookingSamples): string {
  const formatPercentile = (share: number) => `p${share * 100} ${Math.round(percentile(durationsMs, share))} ms`
  return `${formatPercentile(0.5)} · ${formatPercentile(0.99)} · ${Math.round(perSecond)}/s`
}
