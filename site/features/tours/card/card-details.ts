import { type CardDetails, type CardDetailsFile, cardDetailsSchema, cardFileNumber } from '@nusa/shared/search'
import { readData } from '../../../lib/read-data.ts'

const detailsFiles = new Map<number, Promise<CardDetailsFile>>()

async function loadDetailsFile(fileNumber: number): Promise<CardDetailsFile> {
  const result = await readData(`/data/tours/cards/${fileNumber}.json`, cardDetailsSchema)
  // A file that could not be loaded is requested again for the next card.
  if (!result.ok) detailsFiles.delete(fileNumber)
  return result.ok ? result.value : {}
}

/** Returns null if loading fails. */
export async function loadCardDetails(tourId: number): Promise<CardDetails | null> {
  const fileNumber = cardFileNumber(tourId)
  const detailsFile = detailsFiles.get(fileNumber) ?? loadDetailsFile(fileNumber)
  detailsFiles.set(fileNumber, detailsFile)
  return (await detailsFile)[tourId] ?? null
}
