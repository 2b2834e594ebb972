import type { DemoTour } from '../parts/tour.ts'
import { komodoDay } from './komodo-day.ts'
import { phinisiThreeDays } from './phinisi-three-days.ts'
import { waeRebo } from './wae-rebo.ts'

/** Tours from Labuan Bajo. */
export const komodoTours: readonly DemoTour[] = [komodoDay, phinisiThreeDays, waeRebo]
