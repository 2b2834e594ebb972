import { bestOfBaliTours } from './best-of-bali.ts'
import { draftTours } from './drafts.ts'
import { eastBaliTours } from './east-bali/index.ts'
import { eastJavaTours } from './east-java/index.ts'
import { komodoTours } from './komodo/index.ts'
import { lombokTours } from './lombok/index.ts'
import { northBaliTours } from './north-bali/index.ts'
import { nusaPenidaTours } from './nusa-penida/index.ts'
import type { DemoTour } from './parts/tour.ts'
import { southBaliTours } from './south-bali/index.ts'
import { ubudTours } from './ubud/index.ts'
import { yogyakartaTours } from './yogyakarta/index.ts'

/** Every tour of the demo content, including drafts. */
export const tours: readonly DemoTour[] = [
  ...ubudTours,
  ...southBaliTours,
  ...nusaPenidaTours,
  ...northBaliTours,
  ...eastBaliTours,
  ...yogyakartaTours,
  ...eastJavaTours,
  ...komodoTours,
  ...lombokTours,
  ...bestOfBaliTours,
  ...draftTours,
]
