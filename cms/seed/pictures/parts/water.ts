import { type Art, sheet } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { lerp, type Point, short } from '../core/geometry.ts'
import { createNoise } from '../core/random.ts'

/** A sheet of water from the horizon down: sky on it far out, its own colour nearby. */
export function drawWater(art: Art, top: number, bottom: number, color = '#2a93a3'): void {
  const { sky, haze } = art.light
  const own = art.tone(color)
  art.path(
    `M0 ${top}H${sheet.width}V${bottom}H0Z`,
    art.vertical(top, bottom, [
      [0, mix(sky[2], haze, 0.4)],
      [0.12, mix(own, sky[2], 0.6)],
      [0.5, mix(own, sky[1], 0.22)],
      [1, art.shade(own, 0.4)],
    ]),
  )
}

/** One lens of light or shade on the water. */
const dash = (x: number, y: number, length: number, thick: number) =>
  `M${short(x)} ${short(y)}q${short(length / 2)} ${short(-thick)} ${short(length)} 0q${short(-length / 2)} ${short(thick)} ${short(-length)} 0Z`

/** Ripples: short lenses, small at the horizon and long nearby. */
export function drawRipples(art: Art, top: number, bottom: number, color: string, count: number, opacity = 0.35): void {
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = art.random.next() ** 1.6
    d += dash(
      art.random.between(-60, sheet.width),
      lerp(top + 4, bottom, t),
      lerp(14, 150, t) * art.random.between(0.5, 1.4),
      lerp(1.2, 7, t),
    )
  }
  art.path(d, color, `opacity="${opacity}"`)
}

/** The sun's road over the water. */
export function drawGlitter(art: Art, top: number, bottom: number, strength = 0.85): void {
  let d = ''
  for (let i = 0; i < 170; i++) {
    const t = art.random.next() ** 1.3
    const spread = lerp(34, 190, t)
    const length = lerp(10, 90, t) * art.random.between(0.4, 1.2)
    d += dash(
      art.sun.x + (art.random.next() + art.random.next() - 1) * spread - length / 2,
      lerp(top + 3, bottom, t),
      length,
      lerp(1.4, 6, t),
    )
  }
  art.path(d, art.light.sun, `opacity="${strength}"`)
}

/** What stands on the shore once more, upside down and paler. */
export function drawMirrored(art: Art, shore: number, opacity: number, content: () => void): void {
  art.group(`transform="matrix(1 0 0 -0.82 0 ${shore * 1.82})" opacity="${opacity}"`, content)
}

/** Lines of surf along a shore that runs as `edge`. */
export function drawFoam(art: Art, edge: readonly Point[], reach: number): void {
  const noise = createNoise(art.random, 4, 0.55)
  for (let row = 0; row < 3; row++) {
    const lift = reach * row * 0.7
    const top = edge.map(([x, y]): Point => [x, y - lift - Math.abs(noise(x / 110 + row * 9)) * reach * 0.5])
    const low = edge.map(
      ([x, y]): Point => [
        x,
        y - lift + (0.25 + Math.abs(noise(x / 70 + row * 31))) * reach * lerp(0.75, 0.22, row / 2),
      ],
    )
    art.path(
      `M${[...top, ...low.toReversed()].map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`,
      '#fffaf0',
      `opacity="${lerp(0.9, 0.4, row / 2)}"`,
    )
  }
}
