import { type Art, sheet } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { ellipse, lerp, line, type Point, polygon } from '../core/geometry.ts'
import { createNoise } from '../core/random.ts'

export type Ridge = {
  /** The height of its middle line, and how far it swings. */
  y: number
  swing: number
  /** The width of one hill. */
  span: number
  /** 0 rolls, 1 is jagged. */
  sharp?: number
  octaves?: number
}

/** The upper edge of a ridge, from left to right. */
export function ridgeLine(art: Art, { y, swing, span, sharp = 0, octaves = 5 }: Ridge): Point[] {
  const noise = createNoise(art.random, octaves, 0.48)
  const start = art.random.between(0, 200)
  const points: Point[] = []
  for (let x = -20; x <= sheet.width + 20; x += 6) {
    const n = noise(start + x / span)
    const jagged = 1 - Math.abs(n) * 2
    points.push([x, y - lerp(n, jagged, sharp) * swing])
  }
  return points
}

/** Fills a ridge: its colour at the top, the mist of the valley at its foot. */
export function drawRidge(art: Art, edge: readonly Point[], color: string, mistiness: number, depth = 260): void {
  const top = Math.min(...edge.map(([, y]) => y))
  const foot = mix(color, art.light.haze, mistiness)
  art.path(
    `${line(edge)}L${sheet.width + 20} 1010L-20 1010Z`,
    art.vertical(top, top + depth, [
      [0, color],
      [0.35, mix(color, foot, 0.35)],
      [1, foot],
    ]),
  )
}

/** Rows of ridges from the far haze to `near`, each nearer one lower and darker. Returns the nearest edge. */
export function drawRanges(
  art: Art,
  options: {
    from: number
    to: number
    count: number
    color: string
    swing: number
    span?: number
    sharp?: number
    near?: number
    far?: number
  },
): Point[] {
  const { from, to, count, color, swing, span = 420, sharp = 0, near = 0.25, far = 0.86 } = options
  let edge: Point[] = []
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 1 : i / (count - 1)
    edge = ridgeLine(art, {
      y: lerp(from, to, t),
      swing: swing * lerp(1, 0.75, t),
      span: span * lerp(0.8, 1.2, t),
      sharp: sharp * (1 - t * 0.5),
    })
    drawRidge(art, edge, art.tone(color, lerp(far, near, t ** 0.8)), lerp(0.65, 0.45, t))
  }
  return edge
}

/** A bank of mist: a soft band and drifting shreds. */
export function drawMist(art: Art, y: number, thickness: number, opacity: number): void {
  const { haze } = art.light
  art.path(
    `M0 ${y - thickness}H${sheet.width}V${y + thickness}H0Z`,
    art.vertical(y - thickness, y + thickness, [
      [0, haze, 0],
      [0.5, haze, opacity],
      [1, haze, 0],
    ]),
  )
  for (let i = 0; i < 6; i++) {
    const [cx, cy, rx] = [
      art.random.between(0, sheet.width),
      y + art.random.between(-0.5, 0.5) * thickness,
      art.random.between(160, 420),
    ]
    const fill = art.radial(0, 0, 1, [
      [0, haze, opacity * 0.9],
      [1, haze, 0],
    ])
    art.path(
      ellipse(0, 0, 1, 1),
      fill,
      `transform="translate(${cx.toFixed(0)} ${cy.toFixed(0)}) scale(${rx.toFixed(0)} ${(thickness * 0.35).toFixed(0)})"`,
    )
  }
}

export type Cone = {
  x: number
  peak: number
  base: number
  width: number
  crater: number
  distance: number
  color?: string
  smoke?: boolean
}

/** A volcano: a lit and a shaded flank, ravines from the crater down, its foot in the mist. */
export function drawVolcano(
  art: Art,
  { x, peak, base, width, crater, distance, color = '#5d6b72', smoke = false }: Cone,
): void {
  const { random } = art
  const noise = createNoise(random, 5, 0.5)
  const spread = (t: number) => crater + (width - crater) * t ** 1.32
  const flank = (side: -1 | 1): Point[] =>
    Array.from({ length: 41 }, (_, i) => {
      const t = i / 40
      // Concave, as ash slopes are: steep at the rim, running out at the foot.
      return [x + side * spread(t), lerp(peak, base, t ** 0.9) + noise(t * 11 + side * 40) * 15 * (0.25 + t)]
    })
  const dip: Point[] = [
    [x - crater * 0.72, peak + crater * 0.06],
    [x - crater * 0.5, peak + crater * 0.24],
    [x - crater * 0.05, peak + crater * 0.3],
    [x + crater * 0.3, peak + crater * 0.2],
    [x + crater * 0.62, peak - crater * 0.04],
  ]
  const left = flank(-1)
  const right = flank(1)
  const outline: Point[] = [...left.toReversed(), ...dip, ...right]
  const lit = art.tone(color, distance)
  const dark = art.tone(art.shade(color, 0.38), distance)
  if (smoke) drawSmoke(art, x, peak, distance)
  const side = art.sun.x < x ? 1 : -1
  art.path(
    polygon(outline),
    art.vertical(peak, base, [
      [0, art.shade(lit, -0.16)],
      [0.5, lit],
      [1, mix(lit, art.light.haze, 0.75)],
    ]),
  )
  const shadeFill = art.vertical(peak, base, [
    [0, dark],
    [0.5, mix(dark, lit, 0.25)],
    [1, mix(lit, art.light.haze, 0.75)],
  ])
  const spine: Point[] = Array.from({ length: 30 }, (_, i) => {
    const t = i / 29
    return [x + (noise(t * 7) * 60 - side * 30 * t) * (0.2 + t), lerp(peak + crater * 0.3, base, t)]
  })
  art.path(polygon([...spine, ...(side === 1 ? right : left).toReversed()]), shadeFill)
  for (let i = 0; i < 34; i++) {
    const start = random.between(0.02, 0.55)
    const end = Math.min(1, start + random.between(0.12, 0.4))
    const lean = random.between(-0.96, 0.96)
    const at = (t: number): Point => [
      x + lean * spread(t) * (0.96 + noise(t * 6 + i) * 0.04),
      lerp(peak, base, t ** 0.9) + (1 - Math.abs(lean)) * 6,
    ]
    const wide = random.between(3, 11)
    const middle = at((start + end) / 2)
    const inShadow = Math.sign(lean) === side
    art.path(
      polygon([at(start), [middle[0] + wide, middle[1]], at(end), [middle[0] - wide * 0.3, middle[1]]]),
      inShadow ? art.shade(dark, 0.22) : dark,
      `opacity="${(0.5 * (1 - distance * 0.6)).toFixed(2)}"`,
    )
  }
}

function drawSmoke(art: Art, x: number, y: number, distance: number): void {
  const { random, light } = art
  const drift = art.sun.x < x ? 1 : -1
  for (let i = 0; i < 18; i++) {
    const t = i / 17
    const radius = lerp(16, 78, t) * random.between(0.8, 1.2)
    const [cx, cy] = [x + drift * (t ** 1.5 * 210 + random.between(-14, 14)), y - t * 190 + random.between(-8, 8)]
    const color = mix(light.sun, light.sky[1], 0.25 + t * 0.4)
    art.path(
      ellipse(cx, cy, radius, radius * 0.72),
      art.radial(cx - drift * radius * 0.3, cy - radius * 0.3, radius * 1.2, [
        [0, color, 0.6 * (1 - t * 0.6)],
        [1, color, 0],
      ]),
      `opacity="${(1 - distance * 0.4).toFixed(2)}"`,
    )
  }
}
