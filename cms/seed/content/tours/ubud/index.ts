import type { DemoTour } from '../parts/tour.ts'
import { ayungRafting } from './ayung-rafting.ts'
import { campuhanRidge } from './campuhan-ridge.ts'
import { cookingClass } from './cooking-class.ts'
import { craftVillages } from './craft-villages.ts'
import { flowerBath } from './flower-bath.ts'
import { gianyarWaterfalls } from './gianyar-waterfalls.ts'
import { kintamaniCycling } from './kintamani-cycling.ts'
import { legongEvening } from './legong-evening.ts'
import { riceTerracesDay } from './rice-terraces-day.ts'
import { wellnessJourney } from './wellness-journey.ts'

/** Tours in and around Ubud. The last two suit longer stays: yoga, springs, and an evening of dance. */
export const ubudTours: readonly DemoTour[] = [
  riceTerracesDay,
  cookingClass,
  ayungRafting,
  campuhanRidge,
  kintamaniCycling,
  craftVillages,
  gianyarWaterfalls,
  flowerBath,
  wellnessJourney,
  legongEvening,
]
