import type { Art } from '../core/art.ts'
import { lerp } from '../core/geometry.ts'
import { drawMist, drawRanges, drawRidge, drawVolcano, ridgeLine } from '../parts/land.ts'
import { drawBirds, drawRays, drawSky, drawStreaks } from '../parts/sky.ts'
import { drawTreeline } from '../parts/trees.ts'
import { drawGlitter, drawRipples, drawWater } from '../parts/water.ts'

/** A volcano over its lake, mist in the caldera, the forest's edge in front. */
export function drawVolcanoLake(art: Art): void {
  const { random } = art
  const x = random.between(560, 940)
  art.sun = { x: x + random.pick([-1, 1]) * random.between(260, 420), y: random.between(230, 330) }
  drawSky(art, 560)
  if (random.chance(0.6)) drawRays(art, 0.08)
  drawStreaks(art, 90, 330, 9)
  const mountain = '#54677a'
  drawRanges(art, { from: 470, to: 540, count: 3, color: mountain, swing: 46, span: 300, far: 0.86, near: 0.62 })
  drawVolcano(art, {
    x: x + random.pick([-1, 1]) * 440,
    peak: 395,
    base: 610,
    width: 460,
    crater: 20,
    distance: 0.66,
    color: mountain,
  })
  drawVolcano(art, {
    x,
    peak: random.between(215, 265),
    base: 640,
    width: random.between(620, 720),
    crater: random.between(34, 52),
    distance: 0.32,
    color: mountain,
    smoke: true,
  })
  drawMist(art, 605, 62, 0.85)
  drawWater(art, 640, 830, '#3b8296')
  drawGlitter(art, 642, 825, 0.7)
  drawRipples(art, 645, 830, art.light.sky[0], 60, 0.2)
  for (let i = 0; i < 4; i++) {
    const t = i / 3
    const edge = ridgeLine(art, { y: lerp(775, 930, t), swing: lerp(34, 66, t), span: lerp(420, 700, t) })
    const color = art.tone(art.shade('#35624a', lerp(0, 0.62, t)), lerp(0.36, 0, t))
    drawRidge(art, edge, color, lerp(0.4, 0.05, t))
    drawTreeline(art, edge, lerp(9, 26, t), color, i >= 2 ? 4 : 0)
    if (i < 3) drawMist(art, lerp(800, 930, t), 34, 0.4)
  }
  drawBirds(art, x - 240, 330, 5)
}
