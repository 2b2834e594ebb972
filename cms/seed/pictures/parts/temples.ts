import type { Art } from '../core/art.ts'
import { circle, ellipse, lerp, type Point, polygon, rectangle, short } from '../core/geometry.ts'

/** One thatched roof with upturned corners: its ridge at y, its eaves `height` lower. */
function roof(x: number, y: number, topWidth: number, width: number, height: number): string {
  const [t, w] = [topWidth / 2, width / 2]
  const eave = height * 0.16
  return `M${short(x - t)} ${short(y)}Q${short(x - lerp(t, w, 0.35))} ${short(y + height * 0.72)} ${short(x - w)} ${short(y + height - eave)}L${short(x - w * 0.97)} ${short(y + height)}Q${short(x)} ${short(y + height + eave * 0.9)} ${short(x + w * 0.97)} ${short(y + height)}L${short(x + w)} ${short(y + height - eave)}Q${short(x + lerp(t, w, 0.35))} ${short(y + height * 0.72)} ${short(x + t)} ${short(y)}Z`
}

/** A meru: an odd number of black thatched roofs over a carved shrine. Its foot stands at x, y. */
export function drawMeru(art: Art, x: number, y: number, height: number, tiers: number, distance: number): void {
  const thatch = art.tone('#3a332f', distance)
  const lit = art.tone('#7d6650', distance)
  const wood = art.tone('#a8552f', distance)
  const gold = art.tone('#e2b04a', distance * 0.8)
  const stone = art.tone('#9a8f82', distance)
  const sunLeft = art.sun.x < x
  const baseHeight = height * 0.16
  const side = (color: string, half: number) =>
    art.horizontal(x - half, x + half, [
      [0, art.shade(color, sunLeft ? -0.14 : 0.42)],
      [0.5, color],
      [1, art.shade(color, sunLeft ? 0.42 : -0.14)],
    ])
  const w = height * lerp(0.36, 0.27, Math.min(1, tiers / 11))
  for (let step = 0; step < 3; step++) {
    const half = w * (0.62 - step * 0.09)
    art.path(rectangle(x - half, y - (baseHeight * (step + 1)) / 3, half * 2, baseHeight / 3 + 1), side(stone, half))
    art.path(
      rectangle(x - half, y - (baseHeight * (step + 1)) / 3, half * 2, baseHeight * 0.05),
      art.shade(stone, -0.4),
    )
  }
  const room = height * 0.11
  const shrine = y - baseHeight - room
  art.path(rectangle(x - w * 0.24, shrine, w * 0.48, room + 1), side(wood, w * 0.24))
  art.path(rectangle(x - w * 0.09, shrine + room * 0.25, w * 0.18, room * 0.75), art.shade(wood, 0.65))
  for (const at of [-0.24, -0.12, 0.1, 0.22]) art.path(rectangle(x + w * at, shrine, w * 0.025, room), gold)
  const roofs = shrine - (y - height)
  for (let tier = 0; tier < tiers; tier++) {
    const t = tier / Math.max(1, tiers - 1)
    const step = (roofs * 0.92) / tiers
    const top = shrine - step * (tier + 1) + step * 0.2
    const width = w * lerp(1.02, 0.4, t)
    if (tier > 0)
      art.path(rectangle(x - width * 0.2, top + step * 0.5, width * 0.4, step * 0.75), side(wood, width * 0.2))
    art.path(roof(x, top, width * 0.3, width, step * 0.82), side(thatch, width / 2))
    const edge = step * 0.82
    art.stroke(
      `M${short(x - width * 0.47)} ${short(top + edge * 0.99)}Q${short(x)} ${short(top + edge * 1.13)} ${short(x + width * 0.47)} ${short(top + edge * 0.99)}`,
      lit,
      Math.max(1, height * 0.006),
    )
  }
  art.path(
    polygon([
      [x - w * 0.06, y - height * 0.985 + roofs * 0.06],
      [x, y - height * 1.03],
      [x + w * 0.06, y - height * 0.985 + roofs * 0.06],
    ]),
    gold,
  )
}

