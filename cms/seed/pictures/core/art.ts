import { mix } from './color.ts'
import { short } from './geometry.ts'
import { type Light, type LightName, lightOf } from './light.ts'
import { createRandom, type Random } from './random.ts'

export type Stop = readonly [at: number, color: string, opacity?: number]

/** The sheet that scenes draw on: 1500 × 1000 units, whatever the size it is printed at. */
export const sheet = { width: 1500, height: 1000 } as const

/** A picture being drawn: its chance, its light, and the shapes so far. */
export type Art = {
  readonly random: Random
  readonly light: Light
  /** Where the light comes from; scenes may move it before they draw. */
  sun: { x: number; y: number }
  path(d: string, fill: string, attributes?: string): void
  stroke(d: string, color: string, width: number, attributes?: string): void
  /** Draws everything that `content` draws inside a group. */
  group(attributes: string, content: () => void): void
  /** A fill that runs from y1 to y2. */
  vertical(y1: number, y2: number, stops: readonly Stop[]): string
  horizontal(x1: number, x2: number, stops: readonly Stop[]): string
  radial(x: number, y: number, radius: number, stops: readonly Stop[]): string
  /** A clip of this shape, as an attribute for `group`. */
  clip(d: string): string
  /** A natural colour in this light, `distance` from 0 (here) to 1 (lost in the haze). */
  tone(color: string, distance?: number): string
  /** A colour turned to the shadow, or with a negative amount to the light. */
  shade(color: string, amount: number): string
  svg(width: number): string
}

export function createArt(seed: string, lightName: LightName): Art {
  const random = createRandom(seed)
  const light = lightOf(lightName, random)
  const defs: string[] = []
  const body: string[] = []
  const define = (tag: string, attributes: string, stops: readonly Stop[]) => {
    const id = `g${defs.length}`
    const inner = stops
      .map(([at, color, opacity]) => {
        const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
        return `<stop offset="${short(at * 100)}%" stop-color="${color}"${see}/>`
      })
      .join('')
    defs.push(`<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${attributes}>${inner}</${tag}>`)
    return `url(#${id})`
  }
  return {
    random,
    light,
    sun: { x: random.between(350, 1150), y: random.between(180, 330) },
    path: (d, fill, attributes = '') => void body.push(`<path d="${d}" fill="${fill}" ${attributes}/>`),
    stroke: (d, color, width, attributes = '') =>
      void body.push(
        `<path d="${d}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" ${attributes}/>`,
      ),
    group(attributes, content) {
      body.push(`<g ${attributes}>`)
      content()
      body.push('</g>')
    },
    vertical: (y1, y2, stops) => define('linearGradient', `x1="0" x2="0" y1="${short(y1)}" y2="${short(y2)}"`, stops),
    horizontal: (x1, x2, stops) => define('linearGradient', `y1="0" y2="0" x1="${short(x1)}" x2="${short(x2)}"`, stops),
    radial: (x, y, r, stops) => define('radialGradient', `cx="${short(x)}" cy="${short(y)}" r="${short(r)}"`, stops),
    clip(d) {
      const id = `g${defs.length}`
      defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
      return `clip-path="url(#${id})"`
    },
    tone: (color, distance = 0) => mix(mix(color, light.tint, light.cast), light.haze, distance),
    shade: (color, amount) => (amount < 0 ? mix(color, light.bright, -amount) : mix(color, light.shadow, amount)),
    svg: (width) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * 2) / 3)}" viewBox="0 0 ${sheet.width} ${sheet.height}"><defs>${defs.join('')}</defs>${body.join('')}</svg>`,
  }
}
