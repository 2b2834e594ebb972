import type { Art } from '../core/art.ts'
import { lerp, rectangle } from '../core/geometry.ts'
import { drawMist, drawRanges, drawVolcano, ridgeLine } from '../parts/land.ts'
import { drawBirds, drawRays, drawSky, drawStreaks } from '../parts/sky.ts'
import { drawPenjor, drawSplitGate, drawStairs, drawUmbrella } from '../parts/temples.ts'
import { drawBush, drawPalm, drawTreeline } from '../parts/trees.ts'

/** The split gate at the top of its stairs, a volcano in the gap. */
export function drawGate(art: Art): void {
  const { random } = art
  const x = 750 + random.between(-60, 60)
  art.sun = { x: x + random.pick([-1, 1]) * random.between(180, 420), y: random.between(200, 320) }
  drawSky(art, 640)
  if (random.chance(0.5)) drawRays(art, 0.09)
  drawStreaks(art, 100, 380, 8)
  drawVolcano(art, {
    x: x + random.between(-25, 25),
    peak: 330,
    base: 730,
    width: 620,
    crater: 28,
    distance: 0.5,
    color: '#55708c',
  })
  drawRanges(art, { from: 640, to: 720, count: 3, color: '#3d6a5a', swing: 40, span: 320, far: 0.6, near: 0.3 })
  drawMist(art, 690, 60, 0.8)
  const ground = 800
  for (const side of [-1, 1] as const) {
    drawPalm(art, x + side * random.between(470, 560), ground - 10, random.between(300, 390), 0.22)
    const hedge = ridgeLine(art, { y: 760, swing: 20, span: 160 }).filter(([px]) => (px - x) * side > 320)
    drawTreeline(art, hedge, 30, art.tone(art.shade('#2f6a48', 0.25), 0.16), 0)
  }
  art.path(
    rectangle(-10, ground - 24, 1520, 240),
    art.vertical(ground - 24, 1010, [
      [0, art.tone('#a79a86')],
      [1, art.tone(art.shade('#857a68', 0.4))],
    ]),
  )
  for (const side of [-1, 1] as const) {
    for (let i = 0; i < 3; i++) {
      const wx = x + side * lerp(300, 680, i / 2)
      art.path(rectangle(wx - 120, ground - 92, 240, 80), art.tone(art.shade('#a5603f', 0.2)))
      art.path(rectangle(wx - 124, ground - 100, 248, 12), art.tone('#b7ab9a'))
    }
    drawPenjor(art, x + side * 350, ground + 20, 560, side === 1 ? -1 : 1, 0)
  }
  drawSplitGate(art, x, ground, 560, 150, 0, random.pick(['#a9593a', '#8f8578', '#b3694a']))
  drawStairs(art, x, ground, 1000, 190, 460)
  for (const side of [-1, 1] as const) {
    drawUmbrella(art, x + side * 150, ground + 70, 210, side === 1 ? '#e9b23c' : '#f4ead0')
    drawBush(art, x + side * 560, 960, 240, '#3f7f4a')
    drawBush(art, x + side * 400, 985, 150, random.pick(['#c4574a', '#d98a3a', '#4c8a4a']))
  }
  drawBirds(art, x + 260, 250, 4)
}
