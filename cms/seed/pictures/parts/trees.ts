import type { Art } from '../core/art.ts'
import { curve, lerp, line, type Point, polygon, short } from '../core/geometry.ts'
import { createNoise } from '../core/random.ts'

/** One frond: a bowed rib with leaflets hanging from it. */
function frond(x: number, y: number, angle: number, length: number, droop: number): string {
  const rib = (t: number): Point => {
    const a = angle + droop * t * t
    return [x + Math.cos(a) * length * t, y + Math.sin(a) * length * t + droop * 14 * t]
  }
  const upper: Point[] = []
  const lower: Point[] = []
  const steps = 13
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const [px, py] = rib(t)
    const wide = Math.sin(Math.min(1, t * 1.12 + 0.06) * Math.PI) * length * 0.17
    upper.push([px, py - wide * 0.16])
    if (i < steps) {
      lower.push([px, py + 1])
      const [nx, ny] = rib(t + 0.1)
      lower.push([nx - Math.cos(angle) * length * 0.02, ny + wide])
    }
  }
  return polygon([...upper, ...lower.toReversed()])
}

/** A coconut palm whose foot stands at x, y. */
export function drawPalm(
  art: Art,
  x: number,
  y: number,
  height: number,
  distance: number,
  lean = art.random.between(-0.25, 0.25),
): void {
  const { random } = art
  const top: Point = [x + lean * height, y - height]
  const bend: Point = [x + lean * height * 0.25, y - height * 0.55]
  const foot = height * 0.03 + 2
  const trunk = art.tone('#6b5544', distance)
  art.path(
    `M${short(x - foot)} ${short(y)}Q${short(bend[0] - foot * 0.6)} ${short(bend[1])} ${short(top[0] - foot * 0.35)} ${short(top[1])}L${short(top[0] + foot * 0.35)} ${short(top[1])}Q${short(bend[0] + foot * 0.7)} ${short(bend[1])} ${short(x + foot)} ${short(y)}Z`,
    art.horizontal(x - foot + lean * height * 0.4, x + foot + lean * height * 0.6, [
      [0, art.shade(trunk, art.sun.x < x ? -0.2 : 0.45)],
      [1, art.shade(trunk, art.sun.x < x ? 0.45 : -0.2)],
    ]),
  )
  const length = height * random.between(0.36, 0.44)
  const dark = art.tone(art.shade('#24604a', 0.35), distance)
  const middle = art.tone('#2f7a50', distance)
  const bright = art.tone(art.shade('#6fa04a', -0.15), distance)
  const start = random.between(-0.1, 0.1)
  const layers = [
    [dark, 9, 0.9],
    [middle, 8, 1],
    [bright, 5, 0.92],
  ] as const
  for (const [color, count, scale] of layers) {
    let d = ''
    for (let i = 0; i < count; i++) {
      const angle = -Math.PI * (1.12 - ((i + 0.5) / count) * 1.24) + start + random.between(-0.12, 0.12)
      const side = Math.cos(angle) > 0 ? 1 : -1
      d += frond(top[0], top[1], angle, length * scale * random.between(0.85, 1.08), side * random.between(0.75, 1.15))
    }
    art.path(d, color)
  }
  if (height > 150) {
    const nuts = art.tone('#8a6a34', distance)
    for (let i = 0; i < 4; i++)
      art.path(blobAround(top[0] + random.between(-9, 9), top[1] + random.between(5, 14), height * 0.018), nuts)
  }
}

