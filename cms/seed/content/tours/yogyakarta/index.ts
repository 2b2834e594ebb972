import type { DemoTour } from '../parts/tour.ts'
import { borobudurSunrise } from './borobudur-sunrise.ts'
import { javaThreeDays } from './java-three-days.ts'
import { merapiJeep } from './merapi-jeep.ts'
import { prambananRamayana } from './prambanan-ramayana.ts'
import { yogyakartaOnFoot } from './yogyakarta-on-foot.ts'

/** Tours in and around Yogyakarta. */
export const yogyakartaTours: readonly DemoTour[] = [
  borobudurSunrise,
  prambananRamayana,
  merapiJeep,
  yogyakartaOnFoot,
  javaThreeDays,
]
