import type { Art } from '../core/art.ts'
import { circle, ellipse, lerp, polygon, rectangle } from '../core/geometry.ts'
import { ridgeLine } from '../parts/land.ts'
import { drawPerson } from '../parts/people.ts'
import { drawClouds, drawSky } from '../parts/sky.ts'
import { drawMeru } from '../parts/temples.ts'
import { drawPalm, drawTreeline } from '../parts/trees.ts'

/** A morning market: parasols, pyramids of fruit, flowers. */
export function drawMarket(art: Art): void {
  const { random } = art
  art.sun = { x: random.between(300, 1200), y: 180 }
  drawSky(art, 520)
  drawClouds(art, 90, 300, 4)
  drawTreeline(art, ridgeLine(art, { y: 440, swing: 40, span: 240 }), 34, art.tone(art.shade('#2f6f48', 0.1), 0.35), 8)
  drawMeru(art, random.pick([330, 1170]), 520, 330, 5, 0.3)
  art.path(
    rectangle(-10, 470, 1520, 130),
    art.vertical(470, 600, [
      [0, art.tone('#b0613f', 0.2)],
      [1, art.tone(art.shade('#8f4f36', 0.3), 0.15)],
    ]),
  )
  art.path(rectangle(-10, 458, 1520, 18), art.tone('#b9ac9a', 0.15))
  art.path(
    rectangle(-10, 590, 1520, 420),
    art.vertical(590, 1000, [
      [0, art.tone('#b7a488', 0.2)],
      [1, art.tone(art.shade('#8f7a60', 0.35))],
    ]),
  )
  const fruit = ['#e8862e', '#d9402f', '#f3c33a', '#7fae3c', '#8f3f6a', '#f0b0a0'] as const
  const cloths = ['#d9503a', '#efb93a', '#2f8a8f', '#c85a8a', '#3f7fae', '#f0e4c8'] as const
  for (let row = 0; row < 3; row++) {
    const t = row / 2
    const y = lerp(640, 930, t)
    const scale = lerp(0.55, 1.15, t)
    const count = 5 - row
    for (let i = 0; i < count; i++) {
      const x = lerp(-40, 1540, (i + 0.5) / count) + random.between(-30, 30)
      const away = lerp(0.24, 0, t)
      const shade = random.pick(cloths)
      drawPerson(art, x + random.between(-40, 40) * scale, y - 30 * scale, 190 * scale, random.pick(cloths), away)
      drawParasol(art, x, y - 40 * scale, 280 * scale, art.tone(shade, away), art.tone(random.pick(cloths), away))
      art.path(
        polygon([
          [x - 150 * scale, y - 46 * scale],
          [x + 150 * scale, y - 46 * scale],
          [x + 165 * scale, y + 4 * scale],
          [x - 165 * scale, y + 4 * scale],
        ]),
        art.tone('#8a6238', away),
      )
      art.path(
        rectangle(x - 165 * scale, y + 4 * scale, 330 * scale, 60 * scale),
        art.tone(art.shade('#6b4528', 0.3), away),
      )
      for (let k = 0; k < 4; k++) {
        const bx = x + (k - 1.5) * 78 * scale
        const color = art.tone(random.pick(fruit), away)
        art.path(ellipse(bx, y - 30 * scale, 40 * scale, 14 * scale), art.tone('#b98d52', away))
        for (let level = 0; level < 4; level++)
          for (let n = 0; n < 4 - level; n++) {
            const [fx, fy, r] = [bx + (n - (3 - level) / 2) * 18 * scale, y - (38 + level * 15) * scale, 10.5 * scale]
            art.path(
              circle(fx, fy, r),
              art.radial(fx - r * 0.4, fy - r * 0.4, r * 1.7, [
                [0, art.shade(color, -0.45)],
                [0.5, color],
                [1, art.shade(color, 0.4)],
              ]),
            )
          }
      }
    }
  }
  drawPalm(art, 60, 1000, 600, 0, 0.08)
}

function drawParasol(art: Art, x: number, y: number, w: number, a: string, b: string): void {
  const top = y - w * 0.95
  art.stroke(`M${x} ${y}V${top}`, art.tone('#8a6a44'), w * 0.022)
  for (let i = 0; i < 8; i++) {
    const [u, v] = [lerp(-0.6, 0.6, i / 8), lerp(-0.6, 0.6, (i + 1) / 8)]
    const drop = (p: number) => top + w * (0.26 + 0.07 * Math.cos(p * 2.4))
    art.path(
      `M${x} ${top}Q${x + u * w * 0.62} ${top + w * 0.06} ${x + u * w} ${drop(u)}Q${x + ((u + v) / 2) * w} ${drop(u) - w * 0.025} ${x + v * w} ${drop(v)}Q${x + v * w * 0.62} ${top + w * 0.06} ${x} ${top}Z`,
      i % 2 ? a : b,
    )
  }
  art.path(
    `M${x} ${top}Q${x + 0.38 * w} ${top + w * 0.06} ${x + 0.6 * w} ${top + w * 0.27}L${x + w * 0.18} ${top + w * 0.3}Z`,
    art.light.shadow,
    'opacity="0.2"',
  )
}
