import { findBookableTours, sendBooking } from './booking/request.ts'
import { signInTravellers } from './booking/travellers.ts'
import { type Figure, type Measure, percentile } from './figure.ts'

const limits = { p99: 100, perSecond: 300 }

/**
 * Measures `POST /api/bookings` with 16 concurrent requests, and then with 64, which exceed the size of the connection
 * pool.
 */
export const measureBookings: Measure = async (product) => {
  const { siteUrl } = product.settings
  const cookies = await signInTravellers(product, 16)
  const tours = await findBookableTours(product, 8)

  const measure = async (concurrency: number, requests: number): Promise<{ samples: number[]; perSecond: number }> => {
    const samples: number[] = []
    const bookOnce = async (number: number) => {
      const [cookie = '', tour] = [cookies[number % cookies.length], tours[number % tours.length]]
      if (!tour) throw new Error('No tour can be booked.')
      const { durationMs, outcome } = await sendBooking(siteUrl, siteUrl, cookie, tour.createRequest())
      if (outcome !== 'ok') throw new Error(`A booking was refused: ${outcome}`)
      samples.push(durationMs)
    }
    let next = 0
    const startedAt = performance.now()
    const worker = async () => {
      while (next < requests) await bookOnce(next++)
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
    return { samples, perSecond: requests / ((performance.now() - startedAt) / 1000) }
  }

  await measure(16, 160)
  const { samples, perSecond } = await measure(16, 1600)
  const overloaded = await measure(64, 640)
  const p99 = percentile(samples, 0.99)
  const figures: Figure[] = [
    {
      name: 'POST /api/bookings, 16 at once',
      value: formatSamples(samples, perSecond),
      limit: `p99 ${limits.p99} ms, ${limits.perSecond}/s`,
      isWithin: p99 <= limits.p99 && perSecond >= limits.perSecond,
    },
    {
      name: 'POST /api/bookings, 64 at once, all accepted',
      value: formatSamples(overloaded.samples, overloaded.perSecond),
    },
  ]
  return figures
}

function formatSamples(samples: number[], perSecond: number): string {
  const formatPercentile = (share: number) => `p${share * 100} ${Math.round(percentile(samples, share))} ms`
  return `${formatPercentile(0.5)} · ${formatPercentile(0.99)} · ${Math.round(perSecond)}/s`
}
