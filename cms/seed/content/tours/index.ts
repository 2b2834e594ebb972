import { bestOfBaliTours } from './best-of-bali.ts'
import { draftTours } from './drafts.ts'
import { agungSummit } from './east-bali/agung-summit.ts'
import { amedJukungSail } from './east-bali/amed-jukung-sail.ts'
import { baturJeep } from './east-bali/batur-jeep.ts'
import { baturSunriseTrek } from './east-bali/batur-sunrise-trek.ts'
import { besakihMorning } from './east-bali/besakih-morning.ts'
import { lempuyangGate } from './east-bali/lempuyang-gate.ts'
import { libertyWreckDive } from './east-bali/liberty-wreck-dive.ts'
import { sidemenValley } from './east-bali/sidemen-valley.ts'
import { bromoIjenThreeDays } from './east-java/bromo-ijen-three-days.ts'
import { bromoSunrise } from './east-java/bromo-sunrise.ts'
import { ijenBlueFire } from './east-java/ijen-blue-fire.ts'
import { tumpakSewu } from './east-java/tumpak-sewu.ts'
import { komodoDay } from './komodo/komodo-day.ts'
import { phinisiThreeDays } from './komodo/phinisi-three-days.ts'
import { waeRebo } from './komodo/wae-rebo.ts'
import { rinjaniCraterRim } from './lombok/rinjani-crater-rim.ts'
import { southLombok } from './lombok/south-lombok.ts'
import { threeGilis } from './lombok/three-gilis.ts'
import { lovinaDolphins } from './north-bali/lovina-dolphins.ts'
import { mundukWalk } from './north-bali/munduk-walk.ts'
import { northBaliThreeDays } from './north-bali/north-bali-three-days.ts'
import { sekumpulWaterfall } from './north-bali/sekumpul-waterfall.ts'
import { ulunDanuJatiluwih } from './north-bali/ulun-danu-jatiluwih.ts'
import { mantaSnorkelling } from './nusa-penida/manta-snorkelling.ts'
import { nusaLembongan } from './nusa-penida/nusa-lembongan.ts'
import { penidaEast } from './nusa-penida/penida-east.ts'
import { penidaTwoDays } from './nusa-penida/penida-two-days.ts'
import { penidaWest } from './nusa-penida/penida-west.ts'
import type { DemoTour } from './parts/tour.ts'
import { denpasarFoodWalk } from './south-bali/denpasar-food-walk.ts'
import { firstSurfLesson } from './south-bali/first-surf-lesson.ts'
import { privateDriver } from './south-bali/private-driver.ts'
import { tanahLotSunset } from './south-bali/tanah-lot-sunset.ts'
import { uluwatuSunset } from './south-bali/uluwatu-sunset.ts'
import { ayungRafting } from './ubud/ayung-rafting.ts'
import { campuhanRidge } from './ubud/campuhan-ridge.ts'
import { cookingClass } from './ubud/cooking-class.ts'
import { craftVillages } from './ubud/craft-villages.ts'
import { flowerBath } from './ubud/flower-bath.ts'
import { gianyarWaterfalls } from './ubud/gianyar-waterfalls.ts'
import { kintamaniCycling } from './ubud/kintamani-cycling.ts'
import { legongEvening } from './ubud/legong-evening.ts'
import { riceTerracesDay } from './ubud/rice-terraces-day.ts'
import { wellnessJourney } from './ubud/wellness-journey.ts'
import { borobudurSunrise } from './yogyakarta/borobudur-sunrise.ts'
import { javaThreeDays } from './yogyakarta/java-three-days.ts'
import { merapiJeep } from './yogyakarta/merapi-jeep.ts'
import { prambananRamayana } from './yogyakarta/prambanan-ramayana.ts'
import { yogyakartaOnFoot } from './yogyakarta/yogyakarta-on-foot.ts'

/** Tours in and around Ubud. The last two suit longer stays: yoga, springs, and an evening of dance. */
const ubudTours: readonly DemoTour[] = [
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

/** Tours on the southern peninsula and the west coast. */
const southBaliTours: readonly DemoTour[] = [
  uluwatuSunset,
  tanahLotSunset,
  firstSurfLesson,
  privateDriver,
  denpasarFoodWalk,
]

/** Tours on Nusa Penida and its smaller neighbours. */
const nusaPenidaTours: readonly DemoTour[] = [penidaWest, mantaSnorkelling, penidaEast, penidaTwoDays, nusaLembongan]

/** Tours across the mountains to the north coast. */
const northBaliTours: readonly DemoTour[] = [
  ulunDanuJatiluwih,
  lovinaDolphins,
  sekumpulWaterfall,
  mundukWalk,
  northBaliThreeDays,
]

/**
 * Tours in the east: up and around Mount Batur and Mount Agung, to temples, water palaces and weaving villages below
 * Mount Agung, and under water and at sea along the coast.
 */
const eastBaliTours: readonly DemoTour[] = [
  baturSunriseTrek,
  baturJeep,
  agungSummit,
  lempuyangGate,
  sidemenValley,
  besakihMorning,
  libertyWreckDive,
  amedJukungSail,
]

/** Tours in and around Yogyakarta. */
const yogyakartaTours: readonly DemoTour[] = [
  borobudurSunrise,
  prambananRamayana,
  merapiJeep,
  yogyakartaOnFoot,
  javaThreeDays,
]

/** Tours to the volcanoes and waterfalls of East Java. */
const eastJavaTours: readonly DemoTour[] = [bromoSunrise, ijenBlueFire, bromoIjenThreeDays, tumpakSewu]

/** Tours from Labuan Bajo. */
const komodoTours: readonly DemoTour[] = [komodoDay, phinisiThreeDays, waeRebo]

/** Tours on Lombok and the Gili islands. */
const lombokTours: readonly DemoTour[] = [threeGilis, rinjaniCraterRim, southLombok]

/** Every tour of the demo content, including drafts. */
export const tours: readonly DemoTour[] = [
  ...ubudTours,
  ...southBaliTours,
  ...nusaPenidaTours,
  ...northBaliTours,
  ...eastBaliTours,
  ...yogyakartaTours,
  ...eastJavaTours,
  ...komodoTours,
  ...lombokTours,
  ...bestOfBaliTours,
  ...draftTours,
]
