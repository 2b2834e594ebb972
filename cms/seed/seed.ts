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
 * @param now the dates of the demo content are relative to the day in Bali at this time
 * @returns whether anything was written
 */
export async function seed(payload: Payload, now: Date, options: SeedOptions = {}): Promise<boolean> {
  const { onProgress = () => undefined, readPicture = readOriginal } = options
  if (await payload.kv.has(seededKey)) {
    onProgress('The demo content is there already.')
    return false
  }
  const context: SeedContext = { payload, now, today: todayInBali(now), readPicture }
  const runStep = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const startedAt = performance.now()
    const result = await work()
    const seconds = (performance.now() - startedAt) / 1000
    onProgress(`${name}: ${seconds.toFixed(1)} s`)
    return result
  }
  await runStep('Logins', () => seedPeople(context))
  const getPictureId = await runStep('Pictures', () => seedPictures(context))
  const destinationIds = await runStep('Destinations and categories', () => seedDestinations(context, getPictureId))
  const getPolicyId = await runStep('Cancellation policies', () => seedCancellationPolicies(context))
  await runStep('Tours', () => seedTours(context, getPictureId, { ...destinationIds, getPolicyId }))
  await runStep('Car rentals', () => seedRentals(context, getPictureId))
  await runStep('Airport transfers', () => seedTransfers(context, getPictureId))
  await runStep('Hotels', () => seedHotels(context, getPictureId, getPolicyId))
  await runStep('Stock on dates', () => seedStockDays(context))
  const getPageId = await runStep('Slides, pages and articles', () => seedEditorial(context, getPictureId))
  await runStep('Settings and currencies', () => seedGlobals(context, getPageId))
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
