import { cartAndTravelTexts } from './cart-and-travel.ts'
import { pageTexts } from './pages.ts'
import { tourTexts } from './tours.ts'
import type { PromisedTextsByArea } from './types.ts'

/**
 * The texts that the company has agreed on, grouped by where a traveller meets them. A text with a placeholder is
 * listed in parts.
 */
export const promisedTexts: PromisedTextsByArea = { ...pageTexts, ...tourTexts, ...cartAndTravelTexts }
