import type { DemoTour } from '../parts/tour.ts'
import { lovinaDolphins } from './lovina-dolphins.ts'
import { mundukWalk } from './munduk-walk.ts'
import { northBaliThreeDays } from './north-bali-three-days.ts'
import { sekumpulWaterfall } from './sekumpul-waterfall.ts'
import { ulunDanuJatiluwih } from './ulun-danu-jatiluwih.ts'

/** Tours across the mountains to the north coast. */
export const northBaliTours: readonly DemoTour[] = [
  ulunDanuJatiluwih,
  lovinaDolphins,
  sekumpulWaterfall,
  mundukWalk,
  northBaliThreeDays,
]
