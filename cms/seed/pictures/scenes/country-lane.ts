import type { Art } from '../core/art.ts'
import { lerp } from '../core/geometry.ts'
import { drawBackground } from '../parts/countryside.ts'
import { drawSlope } from '../parts/fields.ts'
import { drawBicycle } from '../parts/people.ts'
import { drawPenjor } from '../parts/temples.ts'
import { drawBush, drawPalm } from '../parts/trees.ts'

/** A lane between fields, a bicycle leaning by the way. */
export function drawCountryLane(art: Art): void {
  const { random } = art
  drawBackground(art, 420)
  drawSlope(art, {
    top: [520, 505, 515],
    bottom: [1080, 1030, 1080],
    steps: 13,
    flooded: 0.3,
    distance: [0.4, 0],
    size: [0.08, 0.9],
  })
  const x = random.between(620, 880)
  const lane = art.tone('#cdb28a', 0.05)
  art.path(
    `M${x - 10} 500C${x - 60} 620 ${x - 180} 760 ${x - 340} 1010H${x + 300}C${x + 150} 780 ${x + 40} 620 ${x + 14} 500Z`,
    art.vertical(500, 1000, [
      [0, art.tone('#cdb28a', 0.45)],
      [0.4, lane],
      [1, art.shade(lane, 0.25)],
    ]),
  )
  for (const side of [-1, 1]) {
    for (let i = 0; i < 9; i++) {
      const t = (i + 1) / 10
      const px = x + side * lerp(24, 430, t ** 1.5)
      drawBush(
        art,
        px,
        lerp(520, 980, t),
        lerp(14, 120, t),
        random.pick(['#5c8f42', '#4a7f46', '#7a9f4a']),
        lerp(0.35, 0, t),
      )
      if (i % 3 === 2)
        drawPalm(art, px + side * 50 * t, lerp(520, 960, t), lerp(90, 520, t), lerp(0.35, 0.02, t), -side * 0.08)
    }
  }
  for (const [t, side] of [
    [0.28, 1],
    [0.55, -1],
  ] as const)
    drawPenjor(
      art,
      x + side * lerp(26, 330, t ** 1.5),
      lerp(510, 940, t),
      lerp(120, 620, t),
      side === 1 ? -1 : 1,
      lerp(0.3, 0.05, t),
    )
  drawBicycle(art, x + 40, 900, 190)
}
