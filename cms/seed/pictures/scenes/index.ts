import type { Art } from '../core/art.ts'
import { drawBatik } from './batik.ts'
import { drawBeachBoats } from './beach-boats.ts'
import { drawBeachDinner } from './beach-dinner.ts'
import { drawCaldera } from './caldera.ts'
import { drawCliffTemple } from './cliff-temple.ts'
import { drawCoffee } from './coffee.ts'
import { drawCountryLane } from './country-lane.ts'
import { drawCove } from './cove.ts'
import { drawCraterLake } from './crater-lake.ts'
import { drawDolphins } from './dolphins.ts'
import { drawFeast } from './feast.ts'
import { drawFlight } from './flight.ts'
import { drawFlowerBath } from './flower-bath.ts'
import { drawForestTemple } from './forest-temple.ts'
import { drawGate } from './gate.ts'
import { drawHotel } from './hotel.ts'
import { drawKecak } from './kecak.ts'
import { drawKomodo } from './komodo.ts'
import { drawLagoon } from './lagoon.ts'
import { drawLakeTemple } from './lake-temple.ts'
import { drawMarket } from './market.ts'
import { drawRafting } from './rafting.ts'
import { drawReef } from './reef.ts'
import { drawRiceTerraces } from './rice-terraces.ts'
import { drawRoad } from './road.ts'
import { drawRoom } from './room.ts'
import { drawSailing } from './sailing.ts'
import { drawSeaTemple } from './sea-temple.ts'
import { drawSpires } from './spires.ts'
import { drawStreet } from './street.ts'
import { drawStupas } from './stupas.ts'
import { drawSurf } from './surf.ts'
import { drawTown } from './town.ts'
import { drawVillaPool } from './villa-pool.ts'
import { drawVolcanoLake } from './volcano-lake.ts'
import { drawWaterfall } from './waterfall.ts'

/** Draws a whole picture; `detail` chooses among the scene's variants. */
export type Scene = (art: Art, detail?: string) => void

/** Every scene under its name. */
export const scenes = {
  batik: drawBatik,
  'beach-boats': drawBeachBoats,
  'beach-dinner': drawBeachDinner,
  caldera: drawCaldera,
  'cliff-temple': drawCliffTemple,
  coffee: drawCoffee,
  'country-lane': drawCountryLane,
  cove: drawCove,
  'crater-lake': drawCraterLake,
  dolphins: drawDolphins,
  feast: drawFeast,
  flight: drawFlight,
  'flower-bath': drawFlowerBath,
  'forest-temple': drawForestTemple,
  gate: drawGate,
  hotel: drawHotel,
  kecak: drawKecak,
  komodo: drawKomodo,
  lagoon: drawLagoon,
  'lake-temple': drawLakeTemple,
  market: drawMarket,
  rafting: drawRafting,
  reef: drawReef,
  'rice-terraces': drawRiceTerraces,
  road: drawRoad,
  room: drawRoom,
  sailing: drawSailing,
  'sea-temple': drawSeaTemple,
  spires: drawSpires,
  street: drawStreet,
  stupas: drawStupas,
  surf: drawSurf,
  town: drawTown,
  'villa-pool': drawVillaPool,
  'volcano-lake': drawVolcanoLake,
  waterfall: drawWaterfall,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
