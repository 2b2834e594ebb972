import type { Art } from '../core/art.ts'
import { ellipse, type Point } from '../core/geometry.ts'
import { drawPhinisi } from '../parts/boats.ts'
import { drawMist, drawRanges } from '../parts/land.ts'
import { drawBirds, drawSky, drawStreaks } from '../parts/sky.ts'
import { drawFoam, drawGlitter, drawRipples, drawWater } from '../parts/water.ts'

/** A phinisi under full sail between islands. */
export function drawSailing(art: Art): void {
  const { random } = art
  const side = random.pick([-1, 1])
  const across = (px: number) => 750 + side * (px - 750)
  art.sun = { x: across(random.between(280, 460)), y: random.between(240, 380) }
  drawSky(art, 600, 84)
  drawStreaks(art, 80, 420, 12)
  drawRanges(art, {
    from: 520,
    to: 590,
    count: 4,
    color: '#4f6a7f',
    swing: 90,
    span: 380,
    sharp: 0.3,
    far: 0.85,
    near: 0.45,
  })
  drawMist(art, 598, 34, 0.7)
  drawWater(art, 604, 1010, '#22809a')
  drawGlitter(art, 606, 1000, 0.8)
  drawRipples(art, 610, 1000, art.light.sky[0], 120, 0.26)
  art.group('opacity="0.22"', () => art.path(ellipse(across(850), 846, 330, 26), art.shade(art.tone('#0f3f50'), 0.5)))
  drawPhinisi(art, across(850), 836, 700, 0, random.pick(['#f7ecd6', '#c4553a', '#f0d9a8']))
  const wake = Array.from({ length: 50 }, (_, i): Point => [across(480) + side * i * 14, 846 + Math.sin(i / 3) * 3])
  drawFoam(art, side === 1 ? wake : wake.toReversed(), 10)
  drawRipples(art, 860, 1000, art.light.sun, 60, 0.35)
  drawBirds(art, across(430), 250, 6)
}
