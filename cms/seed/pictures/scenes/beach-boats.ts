import type { Art } from '../core/art.ts'
import { curve, ellipse, lerp, type Point } from '../core/geometry.ts'
import { drawJukung } from '../parts/boats.ts'
import { drawRanges, drawVolcano } from '../parts/land.ts'
import { drawBirds, drawClouds, drawSky } from '../parts/sky.ts'
import { drawGrass, drawPalm } from '../parts/trees.ts'
import { drawFoam, drawRipples, drawWater } from '../parts/water.ts'

/** A bay with outrigger boats on the sand. */
export function drawBeachBoats(art: Art): void {
  const { random } = art
  const side = random.pick([-1, 1])
  const across = (px: number) => 750 + side * (px - 750)
  art.sun = { x: across(random.between(880, 1200)), y: random.between(150, 260) }
  drawSky(art, 430)
  drawClouds(art, 140, 360, 5)
  if (random.chance(0.5))
    drawVolcano(art, { x: across(380), peak: 210, base: 450, width: 470, crater: 24, distance: 0.6, color: '#4f6f8a' })
  drawRanges(art, { from: 410, to: 425, count: 2, color: '#46796f', swing: 36, span: 420, far: 0.75, near: 0.55 })
  drawWater(art, 432, 1010, '#2aa3ad')
  drawRipples(art, 440, 760, art.light.sun, 90, 0.4)
  for (let i = 0; i < 2; i++)
    drawJukung(art, across(random.between(250, 620) + i * 260), 500 + i * 34, 110 + i * 34, 0.25 - i * 0.1, {
      sail: true,
      flip: side === 1,
    })
  const shore = (t: number): Point[] =>
    Array.from({ length: 121 }, (_, i) => {
      const px = -20 + i * 13
      return [px, 690 - side * (px - 750) * 0.17 + Math.sin(px / 190) * 22 + t]
    })
  art.path(
    `${curve(shore(-26).filter((_, i) => i % 6 === 0))}L1520 1010L-20 1010Z`,
    art.tone('#9fd8cf', 0.1),
    'opacity="0.75"',
  )
  art.path(
    `${curve(shore(0).filter((_, i) => i % 6 === 0))}L1520 1010L-20 1010Z`,
    art.vertical(620, 1000, [
      [0, art.tone('#c9a676')],
      [0.18, art.tone('#ecd3a2')],
      [1, art.shade(art.tone('#dcb981'), 0.16)],
    ]),
  )
  drawFoam(art, shore(-4), 15)
  for (let i = 0; i < 90; i++)
    art.path(
      ellipse(random.between(0, 1500), random.between(790, 1000), random.between(10, 50), random.between(1.5, 4)),
      art.shade(art.tone('#d2ad76'), 0.22),
      'opacity="0.35"',
    )
  const boats: readonly [number, number, number][] = [
    [420, 742, 250],
    [700, 800, 320],
    [1010, 900, 430],
  ]
  for (const [px, py, width] of boats) {
    art.path(
      ellipse(across(px), py + width * 0.1, width * 0.52, width * 0.05),
      art.shade(art.tone('#b98f5c'), 0.45),
      'opacity="0.45"',
    )
    drawJukung(art, across(px), py + 8, width, 0, { flip: side === -1 })
  }
  for (let i = 0; i < 4; i++)
    drawPalm(
      art,
      across(lerp(60, 330, i / 3)) + random.between(-20, 20),
      lerp(930, 860, i / 3),
      random.between(420, 620),
      0.02,
      side * random.between(0.12, 0.34),
    )
  drawGrass(
    art,
    Array.from({ length: 34 }, (_, i): Point => [across(-10 + i * 13), 990 - i * 2.4]),
    46,
    art.tone(art.shade('#4f8a44', 0.25)),
  )
  drawBirds(art, across(900), 230, 5)
}