/** The half-profile of a stepped tower: out at the foot, in at the top, an ear at every ledge. */
function steps(height: number, width: number, count: number): Point[] {
  const points: Point[] = [[width, 0]]
  for (let i = 0; i < count; i++) {
    const t = i / count
    const next = (i + 1) / count
    const w = width * (1 - t ** 0.85) + width * 0.04
    const wn = width * (1 - next ** 0.85) + width * 0.04
    const y = height * t ** 0.92
    const yn = height * next ** 0.92
    const rise = yn - y
    points.push(
      [w, y],
      [w, y + rise * 0.42],
      [w * 1.05 + 2, y + rise * 0.52],
      [w * 1.09 + 3, y + rise * 0.86],
      [w * 0.98, y + rise * 0.74],
      [wn + (w - wn) * 0.3, y + rise * 0.8],
      [wn, y + rise],
    )
  }
  points.push([0, height * 1.06])
  return points
}

/** A candi bentar: one tower split in two, and the way between. */
export function drawSplitGate(
  art: Art,
  x: number,
  y: number,
  height: number,
  gap: number,
  distance: number,
  color = '#b0613f',
): void {
  const stone = art.tone('#857c74', distance)
  const brick = art.tone(color, distance)
  const width = height * 0.36
  const sunLeft = art.sun.x < x
  for (const side of [-1, 1] as const) {
    const outer = steps(height, width, 7)
    const at = ([px, py]: Point): Point => [x + side * (gap / 2 + px), y - py]
    const shape = polygon([...outer.map(at), [x + side * (gap / 2), y - height * 1.06], [x + side * (gap / 2), y]])
    const litHere = (side === -1) === sunLeft
    art.path(
      shape,
      art.horizontal(
        x + side * (gap / 2),
        x + side * (gap / 2 + width),
        litHere
          ? [
              [0, art.shade(brick, 0.25)],
              [1, art.shade(brick, -0.22)],
            ]
          : [
              [0, art.shade(brick, -0.05)],
              [1, art.shade(brick, 0.42)],
            ],
      ),
    )
    // The cut face catches or loses the light as a whole.
    art.path(
      polygon([at([0, 0]), at([height * 0.035, 0]), at([height * 0.02, height * 0.98]), at([0, height * 1.06])]),
      litHere ? art.shade(brick, 0.55) : art.shade(brick, -0.35),
    )
    for (let i = 0; i < 7; i++) {
      const [t, next] = [i / 7, (i + 1) / 7]
      const w = width * (1 - t ** 0.85) + width * 0.04
      const [low, high] = [height * t ** 0.92, height * next ** 0.92]
      const rise = high - low
      art.path(
        polygon([
          at([height * 0.03, low + rise * 0.45]),
          at([w, low + rise * 0.42]),
          at([w * 1.05, low + rise * 0.54]),
          at([height * 0.03, low + rise * 0.57]),
        ]),
        art.shade(stone, litHere ? -0.1 : 0.25),
      )
      if (w > height * 0.09) {
        art.path(
          polygon([
            at([w * 0.3, low + rise * 0.08]),
            at([w * 0.72, low + rise * 0.08]),
            at([w * 0.66, low + rise * 0.36]),
            at([w * 0.36, low + rise * 0.36]),
          ]),
          art.shade(brick, 0.45),
          'opacity="0.6"',
        )
        art.path(circle(x + side * (gap / 2 + w * 0.52), y - low - rise * 0.22, rise * 0.07), art.shade(stone, -0.3))
      }
    }
  }
}

