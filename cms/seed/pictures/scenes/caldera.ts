import type { Art } from '../core/art.ts'
import { lerp } from '../core/geometry.ts'
import { drawMist, drawRanges, drawRidge, drawVolcano, ridgeLine } from '../parts/land.ts'
import { drawSky, drawStreaks } from '../parts/sky.ts'
import { drawTreeline } from '../parts/trees.ts'

/** A sea of sand with cones standing in it, seen from the rim before the day begins. */
export function drawCaldera(art: Art): void {
  const { random } = art
  art.sun = { x: random.between(200, 420), y: 300 }
  drawSky(art, 520)
  drawStreaks(art, 60, 340, 12)
  drawVolcano(art, {
    x: random.between(900, 1100),
    peak: 250,
    base: 620,
    width: 560,
    crater: 26,
    distance: 0.55,
    color: '#5a6178',
    smoke: true,
  })
  drawMist(art, 560, 60, 0.8)
  drawRanges(art, { from: 545, to: 600, count: 3, color: '#6a6a72', swing: 60, span: 500, far: 0.72, near: 0.5 })
  drawMist(art, 640, 70, 0.95)
  const middle = random.between(560, 700)
  drawVolcano(art, {
    x: middle - 310,
    peak: 520,
    base: 800,
    width: 330,
    crater: 74,
    distance: 0.3,
    color: '#77695f',
    smoke: true,
  })
  drawVolcano(art, { x: middle + 150, peak: 470, base: 810, width: 360, crater: 22, distance: 0.22, color: '#6f6a5c' })
  drawMist(art, 800, 56, 0.9)
  drawMist(art, 850, 40, 0.6)
  for (let i = 0; i < 3; i++) {
    const t = i / 2
    const edge = ridgeLine(art, { y: lerp(860, 965, t), swing: lerp(40, 60, t), span: 520, sharp: 0.3 })
    const color = art.tone(art.shade('#5c5a48', lerp(0.25, 0.72, t)), lerp(0.2, 0, t))
    drawRidge(art, edge, color, lerp(0.35, 0, t))
    drawTreeline(art, edge, lerp(5, 12, t), color)
  }
}
