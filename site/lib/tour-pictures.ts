import { type CardPicture, type CardPictures, cardFile, cardPicturesSchema } from '@nusa/shared/search'
import { readData } from './data.ts'

const files = new Map<number, Promise<CardPictures>>()

async function read(file: number): Promise<CardPictures> {
  const result = await readData(`/data/tours/cards/${file}.json`, cardPicturesSchema)
  // What could not be read is asked for again with the next card.
  if (!result.ok) files.delete(file)
  return result.ok ? result.value : {}
}

/** What a tour's card needs for its picture; null where the tour has none, or where it can't be had now. */
export async function loadCardPicture(tourId: number): Promise<CardPicture | null> {
  const file = cardFile(tourId)
  const reading = files.get(file) ?? read(file)
  files.set(file, reading)
  return (await reading)[tourId] ?? null
}
