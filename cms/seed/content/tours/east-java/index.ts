import type { DemoTour } from '../parts/tour.ts'
import { bromoIjenThreeDays } from './bromo-ijen-three-days.ts'
import { bromoSunrise } from './bromo-sunrise.ts'
import { ijenBlueFire } from './ijen-blue-fire.ts'
import { tumpakSewu } from './tumpak-sewu.ts'

/** Tours to the volcanoes and waterfalls of East Java. */
export const eastJavaTours: readonly DemoTour[] = [bromoSunrise, ijenBlueFire, bromoIjenThreeDays, tumpakSewu]
