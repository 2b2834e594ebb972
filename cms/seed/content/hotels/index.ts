import { bukitWaecicu } from './bukit-waecicu.ts'
import type { DemoHotel } from './demo-hotel.ts'
import { jogloPrawirotaman } from './joglo-prawirotaman.ts'
import { kebunMunduk } from './kebun-munduk.ts'
import { lembahSayan } from './lembah-sayan.ts'
import { pantaiSanur } from './pantai-sanur.ts'
import { sawahSidemen } from './sawah-sidemen.ts'

/** Every hotel of the demo content. */
export const hotels: readonly DemoHotel[] = [
  lembahSayan,
  pantaiSanur,
  kebunMunduk,
  sawahSidemen,
  jogloPrawirotaman,
  bukitWaecicu,
]
