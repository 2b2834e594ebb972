import type { Art } from '../core/art.ts'
import { rectangle } from '../core/geometry.ts'
import { drawMist, drawRanges, drawRidge, drawVolcano, ridgeLine } from '../parts/land.ts'
import { drawBirds, drawRays, drawSky, drawStreaks } from '../parts/sky.ts'
import { drawBuddha, drawStoneTerraces, drawStupa } from '../parts/stone.ts'
import { drawTreeline } from '../parts/trees.ts'

/** Borobudur's upper terraces above the mist, a Buddha looking at the morning. */
export function drawStupas(art: Art): void {
  const { random } = art
  const side = random.pick([-1, 1])
  const across = (px: number) => 750 + side * (px - 750)
  art.sun = { x: across(random.between(880, 1100)), y: random.between(250, 350) }
  drawSky(art, 560, 66)
  if (random.chance(0.7)) drawRays(art, 0.09)
  drawStreaks(art, 70, 330, 9)
  drawVolcano(art, {
    x: across(380),
    peak: 270,
    base: 620,
    width: 520,
    crater: 24,
    distance: 0.6,
    color: '#566b86',
    smoke: true,
  })
  drawVolcano(art, { x: across(80), peak: 340, base: 620, width: 430, crater: 22, distance: 0.68, color: '#566b86' })
  drawRanges(art, { from: 540, to: 630, count: 4, color: '#3f6a5c', swing: 42, span: 340, far: 0.8, near: 0.4 })
  drawMist(art, 640, 74, 0.9)
  const wood = ridgeLine(art, { y: 668, swing: 20, span: 240 })
  drawRidge(art, wood, art.tone('#2f5f4a', 0.4), 0.7)
  drawTreeline(art, wood, 15, art.tone('#2f5f4a', 0.4), 8)
  drawMist(art, 690, 48, 0.8)
  drawStoneTerraces(art, across(1010), 900, 1300, 3, 42, 0.14)
  for (let i = 0; i < 6; i++) drawStupa(art, across(540 + i * 165), 776, 120, 0.2)
  drawStupa(art, across(1010), 778, 330, 0.14)
  const ground = art.tone('#8a8178', 0.04)
  art.path(
    rectangle(-10, 862, 1520, 150),
    art.vertical(862, 1000, [
      [0, art.shade(ground, -0.3)],
      [0.2, ground],
      [1, art.shade(ground, 0.5)],
    ]),
  )
  for (let i = 0; i < 5; i++) drawStupa(art, across(700 + i * 230), 888, 220, 0.08)
  for (let row = 0; row < 5; row++) {
    const y = 880 + row * 28
    let d = `M-10 ${y}H1510`
    for (let i = 0; i < 26; i++) d += `M${i * 62 + (row % 2) * 31} ${y}v28`
    art.stroke(d, art.shade(ground, 0.5), 1.5, 'opacity="0.45"')
  }
  drawStupa(art, across(1290), 985, 430, 0)
  drawStupa(art, across(870), 990, 360, 0)
  drawBuddha(art, across(350), 1000, 400, 0)
  drawBirds(art, across(700), 220, 5)
}
