import { kebunMunduk, lembahSayan, pantaiSanur, sawahSidemen } from './bali.ts'
import type { DemoHotel } from './demo-hotel.ts'
import { bukitWaecicu, jogloPrawirotaman } from './java-and-flores.ts'

/** Every hotel of the demo content. */
export const hotels: readonly DemoHotel[] = [
  lembahSayan,
  pantaiSanur,
  kebunMunduk,
  sawahSidemen,
  jogloPrawirotaman,
  bukitWaecicu,
]