/** Steps that lead up to x, y from below. */
export function drawStairs(
  art: Art,
  x: number,
  top: number,
  bottom: number,
  topWidth: number,
  bottomWidth: number,
  color = '#9a9084',
): void {
  const count = Math.max(5, Math.round((bottom - top) / 15))
  for (let i = 0; i < count; i++) {
    const [a, b] = [(i / count) ** 1.25, ((i + 1) / count) ** 1.25]
    const [ya, yb] = [lerp(top, bottom, a), lerp(top, bottom, b)]
    const [wa, wb] = [lerp(topWidth, bottomWidth, a) / 2, lerp(topWidth, bottomWidth, b) / 2]
    const tread = art.shade(art.tone(color, 0.15 * (1 - a)), -0.22)
    art.path(
      polygon([
        [x - wa, ya],
        [x + wa, ya],
        [x + wb, yb],
        [x - wb, yb],
      ]),
      art.shade(tread, 0.42),
    )
    art.path(
      polygon([
        [x - wa, ya],
        [x + wa, ya],
        [x + wa * 1.01, lerp(ya, yb, 0.45)],
        [x - wa * 1.01, lerp(ya, yb, 0.45)],
      ]),
      tread,
    )
  }
  for (const side of [-1, 1]) {
    art.path(
      polygon([
        [x + (side * topWidth) / 2, top - 6],
        [x + side * (topWidth / 2 + 12), top - 6],
        [x + side * (bottomWidth / 2 + 46), bottom],
        [x + (side * bottomWidth) / 2, bottom],
      ]),
      art.shade(art.tone(color), side === Math.sign(art.sun.x - x) ? 0.1 : 0.5),
    )
  }
}

/** An open pavilion (bale): posts on a plinth under a heavy roof of grass. */
export function drawPavilion(art: Art, x: number, y: number, width: number, distance: number, color = '#8a6b45'): void {
  const height = width * 0.62
  const thatch = art.tone(color, distance)
  const wood = art.tone('#6b4429', distance)
  const stone = art.tone('#a2978a', distance)
  const sunLeft = art.sun.x < x
  art.path(
    rectangle(x - width * 0.44, y - height * 0.14, width * 0.88, height * 0.14),
    art.horizontal(x - width / 2, x + width / 2, [
      [0, art.shade(stone, sunLeft ? -0.3 : 0.35)],
      [1, art.shade(stone, sunLeft ? 0.35 : -0.3)],
    ]),
  )
  art.path(rectangle(x - width * 0.47, y - height * 0.16, width * 0.94, height * 0.035), art.shade(stone, -0.35))
  art.path(
    rectangle(x - width * 0.34, y - height * 0.5, width * 0.68, height * 0.34),
    art.shade(wood, 0.6),
    'opacity="0.5"',
  )
  for (const at of [-0.38, -0.16, 0.14, 0.36])
    art.path(rectangle(x + width * at, y - height * 0.52, width * 0.026, height * 0.38), wood)
  const top = y - height
  art.path(
    `M${short(x - width * 0.12)} ${short(top)}L${short(x + width * 0.12)} ${short(top)}Q${short(x + width * 0.3)} ${short(top + height * 0.22)} ${short(x + width * 0.56)} ${short(top + height * 0.48)}L${short(x + width * 0.54)} ${short(top + height * 0.54)}L${short(x - width * 0.54)} ${short(top + height * 0.54)}L${short(x - width * 0.56)} ${short(top + height * 0.48)}Q${short(x - width * 0.3)} ${short(top + height * 0.22)} ${short(x - width * 0.12)} ${short(top)}Z`,
    art.horizontal(x - width * 0.5, x + width * 0.5, [
      [0, art.shade(thatch, sunLeft ? -0.35 : 0.5)],
      [0.45, thatch],
      [1, art.shade(thatch, sunLeft ? 0.5 : -0.35)],
    ]),
  )
  let straw = ''
  for (let i = 0; i <= 26; i++) {
    const t = i / 26
    straw += `M${short(x + lerp(-0.11, 0.11, t) * width)} ${short(top + 3)}L${short(x + lerp(-0.53, 0.53, t) * width)} ${short(top + height * (0.49 + art.random.between(0, 0.05)))}`
  }
  art.stroke(straw, art.shade(thatch, 0.4), Math.max(0.8, width * 0.004), 'opacity="0.45"')
  art.path(rectangle(x - width * 0.54, top + height * 0.515, width * 1.08, height * 0.03), art.shade(thatch, 0.6))
  art.path(rectangle(x - width * 0.13, top - height * 0.02, width * 0.26, height * 0.045), art.shade(thatch, 0.45))
}

