import type { DemoTour } from '../parts/tour.ts'
import { rinjaniCraterRim } from './rinjani-crater-rim.ts'
import { southLombok } from './south-lombok.ts'
import { threeGilis } from './three-gilis.ts'

/** Tours on Lombok and the Gili islands. */
export const lombokTours: readonly DemoTour[] = [threeGilis, rinjaniCraterRim, southLombok]
