import type { Art } from '../core/art.ts'
import { curve, ellipse, lerp, type Point } from '../core/geometry.ts'
import { createNoise } from '../core/random.ts'
import { drawJukung } from '../parts/boats.ts'
import { drawRanges } from '../parts/land.ts'
import { drawClouds, drawSky } from '../parts/sky.ts'
import { drawSilhouettePalm, drawTreeline } from '../parts/trees.ts'
import { drawRipples, drawWater } from '../parts/water.ts'

/** A low island with its ring of shallow water. */
export function drawLagoon(art: Art): void {
  const { random } = art
  const side = random.pick([-1, 1])
  const across = (px: number) => 750 + side * (px - 750)
  art.sun = { x: across(random.between(950, 1200)), y: random.between(120, 180) }
  drawSky(art, 330, 52)
  drawClouds(art, 130, 290, 6)
  drawRanges(art, {
    from: 300,
    to: 335,
    count: 3,
    color: '#4a7f8f',
    swing: 80,
    span: 400,
    sharp: 0.3,
    far: 0.8,
    near: 0.6,
  })
  drawWater(art, 338, 1010, '#1b86b0')
  drawRipples(art, 345, 900, art.light.sun, 120, 0.3)
  const [cx, cy] = [across(720), 560]
  for (const [w, h, color, opacity] of [
    [690, 200, '#2fa3bd', 0.8],
    [600, 165, '#4cc0c2', 0.9],
    [510, 130, '#86ddcc', 0.95],
  ] as const) {
    const noise = createNoise(random, 3, 0.5)
    const ring = Array.from({ length: 40 }, (_, i): Point => {
      const a = (i / 40) * Math.PI * 2
      const r = 1 + noise(Math.cos(a) * 2 + 9) * 0.1 + noise(Math.sin(a) * 2 + 30) * 0.08
      return [cx + Math.cos(a) * w * r, cy + Math.sin(a) * h * r]
    })
    art.path(`${curve([...ring, ring[0] ?? [0, 0]])}Z`, art.tone(color), `opacity="${opacity}"`)
  }
  art.path(ellipse(cx, cy - 8, 410, 84), art.tone('#fbf0cf'))
  art.path(ellipse(cx, cy - 16, 380, 66), art.tone('#ecd6a0'))
  const line = (y: number, half: number) =>
    Array.from({ length: 80 }, (_, i): Point => [cx + lerp(-half, half, i / 79), y - Math.sin((i / 79) * Math.PI) * 22])
  drawTreeline(art, line(cy - 30, 330), 24, art.tone(art.shade('#2f7a4a', 0.15), 0.12), 8)
  drawTreeline(art, line(cy - 8, 300), 22, art.tone('#3f8f50', 0.05), 10)
  for (let i = 0; i < 9; i++)
    drawSilhouettePalm(
      art,
      cx + random.between(-350, 350),
      cy + 14,
      random.between(70, 130),
      art.tone(art.shade('#2f6a44', 0.25)),
    )
  for (const [px, py, width] of [
    [250, 690, 110],
    [520, 742, 140],
    [1180, 680, 110],
    [980, 760, 150],
  ] as const) {
    art.path(ellipse(across(px), py + width * 0.22, width * 0.5, width * 0.06), art.tone('#0f6a80'), 'opacity="0.4"')
    drawJukung(art, across(px), py, width, 0, { flip: random.chance(0.5) })
  }
  for (let i = 0; i < 34; i++)
    art.path(
      ellipse(random.between(0, 1500), random.between(800, 1000), random.between(20, 90), random.between(6, 20)),
      art.tone('#0f5f80'),
      'opacity="0.28"',
    )
  drawRipples(art, 760, 1000, '#e6fbf2', 80, 0.3)
}
