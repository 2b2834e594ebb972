import type { Art } from '../core/art.ts'
import type { Point } from '../core/geometry.ts'
import { drawRidge, ridgeLine } from '../parts/land.ts'
import { drawPerson } from '../parts/people.ts'
import { drawBoulder, drawCliff } from '../parts/rocks.ts'
import { rough } from '../parts/rough-edge.ts'
import { drawBirds, drawRays, drawSky, drawStreaks } from '../parts/sky.ts'
import { drawMeru, drawUmbrella } from '../parts/temples.ts'
import { drawTreeline } from '../parts/trees.ts'
import { drawFoam, drawGlitter, drawRipples, drawWater } from '../parts/water.ts'

const stone = '#8d7f70'

/** A temple on its rock in the sea, waves around it. */
export function drawSeaTemple(art: Art): void {
  const { random } = art
  const side = random.pick([-1, 1])
  const x = 750 + side * random.between(30, 130)
  art.sun = { x: x - side * random.between(260, 400), y: random.between(300, 400) }
  drawSky(art, 560, 78)
  if (random.chance(0.5)) drawRays(art, 0.09)
  drawStreaks(art, 90, 420, 13)
  drawWater(art, 560, 1010, '#2f6f86')
  drawGlitter(art, 562, 1000, 0.75)
  drawRipples(art, 570, 1000, art.light.sky[0], 120, 0.28)
  drawRipples(art, 570, 1000, art.light.sun, 60, 0.3)
  const at = (points: readonly Point[]) => points.map(([px, py]): Point => [x + side * px, py])
  const edge = rough(
    art,
    at([
      [-330, 770],
      [-300, 640],
      [-236, 560],
      [-120, 520],
      [60, 506],
      [190, 520],
      [262, 580],
      [350, 660],
      [390, 775],
    ]),
    14,
  )
  const ordered = side === 1 ? edge : edge.toReversed()
  drawCliff(art, ordered, () => 782, stone, 0)
  drawTreeline(
    art,
    ordered.filter(([px, py]) => py < 600 && Math.abs(px - x) < 260),
    24,
    art.tone(art.shade('#2f6a48', 0.35)),
    0,
  )
  drawMeru(art, x + side * 120, 508, 168, 3, 0)
  drawMeru(art, x - side * 110, 520, 180, 3, 0)
  drawMeru(art, x + side * 10, 506, 268, 7, 0)
  drawUmbrella(art, x + side * 66, 508, 66, '#e0a62e')
  drawTreeline(
    art,
    ordered.filter(([px, py]) => py < 560 && Math.abs(px - x) < 240),
    13,
    art.tone(art.shade('#3d7a48', 0.1)),
    1,
  )
  const shore = Array.from({ length: 60 }, (_, i): Point => [x - 430 + i * 14.6, 788 + Math.sin(i / 6) * 6])
  drawFoam(art, shore, 13)
  for (let i = 0; i < 9; i++)
    drawBoulder(art, random.between(-20, 1500), random.between(905, 1010), random.between(90, 250), '#6f645a')
  const front = ridgeLine(art, { y: 965, swing: 26, span: 260, sharp: 0.5 })
  drawRidge(art, front, art.tone(art.shade('#5f564e', 0.55)), 0)
  drawFoam(
    art,
    front.map(([px, py]): Point => [px, py - 4]),
    9,
  )
  for (let i = 0; i < 3; i++)
    drawPerson(art, 750 - side * (330 + i * 52), 972, 84 - i * 4, ['#c4432b', '#f0e2c4', '#2f6f86'][i] ?? stone)
  drawBirds(art, x - side * 220, 250, 5)
}
