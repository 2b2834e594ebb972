import { bestOfBaliTours } from './best-of-bali.ts'
import { draftTours } from './drafts.ts'
import { eastBaliCoastTours } from './east-bali-coast.ts'
import { eastBaliTempleTours } from './east-bali-temples.ts'
import { eastBaliVolcanoTours } from './east-bali-volcanoes.ts'
import { eastJavaTours } from './east-java.ts'
import { komodoTours } from './komodo.ts'
import { lombokTours } from './lombok.ts'
import { northBaliTours } from './north-bali.ts'
import { nusaPenidaTours } from './nusa-penida.ts'
import { southBaliTours } from './south-bali.ts'
import type { DemoTour } from './tour.ts'
import { ubudTours } from './ubud.ts'
import { ubudQuietTours } from './ubud-quiet.ts'
import { yogyakartaTours } from './yogyakarta.ts'

/** Every tour of the demo content, drafts included. */
export const tours: readonly DemoTour[] = [
  ...ubudTours,
  ...ubudQuietTours,
  ...southBaliTours,
  ...nusaPenidaTours,
  ...northBaliTours,
  ...eastBaliVolcanoTours,
  ...eastBaliTempleTours,
  ...eastBaliCoastTours,
  ...yogyakartaTours,
  ...eastJavaTours,
  ...komodoTours,
  ...lombokTours,
  ...bestOfBaliTours,
  ...draftTours,
]
