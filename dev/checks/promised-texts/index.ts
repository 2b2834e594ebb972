import { cartAndTravelTexts } from './cart-and-travel.ts'
import { pageTexts } from './pages.ts'
import { tourTexts } from './tours.ts'
import type { PromisedTextsByPlace } from './types.ts'

/** The words that the company has settled on, by where a traveller meets them. A text with a gap is given by its parts. */
export const promisedTexts: PromisedTextsByPlace = { ...pageTexts, ...tourTexts, ...cartAndTravelTexts }
