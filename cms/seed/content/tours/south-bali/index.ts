import type { DemoTour } from '../parts/tour.ts'
import { denpasarFoodWalk } from './denpasar-food-walk.ts'
import { firstSurfLesson } from './first-surf-lesson.ts'
import { privateDriver } from './private-driver.ts'
import { tanahLotSunset } from './tanah-lot-sunset.ts'
import { uluwatuSunset } from './uluwatu-sunset.ts'

/** Tours on the southern peninsula and the west coast. */
export const southBaliTours: readonly DemoTour[] = [
  uluwatuSunset,
  tanahLotSunset,
  firstSurfLesson,
  privateDriver,
  denpasarFoodWalk,
]
