import type { Art } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { curve, ellipse, lerp, type Point, polygon, rectangle } from '../core/geometry.ts'
import { createNoise } from '../core/random.ts'
import { drawMist, drawRanges, ridgeLine } from '../parts/land.ts'
import { drawFern, drawFrame } from '../parts/leaves.ts'
import { drawPerson } from '../parts/people.ts'
import { drawBoulder, drawCliff } from '../parts/rocks.ts'
import { drawClouds, drawSky } from '../parts/sky.ts'
import { drawTreeline } from '../parts/trees.ts'
import { drawBushlet } from '../parts/tuft.ts'
import { drawFoam, drawRipples } from '../parts/water.ts'

/** One fall: a bright column that widens, its threads, the spray at its foot. */
function drawFall(art: Art, x: number, top: number, foot: number, width: number): void {
  const { random } = art
  const white = mix('#fffef6', art.light.sky[1], 0.12)
  const w = width / 2
  art.path(
    `M${x - w * 0.7} ${top}H${x + w * 0.7}C${x + w * 0.8} ${lerp(top, foot, 0.4)} ${x + w} ${lerp(top, foot, 0.7)} ${x + w * 1.15} ${foot}H${x - w * 1.15}C${x - w} ${lerp(top, foot, 0.7)} ${x - w * 0.8} ${lerp(top, foot, 0.4)} ${x - w * 0.7} ${top}Z`,
    art.vertical(top, foot, [
      [0, mix(white, art.light.haze, 0.25)],
      [0.4, white],
      [1, white, 0.85],
    ]),
  )
  for (let i = 0; i < width * 0.5; i++) {
    const u = random.between(-1, 1)
    const [a, b] = [random.between(0, 0.75), random.between(0.12, 0.35)]
    const spread = (t: number) => x + u * w * lerp(0.7, 1.1, t)
    art.stroke(
      curve([
        [spread(a), lerp(top, foot, a)],
        [spread(a + b) + random.between(-2, 2), lerp(top, foot, Math.min(1, a + b))],
      ]),
      random.chance(0.55) ? mix(art.tone('#5f9aa5'), white, 0.35) : '#ffffff',
      random.between(1, 3.4),
      `opacity="${random.between(0.25, 0.75).toFixed(2)}"`,
    )
  }
  for (let i = 0; i < 16; i++) {
    const [cx, r] = [x + random.between(-1.5, 1.5) * width, width * random.between(0.35, 0.9)]
    art.path(
      ellipse(cx, foot + random.between(-20, 8), r, r * 0.6),
      art.radial(cx, foot, r, [
        [0, white, 0.6],
        [1, white, 0],
      ]),
    )
  }
}

/** A waterfall between green walls. `detail`: one fall, twin falls, or a whole curtain of them. */
export function drawWaterfall(art: Art, detail = 'one'): void {
  const { random, light } = art
  const x = 750 + random.between(-120, 120)
  art.sun = { x: x + random.pick([-1, 1]) * 300, y: 60 }
  drawSky(art, 330, 0)
  drawClouds(art, 90, 220, 3)
  drawRanges(art, { from: 190, to: 250, count: 2, color: '#3f7a5c', swing: 60, span: 300, far: 0.8, near: 0.6 })
  drawMist(art, 260, 50, 0.7)
  const lip = ridgeLine(art, { y: detail === 'curtain' ? 250 : 290, swing: 36, span: 260 })
  drawCliff(art, lip, () => 760, '#5f6a58', 0.3)
  drawTreeline(art, lip, 28, art.tone(art.shade('#2f6f48', 0.1), 0.34), 6)
  const noise = createNoise(random, 3, 0.5)
  for (let i = 0; i < 190; i++) {
    const [px, py] = [random.between(0, 1500), random.between(330, 720)]
    drawBushlet(art, px, py, random.between(20, 54), art.tone(random.pick(['#3f8050', '#5c9a4e', '#2f6a48']), 0.28))
  }
  const tops: readonly [number, number][] =
    detail === 'curtain'
      ? Array.from({ length: 12 }, (_, i): [number, number] => [
          x - 500 + i * 92 + random.between(-16, 16),
          random.between(14, 52),
        ])
      : detail === 'twin'
        ? [
            [x - 130, 84],
            [x + 120, 62],
          ]
        : [[x, 128]]
  for (const [fx, w] of tops)
    drawFall(art, fx, (detail === 'curtain' ? 244 : 280) + noise(fx / 100) * 24, 752 + noise(fx / 70) * 12, w)
  drawMist(art, 735, 54, 0.8)
  const pool = art.tone('#3f9a92', 0.06)
  art.path(
    rectangle(-10, 748, 1520, 270),
    art.vertical(748, 1000, [
      [0, mix(pool, light.haze, 0.65)],
      [0.35, pool],
      [1, art.shade(pool, 0.55)],
    ]),
  )
  drawRipples(art, 765, 1000, '#f4fbee', 90, 0.4)
  // The walls come forward to both sides.
  for (let layer = 0; layer < 3; layer++) {
    const t = layer / 2
    for (const side of [-1, 1] as const) {
      const reach = lerp(430, 700, t)
      const wall = Array.from({ length: 44 }, (_, i): Point => {
        const u = i / 43
        return [
          750 + side * (reach + (1 - u) ** 2 * 30 - Math.sin(u * 2.6) * 70 + noise(u * 5 + layer * 9 + side) * 44),
          lerp(lerp(150, 40, t), lerp(800, 930, t), u),
        ]
      })
      const color = art.tone(art.shade('#2d6a48', lerp(0.05, 0.6, t)), lerp(0.2, 0.02, t))
      art.path(polygon([...wall, [750 + side * 800, lerp(800, 940, t)], [750 + side * 800, -20]]), color)
      for (const [px, py] of wall)
        drawBushlet(art, px, py, lerp(34, 60, t), random.chance(0.6) ? color : art.shade(color, -0.12))
      for (let i = 0; i < 16; i++) {
        const [px, py] = wall[random.int(0, 43)] ?? [0, 0]
        drawBushlet(
          art,
          px + side * random.between(20, 160),
          py,
          random.between(30, 60),
          art.shade(color, -random.between(0.08, 0.24)),
        )
      }
      for (let i = 0; i < 3; i++) {
        const [px, py] = wall[6 + i * 11] ?? [0, 0]
        for (let k = 0; k < 4; k++)
          drawFern(
            art,
            px,
            py,
            side === 1 ? Math.PI - 0.5 + k * 0.34 : 0.5 - k * 0.34,
            lerp(70, 130, t),
            art.shade(color, -0.2),
          )
      }
    }
  }
  for (let i = 0; i < 12; i++) {
    const t = i / 11
    const side = i % 2 ? 1 : -1
    drawBoulder(
      art,
      750 + side * lerp(230, 620, random.next()),
      lerp(810, 985, t),
      lerp(50, 210, t),
      '#5d6459',
      lerp(0.1, 0, t),
    )
  }
  drawFoam(
    art,
    Array.from({ length: 60 }, (_, i): Point => [x - 300 + i * 10, 768 + Math.sin(i / 4) * 4]),
    8,
  )
  drawBoulder(art, x + 60, 935, 190, '#565d54')
  drawPerson(art, x + 66, 846, 112, '#c4432b')
  drawFrame(art, 'both', 0.8)
}
