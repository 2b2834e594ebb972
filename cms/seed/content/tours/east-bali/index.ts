import type { DemoTour } from '../parts/tour.ts'
import { agungSummit } from './agung-summit.ts'
import { amedJukungSail } from './amed-jukung-sail.ts'
import { baturJeep } from './batur-jeep.ts'
import { baturSunriseTrek } from './batur-sunrise-trek.ts'
import { besakihMorning } from './besakih-morning.ts'
import { lempuyangGate } from './lempuyang-gate.ts'
import { libertyWreckDive } from './liberty-wreck-dive.ts'
import { sidemenValley } from './sidemen-valley.ts'

/**
 * Tours in the east: up and around Mount Batur and Mount Agung, to temples, water palaces and weaving villages below
 * Mount Agung, and under water and at sea along the coast.
 */
export const eastBaliTours: readonly DemoTour[] = [
  baturSunriseTrek,
  baturJeep,
  agungSummit,
  lempuyangGate,
  sidemenValley,
  besakihMorning,
  libertyWreckDive,
  amedJukungSail,
]
