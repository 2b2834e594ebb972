import { type Art, sheet } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { circle, curve, lerp, polygon, rectangle } from '../core/geometry.ts'
import { drawMonkey } from '../parts/animals.ts'
import { drawMist } from '../parts/land.ts'
import { drawFrame } from '../parts/leaves.ts'
import { drawMeru, drawSplitGate, drawStairs, drawUmbrella } from '../parts/temples.ts'
import { drawBush } from '../parts/trees.ts'
import { drawBushlet } from '../parts/tuft.ts'

/** Great trunks, light between them, a mossy temple with its monkeys. */
export function drawForestTemple(art: Art): void {
  const { random, light } = art
  const x = 750 + random.between(-110, 110)
  art.sun = { x: x + random.pick([-1, 1]) * 260, y: -40 }
  const back = mix(art.tone('#7fae6a'), light.haze, 0.55)
  art.path(
    rectangle(0, 0, sheet.width, sheet.height),
    art.vertical(0, 1000, [
      [0, mix(back, light.sun, 0.55)],
      [0.5, back],
      [1, art.shade(back, 0.35)],
    ]),
  )
  for (let layer = 0; layer < 4; layer++) {
    const t = layer / 3
    const color = art.tone(art.shade('#356a4a', lerp(0.05, 0.45, t)), lerp(0.66, 0.24, t))
    for (let i = 0; i < 9 - layer; i++)
      drawTrunk(
        art,
        random.between(-30, 1530),
        lerp(640, 760, t),
        lerp(26, 62, t) * random.between(0.7, 1.3),
        color,
        lerp(0.6, 0.2, t),
      )
    for (let i = 0; i < 46; i++)
      drawBushlet(
        art,
        random.between(-20, 1520),
        random.between(-10, lerp(150, 90, t)),
        lerp(50, 90, t),
        random.chance(0.5) ? color : art.shade(color, -0.16),
      )
    for (let i = 0; i < 40; i++)
      drawBushlet(
        art,
        random.between(-20, 1520),
        lerp(640, 750, t) + random.between(-20, 20),
        lerp(34, 54, t),
        art.shade(color, -random.between(0, 0.2)),
      )
    if (layer < 3) drawMist(art, lerp(620, 700, t), 70, 0.34)
  }
  for (let i = 0; i < 7; i++) {
    const at = random.between(100, 1400)
    const w = random.between(40, 130)
    const lean = (750 - art.sun.x) * 0.9
    art.path(
      polygon([
        [at, -10],
        [at + w, -10],
        [at + w * 1.7 + lean, 860],
        [at + lean, 860],
      ]),
      art.vertical(0, 860, [
        [0, light.sun, 0.42],
        [1, light.sun, 0],
      ]),
    )
  }
  const ground = art.tone('#5d6b48', 0.08)
  art.path(
    rectangle(-10, 770, 1520, 240),
    art.vertical(770, 1000, [
      [0, art.shade(ground, -0.2)],
      [1, art.shade(ground, 0.6)],
    ]),
  )
  drawMeru(art, x - 300, 786, 330, 5, 0.12)
  drawMeru(art, x + 310, 786, 260, 3, 0.14)
  art.path(
    rectangle(x - 560, 742, 1120, 58),
    art.vertical(742, 800, [
      [0, art.tone('#7f8a70')],
      [1, art.tone(art.shade('#5f6a56', 0.35))],
    ]),
  )
  for (let i = 0; i < 60; i++)
    drawBushlet(art, x + random.between(-560, 560), 744 + random.between(-4, 6), 16, art.tone('#6f9a4a'))
  drawSplitGate(art, x, 806, 360, 100, 0, '#8a8070')
  drawStairs(art, x, 806, 960, 130, 330, '#8d907c')
  for (const side of [-1, 1] as const) {
    drawGuardian(art, x + side * 215, 880, 150)
    drawUmbrella(art, x + side * 150, 850, 190, side === 1 ? '#f4ead0' : '#e0a62e')
    drawBush(art, x + side * 420, 935, 240, '#3f7f4a')
    drawTrunk(art, x + side * 640, 1000, 130, art.tone(art.shade('#4a4436', 0.45)), 0)
  }
  drawMonkey(art, x - 330, 744, 84, 1)
  drawMonkey(art, x + 400, 744, 76, -1)
  drawMonkey(art, x + 175, 948, 108, -1)
  drawFrame(art, 'both', 0.85)
}

/** A trunk with its buttress roots, lianas beside it. */
function drawTrunk(art: Art, x: number, foot: number, width: number, color: string, distance: number): void {
  const w = width / 2
  art.path(
    `M${x - w * 0.7} -20H${x + w * 0.7}C${x + w * 0.75} ${foot * 0.6} ${x + w * 0.9} ${foot * 0.85} ${x + w * 2.1} ${foot}H${x - w * 2.1}C${x - w * 0.9} ${foot * 0.85} ${x - w * 0.75} ${foot * 0.6} ${x - w * 0.7} -20Z`,
    art.horizontal(x - w, x + w, [
      [0, art.shade(color, art.sun.x < x ? -0.16 : 0.3)],
      [1, art.shade(color, art.sun.x < x ? 0.3 : -0.16)],
    ]),
  )
  for (let i = 0; i < 3; i++) {
    const lx = x + art.random.between(-2.6, 2.6) * w
    art.stroke(
      curve([
        [lx, -10],
        [lx + art.random.between(-16, 16), foot * 0.4],
        [lx + art.random.between(-22, 22), foot * art.random.between(0.5, 0.9)],
      ]),
      art.shade(color, 0.1),
      Math.max(1, w * 0.07),
      `opacity="${(0.8 - distance * 0.6).toFixed(2)}"`,
    )
  }
}

/** A stone guardian in his chequered cloth. */
function drawGuardian(art: Art, x: number, y: number, h: number): void {
  const stone = art.tone('#7d7a6c')
  art.path(rectangle(x - h * 0.3, y - h * 0.28, h * 0.6, h * 0.28), art.shade(stone, 0.3))
  art.path(rectangle(x - h * 0.34, y - h * 0.32, h * 0.68, h * 0.06), art.shade(stone, -0.3))
  art.path(
    `M${x - h * 0.22} ${y - h * 0.3}C${x - h * 0.34} ${y - h * 0.5} ${x - h * 0.26} ${y - h * 0.7} ${x - h * 0.12} ${y - h * 0.74}C${x - h * 0.2} ${y - h * 0.95} ${x + h * 0.2} ${y - h * 0.95} ${x + h * 0.12} ${y - h * 0.74}C${x + h * 0.26} ${y - h * 0.7} ${x + h * 0.34} ${y - h * 0.5} ${x + h * 0.22} ${y - h * 0.3}Z`,
    stone,
  )
  art.path(
    polygon([
      [x - h * 0.1, y - h * 0.92],
      [x, y - h * 1.12],
      [x + h * 0.1, y - h * 0.92],
    ]),
    stone,
  )
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 6; i++)
      art.path(
        rectangle(x - h * 0.24 + i * h * 0.08, y - h * (0.56 - row * 0.06), h * 0.08, h * 0.06),
        (row + i) % 2 ? '#22211f' : '#f2ead8',
      )
  for (const side of [-1, 1]) art.path(circle(x + side * h * 0.06, y - h * 0.82, h * 0.022), '#f2ead8')
}
