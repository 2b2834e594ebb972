import { draftTours } from './drafts.ts'
import { eastBaliTours } from './east-bali.ts'
import { eastJavaTours } from './east-java.ts'
import { komodoTours } from './komodo.ts'
import { lombokTours } from './lombok.ts'
import { northBaliTours } from './north-bali.ts'
import { nusaPenidaTours } from './nusa-penida.ts'
import { severalIslandsTours } from './several-islands.ts'
import { southBaliTours } from './south-bali.ts'
import type { DemoTour } from './tour.ts'
import { ubudTours } from './ubud.ts'
import { yogyakartaTours } from './yogyakarta.ts'

/** Every tour of the demo content, drafts included. */
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
  ...severalIslandsTours,
  ...draftTours,
]
