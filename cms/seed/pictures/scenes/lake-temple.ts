import type { Art } from '../core/art.ts'
import { drawMist, drawRanges, ridgeLine } from '../parts/land.ts'
import { drawFrame } from '../parts/leaves.ts'
import { drawClouds, drawSky } from '../parts/sky.ts'
import { drawMeru, drawUmbrella } from '../parts/temples.ts'
import { drawBush, drawTreeline } from '../parts/trees.ts'
import { drawGlitter, drawMirrored, drawRipples, drawWater } from '../parts/water.ts'

/** A temple's towers on an islet in a mountain lake, and their reflection. */
export function drawLakeTemple(art: Art): void {
  const { random } = art
  const side = random.pick([-1, 1])
  const x = 750 + side * random.between(60, 190)
  art.sun = { x: x - side * random.between(300, 420), y: random.between(190, 260) }
  drawSky(art, 560)
  drawClouds(art, 150, 360, 4)
  drawRanges(art, { from: 360, to: 560, count: 5, color: '#41675f', swing: 92, span: 380, far: 0.85, near: 0.34 })
  drawMist(art, 575, 50, 0.8)
  const shore = 650
  drawWater(art, 590, 1000, '#4f94a0')
  const far = ridgeLine(art, { y: 588, swing: 10, span: 200 })
  drawTreeline(art, far, 12, art.tone('#2f5f4c', 0.36), 0)
  drawRipples(art, 600, 990, art.light.sky[2], 60, 0.35)
  const islet = () => {
    art.path(
      `M${x - 300} ${shore}Q${x - 280} ${shore - 26} ${x - 190} ${shore - 28}H${x + 190}Q${x + 290} ${shore - 26} ${x + 310} ${shore}Z`,
      art.vertical(shore - 30, shore, [
        [0, art.tone('#6f8f4a')],
        [1, art.tone(art.shade('#4a4a40', 0.35))],
      ]),
    )
    for (const bx of [-250, -215, 120, 235, 265])
      drawBush(art, x + bx, shore - 16, random.between(44, 70), random.pick(['#4c8a4a', '#3f7a52', '#b4553a']))
    drawMeru(art, x + 130, shore - 22, 236, 3, 0.04)
    drawUmbrella(art, x - 150, shore - 20, 92, '#f0e6cc')
    drawUmbrella(art, x + 52, shore - 20, 84, '#e0a62e')
    drawMeru(art, x - 40, shore - 22, 420, 11, 0)
    drawUmbrella(art, x - 118, shore - 18, 76, '#e0a62e')
  }
  drawMirrored(art, shore, 0.42, islet)
  drawRipples(art, shore + 4, 1000, art.light.sky[1], 110, 0.42)
  drawGlitter(art, shore - 50, 990, 0.5)
  islet()
  drawFrame(art, random.pick(['above', side === 1 ? 'left' : 'right']), 0.9)
}
