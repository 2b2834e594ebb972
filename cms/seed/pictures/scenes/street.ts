import type { Art } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { lerp, polygon, rectangle } from '../core/geometry.ts'
import { drawMist, drawRanges, drawVolcano } from '../parts/land.ts'
import { drawOffering } from '../parts/people.ts'
import { drawClouds, drawSky } from '../parts/sky.ts'
import { drawPavilion, drawPenjor, drawSplitGate, drawUmbrella } from '../parts/temples.ts'
import { drawBush, drawTree } from '../parts/trees.ts'
import { drawScooter } from '../parts/vehicles.ts'

/** A village street on a feast day: penjor on both sides, gates, women with offerings. */
export function drawStreet(art: Art): void {
  const { random } = art
  const x = 750 + random.between(-90, 90)
  art.sun = { x: x + random.pick([-1, 1]) * random.between(60, 240), y: random.between(230, 320) }
  drawSky(art, 600)
  drawClouds(art, 110, 320, 4)
  drawVolcano(art, {
    x: x + random.between(-40, 40),
    peak: 300,
    base: 620,
    width: 560,
    crater: 26,
    distance: 0.6,
    color: '#566f8a',
  })
  drawRanges(art, { from: 560, to: 600, count: 2, color: '#41705c', swing: 30, span: 300, far: 0.6, near: 0.4 })
  drawMist(art, 600, 40, 0.6)
  const road = art.tone('#a79a8c', 0.05)
  art.path(rectangle(-10, 610, 1520, 400), art.tone(art.shade('#8a7a5c', 0.1)))
  art.path(
    polygon([
      [x - 16, 612],
      [x + 16, 612],
      [x + 560, 1010],
      [x - 560, 1010],
    ]),
    art.vertical(612, 1000, [
      [0, mix(road, art.light.haze, 0.5)],
      [0.3, road],
      [1, art.shade(road, 0.35)],
    ]),
  )
  for (let i = 1; i < 7; i++) {
    const t = (i / 7) ** 1.8
    art.path(
      polygon([
        [x - 2 - t * 4, lerp(616, 1010, t)],
        [x + 2 + t * 4, lerp(616, 1010, t)],
        [x + 2 + t * 6, lerp(616, 1010, t + 0.04)],
        [x - 2 - t * 6, lerp(616, 1010, t + 0.04)],
      ]),
      '#fbf4e0',
      'opacity="0.7"',
    )
  }
  for (let row = 0; row < 6; row++) {
    const t = (row / 5) ** 1.5
    const y = lerp(622, 905, t)
    const scale = lerp(0.13, 1, t)
    const away = lerp(0.42, 0, t)
    for (const side of [-1, 1] as const) {
      const px = x + side * lerp(56, 700, t)
      drawTree(
        art,
        px + side * 190 * scale,
        y,
        420 * scale,
        away + 0.04,
        random.pick(['#3f7f4a', '#4f8a48', '#2f6f48']),
      )
      drawPavilion(art, px + side * 130 * scale, y - 60 * scale, 260 * scale, away)
      const brick = art.tone(random.pick(['#b0613f', '#a8583a', '#9a8a78']), away)
      art.path(
        rectangle(Math.min(px - side * 20 * scale, px + side * 420 * scale), y - 120 * scale, 440 * scale, 126 * scale),
        art.shade(brick, side === Math.sign(art.sun.x - x) ? 0.4 : 0.12),
      )
      art.path(
        rectangle(Math.min(px - side * 28 * scale, px + side * 428 * scale), y - 134 * scale, 456 * scale, 18 * scale),
        art.tone('#b9ac9a', away),
      )
      drawSplitGate(
        art,
        px + side * 60 * scale,
        y + 4,
        270 * scale,
        46 * scale,
        away,
        random.pick(['#b0613f', '#a8583a']),
      )
      for (const bx of [150, 230, 320])
        drawBush(
          art,
          px + side * bx * scale,
          y + 6 * scale,
          100 * scale,
          random.pick(['#4f8a44', '#d0574a', '#e08aa0', '#5c9a4e']),
          away,
        )
      drawUmbrella(
        art,
        px + side * 4 * scale,
        y + 6 * scale,
        150 * scale,
        random.pick(['#e0a62e', '#f4ead0', '#d9503a']),
        away,
      )
      drawPenjor(art, px - side * 44 * scale, y + 8 * scale, 620 * scale, side === 1 ? -1 : 1, away * 0.8)
    }
  }
  for (let i = 0; i < 4; i++)
    drawOffering(
      art,
      x - 190 + i * 78,
      880 + (i % 2) * 12,
      200 + i * 6,
      ['#d9574a', '#e0a62e', '#8a4f8f', '#3f8a7a'][i] ?? '#d9574a',
    )
  drawScooter(art, x + 300, 948, 190)
}
