import { type CardDetails, type CardDetailsFile, cardDetailsSchema, cardFileNumber } from '@nusa/shared/search'
import { readData } from '../../../lib/read-data.ts'

const files = new Map<number, Promise<CardDetailsFile>>()

async function readFile(file: number): Promise<CardDetailsFile> {
  const result = await readData(`/data/tours/cards/${file}.json`, cardDetailsSchema)
  // A file that could not be loaded is requested again for the next card.
  if (!result.ok) files.delete(file)
  return result.ok ? result.value : {}
}

/** Returns null if loading fails. */
export async function loadCardDetails(tourId: number): Promise<CardDetails | null> {
  const file = cardFileNumber(tourId)
  const detailsFile = files.get(file) ?? readFile(file)
  files.set(file, detailsFile)
  return (await detailsFile)[tourId] ?? null
}
