import type { Art } from '../core/art.ts'
import { lerp } from '../core/geometry.ts'
import { drawBackground } from '../parts/countryside.ts'
import { drawSlope } from '../parts/fields.ts'
import { drawFrame } from '../parts/leaves.ts'
import { drawFarmer } from '../parts/people.ts'
import { drawPavilion } from '../parts/temples.ts'
import { drawPalm, drawTree } from '../parts/trees.ts'

/** A valley of terraces: two slopes that meet, palms on one of them, a hut on the other. */
export function drawRiceTerraces(art: Art): void {
  const { random } = art
  const left = random.chance(0.5)
  const flip = (heights: readonly [number, number, number]): readonly [number, number, number] =>
    left ? heights : [heights[2], heights[1], heights[0]]
  drawBackground(art, random.between(330, 400))
  const flooded = random.between(0.15, 0.6)
  drawSlope(art, {
    top: flip([470, 500, 430]),
    bottom: flip([760, 780, 660]),
    steps: 9,
    flooded,
    distance: [0.42, 0.2],
    size: [0.08, 0.3],
  })
  drawPavilion(art, 750 + (left ? 330 : -330), 590, 84, 0.24)
  drawTree(art, 750 + (left ? 420 : -420), 580, 90, 0.26)
  drawTree(art, 750 + (left ? 240 : -240), 600, 70, 0.26)
  drawSlope(art, {
    top: flip([620, 700, 520]),
    bottom: flip([860, 960, 900]),
    steps: 7,
    flooded,
    distance: [0.2, 0.08],
    size: [0.3, 0.6],
  })
  for (let i = 0; i < 4; i++)
    drawPalm(
      art,
      750 + (left ? 1 : -1) * (lerp(330, 660, i / 3) + random.between(-30, 30)),
      700 + i * 16,
      random.between(280, 420),
      0.08,
    )
  drawFarmer(art, 750 + (left ? 60 : -60), 806, 66, 0.08)
  drawSlope(art, {
    top: flip([700, 880, 990]),
    bottom: flip([1040, 1130, 1160]),
    steps: 6,
    flooded,
    distance: [0.06, 0],
    size: [0.6, 1],
  })
  drawFrame(art, left ? 'right' : 'left', 0.9)
}