/** A temple's umbrella (tedung) with its fringe. */
export function drawUmbrella(art: Art, x: number, y: number, height: number, color: string, distance = 0): void {
  const cloth = art.tone(color, distance)
  art.stroke(
    `M${short(x)} ${short(y)}V${short(y - height)}`,
    art.tone('#caa24a', distance),
    Math.max(1.4, height * 0.018),
  )
  const [r, top] = [height * 0.26, y - height]
  art.path(
    `M${short(x - r)} ${short(top + r * 0.5)}Q${short(x - r * 0.7)} ${short(top - r * 0.1)} ${short(x)} ${short(top - r * 0.14)}Q${short(x + r * 0.7)} ${short(top - r * 0.1)} ${short(x + r)} ${short(top + r * 0.5)}Z`,
    cloth,
  )
  art.path(
    `M${short(x)} ${short(top - r * 0.14)}Q${short(x + r * 0.7)} ${short(top - r * 0.1)} ${short(x + r)} ${short(top + r * 0.5)}L${short(x + r * 0.25)} ${short(top + r * 0.5)}Z`,
    art.shade(cloth, 0.3),
  )
  art.path(rectangle(x - r, top + r * 0.5, r * 2, r * 0.24), art.shade(cloth, -0.4))
  art.path(ellipse(x, top - r * 0.2, r * 0.07, r * 0.14), art.tone('#e8bd52', distance))
}

/** A penjor: a tall bamboo bowed by its offerings. */
export function drawPenjor(art: Art, x: number, y: number, height: number, side: -1 | 1, distance: number): void {
  const straw = art.tone('#e3c069', distance)
  const tip: Point = [x + side * height * 0.34, y - height * 0.83]
  const d = `M${short(x)} ${short(y)}C${short(x + side * height * 0.01)} ${short(y - height * 0.62)} ${short(x + side * height * 0.12)} ${short(y - height * 1.06)} ${short(tip[0])} ${short(tip[1])}`
  art.stroke(d, art.tone('#a98a4a', distance), Math.max(1.6, height * 0.014))
  let fringe = ''
  for (let i = 0; i < 34; i++) {
    const t = 0.25 + (i / 34) * 0.74
    const u = 1 - t
    const px =
      u ** 3 * x +
      3 * u * u * t * (x + side * height * 0.01) +
      3 * u * t * t * (x + side * height * 0.12) +
      t ** 3 * tip[0]
    const py = u ** 3 * y + 3 * u * u * t * (y - height * 0.62) + 3 * u * t * t * (y - height * 1.06) + t ** 3 * tip[1]
    const l = height * art.random.between(0.03, 0.075)
    fringe += `M${short(px)} ${short(py)}q${short(side * l * 0.6)} ${short(l * 0.3)} ${short(side * l * 0.4)} ${short(l)}`
  }
  art.stroke(fringe, straw, Math.max(1.1, height * 0.006))
  art.stroke(`M${short(tip[0])} ${short(tip[1])}v${short(height * 0.2)}`, straw, Math.max(1.2, height * 0.007))
  const [lx, ly] = [tip[0], tip[1] + height * 0.2]
  art.path(
    polygon([
      [lx, ly - height * 0.035],
      [lx + height * 0.026, ly],
      [lx, ly + height * 0.05],
      [lx - height * 0.026, ly],
    ]),
    art.tone('#f0d489', distance),
  )
}
