import type { Art } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { circle, curve, ellipse, lerp, type Point, polygon } from '../core/geometry.ts'
import { createNoise } from '../core/random.ts'
import { drawMist, drawRanges, ridgeLine } from '../parts/land.ts'
import { drawFrame } from '../parts/leaves.ts'
import { drawPerson } from '../parts/people.ts'
import { drawBoulder } from '../parts/rocks.ts'
import { drawSky } from '../parts/sky.ts'
import { drawBamboo, drawTreeline } from '../parts/trees.ts'
import { drawBushlet } from '../parts/tuft.ts'

/** A river in its gorge, a raft in the white water. */
export function drawRafting(art: Art): void {
  const { random, light } = art
  art.sun = { x: random.between(560, 940), y: 110 }
  drawSky(art, 330, 44)
  drawRanges(art, { from: 250, to: 340, count: 3, color: '#3f7a5c', swing: 60, span: 280, far: 0.8, near: 0.5 })
  drawMist(art, 340, 50, 0.6)
  const noise = createNoise(random, 3, 0.5)
  const middle = (t: number) => 750 + Math.sin(t * 5 + random.between(0, 0.001)) * lerp(30, 190, t)
  const half = (t: number) => lerp(16, 470, t ** 1.6)
  const bank = (side: -1 | 1): Point[] =>
    Array.from({ length: 40 }, (_, i) => {
      const t = i / 39
      return [middle(t) + side * half(t) + noise(t * 9 + side * 7) * 22 * t, lerp(400, 1010, t ** 0.9)]
    })
  const water = art.tone('#3f9f9a', 0.05)
  for (const side of [-1, 1] as const) {
    for (let layer = 0; layer < 3; layer++) {
      const edge = ridgeLine(art, { y: lerp(300, 500, layer / 2), swing: 50, span: 230 })
        .map(
          ([px, py]): Point => [
            px,
            py +
              Math.max(0, 620 - side * (px - 750)) * lerp(0.1, 0.34, layer / 2) -
              lerp(60, 230, layer / 2) * Math.max(0, (side * (px - 750)) / 750) +
              Math.max(0, -side * (px - 750) - 60) ** 2 * 0.012,
          ],
        )
        .filter(([px]) => side * (px - 750) > -330)
      const color = art.tone(art.shade('#2f6f4a', lerp(0, 0.4, layer / 2)), lerp(0.4, 0.1, layer / 2))
      art.path(
        `${polygon([...edge, [edge.at(-1)?.[0] ?? 0, 1010], [edge[0]?.[0] ?? 0, 1010]])}`,
        art.vertical(300, 1000, [
          [0, color],
          [1, art.shade(color, 0.4)],
        ]),
      )
      drawTreeline(art, edge, lerp(14, 30, layer / 2), color, 4)
      for (let i = 0; i < 60; i++) {
        const [px, py] = edge[random.int(0, edge.length - 1)] ?? [0, 0]
        drawBushlet(
          art,
          px,
          py + random.between(10, 330),
          lerp(24, 54, layer / 2),
          art.shade(color, random.between(-0.22, 0.2)),
        )
      }
    }
  }
  const banks: [Point[], Point[]] = [bank(-1), bank(1)]
  const river = polygon([...banks[0], ...banks[1].toReversed()])
  art.path(
    river,
    art.vertical(400, 1000, [
      [0, mix(water, light.haze, 0.6)],
      [0.4, water],
      [1, art.shade(water, 0.4)],
    ]),
  )
  art.group(art.clip(river), () => {
    for (let i = 0; i < 170; i++) {
      const t = random.next() ** 0.7
      const [px, py, l] = [middle(t) + random.between(-1, 1) * half(t), lerp(410, 1000, t ** 0.9), lerp(10, 130, t)]
      art.stroke(
        curve([
          [px - l / 2, py],
          [px, py - lerp(2, 13, t)],
          [px + l / 2, py + lerp(0, 6, t)],
        ]),
        '#f8fdf4',
        lerp(1, 6, t) * random.between(0.4, 1.2),
        'opacity="0.6"',
      )
    }
  })
  for (const side of [0, 1] as const)
    for (let i = 5; i < 40; i += 3) {
      const [px, py] = banks[side][i] ?? [0, 0]
      drawBoulder(
        art,
        px + (side ? 20 : -20),
        py + 16,
        lerp(16, 170, i / 40) * random.between(0.7, 1.2),
        '#6a6a5e',
        lerp(0.3, 0, i / 40),
      )
    }
  for (const side of [-1, 1]) drawBamboo(art, 750 + side * 560, 760, 420, 0.08)
  drawRaft(art, middle(0.72), 800, 300)
  drawFrame(art, 'both', 0.8)
}

function drawRaft(art: Art, x: number, y: number, w: number): void {
  const rubber = art.tone(art.random.pick(['#d9503a', '#efa62e', '#2f7fa3']))
  for (let i = 0; i < 4; i++) {
    const px = x - w * 0.3 + i * w * 0.19
    drawPerson(art, px, y + 4, w * 0.36, ['#efb93a', '#d9503a', '#efb93a', '#3f8fa8'][i] ?? rubber)
    art.path(ellipse(px, y - w * 0.345, w * 0.04, w * 0.026), art.tone('#f4efe2'))
    art.stroke(
      `M${px} ${y - w * 0.2}L${px + (i % 2 ? 1 : -1) * w * 0.2} ${y + w * 0.02}`,
      art.tone('#5b4630'),
      w * 0.013,
    )
  }
  art.path(
    `M${x - w * 0.52} ${y - w * 0.13}C${x - w * 0.5} ${y + w * 0.05} ${x - w * 0.3} ${y + w * 0.08} ${x} ${y + w * 0.08}S${x + w * 0.5} ${y + w * 0.05} ${x + w * 0.52} ${y - w * 0.13}C${x + w * 0.44} ${y - w * 0.04} ${x + w * 0.3} ${y - w * 0.03} ${x} ${y - w * 0.03}S${x - w * 0.44} ${y - w * 0.04} ${x - w * 0.52} ${y - w * 0.13}Z`,
    art.vertical(y - w * 0.13, y + w * 0.08, [
      [0, art.shade(rubber, -0.3)],
      [0.5, rubber],
      [1, art.shade(rubber, 0.5)],
    ]),
  )
  for (let i = 0; i < 40; i++)
    art.path(
      circle(
        x + art.random.between(-0.6, 0.6) * w,
        y + w * 0.08 + art.random.between(-0.05, 0.05) * w,
        art.random.between(3, 15),
      ),
      '#fffef4',
      'opacity="0.85"',
    )
}
