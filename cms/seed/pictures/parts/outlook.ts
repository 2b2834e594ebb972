import type { Art } from '../core/art.ts'
import { drawSlope } from '../parts/fields.ts'
import { drawMist, drawRanges, drawRidge, drawVolcano, ridgeLine } from '../parts/land.ts'
import { drawClouds, drawSky, drawStars } from '../parts/sky.ts'
import { drawCandi, drawStupa } from '../parts/stone.ts'
import { drawTreeline } from '../parts/trees.ts'
import { drawGlitter, drawRipples, drawWater } from '../parts/water.ts'

/** What lies behind the house: the sea, rice fields, a gorge, a volcano, islands or the spires of a temple. */
export function drawOutlook(art: Art, view: string, horizon: number): void {
  art.sun.y = Math.min(art.sun.y, horizon - 150)
  drawSky(art, horizon)
  if (art.light.sky[0] < '#3') drawStars(art, horizon * 0.6, 60)
  drawClouds(art, horizon - 300, horizon - 90, 4)
  if (view === 'sea' || view === 'islands') {
    if (view === 'islands')
      drawRanges(art, {
        from: horizon - 60,
        to: horizon - 4,
        count: 4,
        color: '#7f8f6a',
        swing: 90,
        span: 330,
        sharp: 0.35,
        far: 0.8,
        near: 0.4,
      })
    drawWater(art, horizon, 1010, '#2492a8')
    drawGlitter(art, horizon + 2, horizon + 220, 0.6)
    drawRipples(art, horizon + 6, horizon + 260, art.light.sun, 60, 0.3)
    return
  }
  if (view === 'volcano' || view === 'spires')
    drawVolcano(art, {
      x: art.random.between(560, 1000),
      peak: horizon - 270,
      base: horizon + 40,
      width: 620,
      crater: 30,
      distance: 0.5,
      color: '#556c86',
      smoke: true,
    })
  drawRanges(art, {
    from: horizon - 60,
    to: horizon + 30,
    count: 4,
    color: '#417058',
    swing: 60,
    span: 320,
    far: 0.8,
    near: 0.3,
  })
  if (view === 'spires')
    for (const [dx, h] of [
      [-150, 130],
      [0, 210],
      [150, 120],
    ] as const)
      drawCandi(art, 420 + dx, horizon + 40, h, 0.4)
  if (view === 'spires') drawStupa(art, 1080, horizon + 36, 110, 0.4)
  drawMist(art, horizon + 20, 50, 0.6)
  const wood = ridgeLine(art, { y: horizon + 40, swing: 26, span: 260 })
  const color = art.tone(art.shade('#2f6a48', 0.15), 0.2)
  drawRidge(art, wood, color, 0.3)
  drawTreeline(art, wood, 22, color, 9)
  if (view === 'fields')
    drawSlope(art, {
      top: [horizon + 70, horizon + 60, horizon + 74],
      bottom: [1000, 940, 1000],
      steps: 12,
      flooded: 0.4,
      distance: [0.36, 0.05],
      size: [0.1, 0.7],
    })
}
