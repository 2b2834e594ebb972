import { pathToFileURL } from 'node:url'
import { todayInBali } from '@nusa/shared/dates'
import { getPayload, type Payload } from 'payload'
import { seedCancellationPolicies } from './steps/cancellation-policies.ts'
import type { ReadPicture, SeedContext } from './steps/context.ts'
import { seedDestinations } from './steps/destinations.ts'
import { seedEditorial } from './steps/editorial.ts'
import { seedGlobals } from './steps/globals.ts'
import { seedHotels } from './steps/hotels.ts'
import { seedPeople } from './steps/people.ts'
import { readOriginal, seedPictures } from './steps/pictures.ts'
import { seedRentals } from './steps/rentals.ts'
import { seedStockDays } from './steps/stock-days.ts'
import { seedTours } from './steps/tours.ts'
import { seedTransfers } from './steps/transfers.ts'

/** Stored after everything is written, so that the next run continues an interrupted one. */
const seededKey = 'demo-content'

export type SeedOptions = {
  onProgress?: (line: string) => void
  /** Reads the originals by default. Tests use small pictures, which take less time to store. */
  readPicture?: ReadPicture
}

/**
 * Does nothing if the demo content was written before, so that changes by editors are preserved.
 * @param now the days of the demo count from this time's date in Bali
 * @returns whether anything was written
 */
export async function seed(payload: Payload, now: Date, options: SeedOptions = {}): Promise<boolean> {
  const { onProgress = () => undefined, readPicture = readOriginal } = options
  if (await payload.kv.has(seededKey)) {
    onProgress('The demo content is there already.')
    return false
  }
  const context: SeedContext = { payload, now, today: todayInBali(now), readPicture }
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const start = performance.now()
    const result = await work()
    onProgress(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
    return result
  }
  await step('Logins', () => seedPeople(context))
  const getPictureId = await step('Pictures', () => seedPictures(context))
  const destinationIds = await step('Destinations and categories', () => seedDestinations(context, getPictureId))
  const getPolicyId = await step('Cancellation policies', () => seedCancellationPolicies(context))
  await step('Tours', () => seedTours(context, getPictureId, { ...destinationIds, getPolicyId }))
  await step('Car rentals', () => seedRentals(context, getPictureId))
  await step('Airport transfers', () => seedTransfers(context, getPictureId))
  await step('Hotels', () => seedHotels(context, getPictureId, getPolicyId))
  await step('Stock on dates', () => seedStockDays(context))
  const getPageId = await step('Slides, pages and articles', () => seedEditorial(context, getPictureId))
  await step('Settings and currencies', () => seedGlobals(context, getPageId))
  await payload.kv.set(seededKey, { seeded_at: now.toISOString() })
  return true
}

const isCommand = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href
if (isCommand) {
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config })
  await seed(payload, new Date(), { onProgress: (line) => console.log(line) })
  await payload.destroy()
  // Payload keeps a connection open for the lifetime of the process.
  process.exit(0)
}
