import type { Art } from '../core/art.ts'
import { lerp, rectangle } from '../core/geometry.ts'
import { drawMist, drawRanges, drawVolcano, ridgeLine } from '../parts/land.ts'
import { drawFrame } from '../parts/leaves.ts'
import { drawPerson } from '../parts/people.ts'
import { drawSky, drawStreaks } from '../parts/sky.ts'
import { drawCandi } from '../parts/stone.ts'
import { drawBush, drawTree, drawTreeline } from '../parts/trees.ts'

/** Prambanan's towers beyond a lawn. */
export function drawSpires(art: Art): void {
  const { random } = art
  const x = 750 + random.between(-70, 70)
  art.sun = { x: x + random.pick([-1, 1]) * random.between(280, 460), y: random.between(260, 420) }
  drawSky(art, 700, 74)
  drawStreaks(art, 90, 460, 12)
  drawVolcano(art, {
    x: x - 420,
    peak: 420,
    base: 740,
    width: 560,
    crater: 24,
    distance: 0.7,
    color: '#5a6b86',
    smoke: true,
  })
  drawRanges(art, { from: 660, to: 720, count: 2, color: '#4a6a5a', swing: 30, span: 300, far: 0.7, near: 0.5 })
  const wood = ridgeLine(art, { y: 735, swing: 16, span: 200 })
  drawTreeline(art, wood, 26, art.tone('#33624a', 0.4), 5)
  drawMist(art, 760, 44, 0.7)
  const base = 800
  drawCandi(art, x - 490, base, 300, 0.28)
  drawCandi(art, x + 500, base, 320, 0.26)
  drawCandi(art, x - 280, base + 12, 450, 0.12)
  drawCandi(art, x + 290, base + 12, 440, 0.12)
  drawCandi(art, x, base + 30, 660, 0)
  const lawn = art.tone('#7f9f4e', 0.06)
  art.path(
    rectangle(-10, base + 18, 1520, 200),
    art.vertical(base + 10, 1000, [
      [0, lawn],
      [1, art.shade(lawn, 0.5)],
    ]),
  )
  art.path(
    `M${x - 46} ${base + 22}H${x + 46}L${x + 210} 1010H${x - 210}Z`,
    art.vertical(base, 1000, [
      [0, art.tone('#c4b294')],
      [1, art.shade(art.tone('#a08d70'), 0.35)],
    ]),
  )
  for (let i = 0; i < 46; i++) {
    const t = random.next()
    const bx = random.between(0, 1500)
    if (Math.abs(bx - x) < lerp(70, 240, t)) continue
    const by = lerp(base + 28, 985, t)
    const size = lerp(10, 40, t)
    art.path(
      rectangle(bx, by - size * 0.6, size, size * 0.6),
      art.tone(art.shade('#7d7268', random.between(-0.2, 0.4))),
    )
  }
  for (const bx of [-600, -430, 430, 620]) drawBush(art, x + bx, 935, random.between(110, 190), '#4a7f46')
  drawTree(art, x - 690, 900, 330, 0.02, '#4c7f42')
  drawPerson(art, x - 34, 928, 92, '#c4432b')
  drawPerson(art, x + 30, 934, 96, '#f0e0bd')
  drawFrame(art, 'above', 0.7)
}