function blobAround(x: number, y: number, r: number): string {
  return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`
}

/** A crown of leaves: lobes in shadow, then lobes in the light on the sun's side. */
export function drawCrown(
  art: Art,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  distance: number,
): void {
  const { random } = art
  const side = art.sun.x < x ? -1 : 1
  const lobes = (count: number, spread: number, size: number, dx: number, dy: number) => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const a = random.between(0, Math.PI * 2)
      const r = Math.sqrt(random.next()) * spread
      const radius = size * random.between(0.6, 1.1)
      d += blobAround(x + dx + Math.cos(a) * r * width, y + dy + Math.sin(a) * r * height, radius)
    }
    return d
  }
  const size = Math.min(width, height)
  art.path(lobes(size > 60 ? 26 : 15, 0.46, size * 0.17, 0, 0), art.tone(art.shade(color, 0.55), distance))
  art.path(
    lobes(size > 60 ? 30 : 15, 0.42, size * 0.11, side * width * 0.04, -height * 0.05),
    art.tone(art.shade(color, 0.3), distance),
  )
  art.path(
    lobes(size > 60 ? 34 : 16, 0.38, size * 0.075, side * width * 0.08, -height * 0.1),
    art.tone(art.shade(color, 0.08), distance),
  )
  art.path(
    lobes(40, 0.33, size * 0.045, side * width * 0.12, -height * 0.16),
    art.tone(art.shade(color, -0.18), distance),
  )
  art.path(
    lobes(34, 0.27, size * 0.026, side * width * 0.16, -height * 0.21),
    art.tone(art.shade(color, -0.42), distance),
  )
}

export function drawTree(art: Art, x: number, y: number, height: number, distance: number, color = '#3d7a48'): void {
  const trunk = art.tone(art.shade('#5b4636', 0.2), distance)
  const w = height * 0.045
  art.path(
    polygon([
      [x - w, y],
      [x - w * 0.5, y - height * 0.6],
      [x + w * 0.5, y - height * 0.6],
      [x + w, y],
    ]),
    trunk,
  )
  drawCrown(art, x, y - height * 0.68, height * 0.85, height * 0.62, color, distance)
}

/** Treetops along a ridge, drawn as one shape: many small lobes standing on the edge. */
export function drawTreeline(art: Art, edge: readonly Point[], size: number, color: string, palms = 0): void {
  const { random } = art
  const noise = createNoise(random, 3, 0.6)
  let d = ''
  for (let i = 0; i < edge.length; i++) {
    const [x, y] = edge[i] ?? [0, 0]
    const r = size * random.between(0.3, 0.8) * (1 + noise(x / 90) * 0.8)
    d += blobAround(x, y - r * 0.3 - Math.max(0, noise(x / 60)) * size * 0.8, r)
  }
  art.path(d, color)
  for (let i = 0; i < palms; i++) {
    const [x, y] = edge[random.int(8, edge.length - 8)] ?? [0, 0]
    drawSilhouettePalm(art, x, y + 4, size * random.between(3.2, 5.4), color)
  }
}

/** A palm far away: a stroke and a few drooping fronds in one colour. */
export function drawSilhouettePalm(art: Art, x: number, y: number, height: number, color: string): void {
  const lean = art.random.between(-0.16, 0.16) * height
  art.stroke(
    curve([
      [x, y],
      [x + lean * 0.3, y - height * 0.5],
      [x + lean, y - height],
    ]),
    color,
    Math.max(1.5, height * 0.035),
  )
  let d = ''
  for (let i = 0; i < 8; i++) {
    const angle = -Math.PI * (1.1 - ((i + 0.5) / 8) * 1.2)
    d += frond(
      x + lean,
      y - height,
      angle,
      height * 0.36 * art.random.between(0.8, 1.1),
      (Math.cos(angle) > 0 ? 1 : -1) * 0.95,
    )
  }
  art.path(d, color)
}

/** A thicket of bamboo, bowing outwards. */
export function drawBamboo(art: Art, x: number, y: number, height: number, distance: number): void {
  const { random } = art
  for (let i = 0; i < 9; i++) {
    const lean = random.between(-0.4, 0.4) * height
    const h = height * random.between(0.7, 1)
    const at = (t: number): Point => [x + (i - 4) * height * 0.02 + lean * t * t, y - h * t]
    const color = art.tone(random.chance(0.4) ? '#9aa34e' : '#5c8a44', distance)
    art.stroke(curve([0, 0.25, 0.5, 0.75, 1].map(at)), color, Math.max(1.5, height * 0.013))
    let leaves = ''
    for (let k = 0; k < 22; k++) {
      const [lx, ly] = at(lerp(0.4, 1, random.next()))
      const [a, l] = [
        random.between(0.2, 1.4) + (random.chance(0.5) ? Math.PI / 2 : 0),
        height * random.between(0.04, 0.09),
      ]
      leaves += polygon([
        [lx, ly],
        [lx + Math.cos(a) * l * 0.5 + l * 0.1, ly + Math.sin(a) * l * 0.5 - l * 0.08],
        [lx + Math.cos(a) * l, ly + Math.sin(a) * l],
        [lx + Math.cos(a) * l * 0.5 - l * 0.06, ly + Math.sin(a) * l * 0.5 + l * 0.06],
      ])
    }
    art.path(leaves, art.tone(random.chance(0.5) ? '#4f8a4a' : art.shade('#4f8a4a', 0.3), distance))
  }
}

/** Tufts of grass along a line. */
export function drawGrass(art: Art, points: readonly Point[], height: number, color: string): void {
  let d = ''
  for (const [x, y] of points) {
    for (let i = 0; i < 5; i++) {
      const [gx, lean, h] = [
        x + art.random.between(-6, 6),
        art.random.between(-0.6, 0.6),
        height * art.random.between(0.5, 1),
      ]
      d += line([
        [gx - 1.6, y + 2],
        [gx + lean * h, y - h],
        [gx + 1.6, y + 2],
      ])
    }
  }
  art.path(d, color)
}

/** A bush: a low crown standing on the ground. */
export function drawBush(art: Art, x: number, y: number, width: number, color: string, distance = 0): void {
  drawCrown(art, x, y - width * 0.2, width, width * 0.6, color, distance)
}
