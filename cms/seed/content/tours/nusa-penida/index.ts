import type { DemoTour } from '../parts/tour.ts'
import { mantaSnorkelling } from './manta-snorkelling.ts'
import { nusaLembongan } from './nusa-lembongan.ts'
import { penidaEast } from './penida-east.ts'
import { penidaTwoDays } from './penida-two-days.ts'
import { penidaWest } from './penida-west.ts'

/** Tours on Nusa Penida and its smaller neighbours. */
export const nusaPenidaTours: readonly DemoTour[] = [
  penidaWest,
  mantaSnorkelling,
  penidaEast,
  penidaTwoDays,
  nusaLembongan,
]
