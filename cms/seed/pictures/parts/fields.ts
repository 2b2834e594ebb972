import { type Art, sheet } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { lerp, line, type Point } from '../core/geometry.ts'
import { createNoise } from '../core/random.ts'

export type Slope = {
  /** Its first and last step at the left, middle and right of the sheet. */
  top: readonly [left: number, middle: number, right: number]
  bottom: readonly [left: number, middle: number, right: number]
  steps: number
  /** The share of fields that stand under water. */
  flooded: number
  /** How far away the first and the last step are, 0 to 1. */
  distance: readonly [far: number, near: number]
  /** How large things are on the first and the last step. */
  size: readonly [far: number, near: number]
}

const through = ([left, middle, right]: Slope['top'], u: number) => {
  // A parabola through three heights.
  const a = 2 * left + 2 * right - 4 * middle
  const b = right - left - a
  return a * u * u + b * u + left
}

/** A terraced hillside: bunds that swing around its spurs, water or rice on each step. Later slopes lie in front. */
export function drawSlope(art: Art, slope: Slope): void {
  const { random, light } = art
  const noise = createNoise(random, 3, 0.45)
  const start = random.between(0, 90)
  const edge = (t: number): Point[] => {
    const size = lerp(slope.size[0], slope.size[1], t)
    return Array.from({ length: 127 }, (_, i): Point => {
      const x = i * 12 - 6
      const y = lerp(through(slope.top, x / sheet.width), through(slope.bottom, x / sheet.width), t ** 1.35)
      const spur = noise(start + x / (150 + 130 * size) + t * 0.9) * (12 + 46 * size)
      return [x, y + spur + noise(start + 50 + x / 90 + t * 7) * 7 * size]
    })
  }
  let points = edge(0)
  art.path(`${line(points)}L1510 1010L-10 1010Z`, art.tone(art.shade('#3f6b38', 0.2), slope.distance[0]))
  for (let i = 0; i < slope.steps; i++) {
    const t = i / slope.steps
    const next = edge((i + 1) / slope.steps)
    const distance = lerp(slope.distance[0], slope.distance[1], t)
    const size = lerp(slope.size[0], slope.size[1], t)
    const gap = Math.max(4, (next[63]?.[1] ?? 0) - (points[63]?.[1] ?? 0))
    const bank = gap * random.between(0.42, 0.58)
    const fresh = random.pick(['#93b94a', '#7aa843', '#aabf52', '#62a04c', '#c2b14c', '#86b14f'])
    const wet = random.chance(slope.flooded)
    const surface = wet
      ? mix(mix(light.sky[2], light.sky[1], random.between(0.35, 0.9)), art.tone('#6f9f94', distance), 0.3)
      : art.tone(fresh, distance)
    const lit = wet ? mix(surface, light.sun, 0.55) : art.shade(surface, -0.35)
    const low = wet ? mix(surface, light.sky[0], 0.45) : art.shade(surface, 0.3)
    const bright = art.sun.x / sheet.width
    art.path(
      `${line(points)}L1510 1010L-10 1010Z`,
      art.horizontal(0, sheet.width, [
        [0, bright < 0.5 ? lit : low],
        [Math.min(0.8, Math.max(0.2, bright)), lit],
        [1, bright < 0.5 ? low : lit],
      ]),
    )
    drawRows(art, points, next, size, wet, wet ? art.tone('#5f8f3c', distance * 0.7) : art.shade(surface, 0.26))
    drawBank(art, next, bank, size, distance)
    points = next
  }
}

/** Rice on a step: rows of short blades, thin and apart where it was just planted. */
function drawRows(
  art: Art,
  upper: readonly Point[],
  lower: readonly Point[],
  size: number,
  young: boolean,
  color: string,
): void {
  const rows = Math.round(2 + 5 * size)
  const h = 2 + 9 * size * (young ? 0.6 : 1)
  let d = ''
  for (let row = 1; row < rows; row++) {
    for (let i = row % 2; i < upper.length; i += young ? 2 : 1) {
      const [u, l] = [upper[i], lower[i]]
      if (!u || !l || art.random.chance(0.3)) continue
      d += `M${(u[0] + art.random.between(-4, 4)).toFixed(0)} ${lerp(u[1], l[1], row / rows).toFixed(0)}l${art.random.between(-0.25 * h, 0.25 * h).toFixed(1)} ${(-h).toFixed(1)}`
    }
  }
  art.stroke(d, color, 0.8 + 1.5 * size, 'opacity="0.7"')
}

/** The bank under a step: grass in the shade, and the bright rim where the bund is trodden. */
function drawBank(art: Art, foot: readonly Point[], bank: number, size: number, distance: number): void {
  const rim = foot.map(([x, y]): Point => [x, y - bank])
  const dark = art.tone(art.shade('#2c5a3a', 0.35), distance)
  art.path(
    `${line(rim)}L${line(foot.toReversed()).slice(1)}Z`,
    art.horizontal(0, sheet.width, [
      [0, dark],
      [Math.min(0.9, Math.max(0.1, art.sun.x / sheet.width)), art.tone('#4a7a3e', distance)],
      [1, dark],
    ]),
  )
  let d = ''
  for (const [x, y] of rim) {
    if (art.random.chance(0.25)) continue
    const h = bank * art.random.between(0.3, 0.85)
    d += `M${(x + art.random.between(-5, 5)).toFixed(0)} ${(y + h * 0.2).toFixed(0)}q${art.random.between(-3, 3).toFixed(1)} ${(h * 0.5).toFixed(1)} ${art.random.between(-4, 4).toFixed(1)} ${h.toFixed(1)}`
  }
  art.stroke(d, art.tone('#7fae4c', distance), 0.8 + 1.4 * size, 'opacity="0.7"')
  art.stroke(line(rim), art.tone(art.shade('#d3d574', -0.2), distance), 0.9 + 2.6 * size)
}
