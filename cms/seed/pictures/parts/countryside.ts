import type { Art } from '../core/art.ts'
import { drawMist, drawRanges, drawRidge, drawVolcano, ridgeLine } from '../parts/land.ts'
import { drawClouds, drawSky } from '../parts/sky.ts'
import { drawTreeline } from '../parts/trees.ts'

/** Hills, a volcano perhaps, and a wood behind the fields. */
export function drawBackground(art: Art, horizon: number): void {
  const { random } = art
  art.sun.y = random.between(120, horizon - 130)
  drawSky(art, horizon)
  drawClouds(art, horizon - 310, horizon - 110, 4)
  if (random.chance(0.6))
    drawVolcano(art, {
      x: random.between(300, 1200),
      peak: horizon - random.between(190, 240),
      base: horizon + 70,
      width: 560,
      crater: 30,
      distance: 0.62,
      color: '#57708a',
    })
  drawRanges(art, {
    from: horizon - 45,
    to: horizon + 20,
    count: 3,
    color: '#4d7a68',
    swing: 50,
    span: 360,
    far: 0.78,
    near: 0.42,
  })
  drawMist(art, horizon + 15, 44, 0.6)
  for (let i = 0; i < 2; i++) {
    const edge = ridgeLine(art, { y: horizon + 34 + i * 26, swing: 26, span: 330 })
    const color = art.tone(art.shade('#2f6a48', 0.1 + i * 0.25), 0.34 - i * 0.16)
    drawRidge(art, edge, color, 0.3)
    drawTreeline(art, edge, 13 + i * 5, color, 7)
  }
}
