import type { Art } from '../core/art.ts'
import { circle, line, type Point, polygon, short } from '../core/geometry.ts'

/** Someone in a conical hat, bent over the field. */
export function drawFarmer(art: Art, x: number, y: number, height: number, distance: number): void {
  const h = height
  const cloth = art.tone(art.random.pick(['#c4532b', '#3a5f8a', '#e0b04a']), distance)
  const skin = art.tone('#6b4630', distance)
  art.stroke(
    line([
      [x - h * 0.08, y],
      [x - h * 0.06, y - h * 0.34],
    ]),
    art.tone('#3a4450', distance),
    h * 0.09,
  )
  art.stroke(
    line([
      [x + h * 0.1, y],
      [x + h * 0.02, y - h * 0.36],
    ]),
    art.tone('#2f3a46', distance),
    h * 0.09,
  )
  art.path(
    `M${short(x - h * 0.14)} ${short(y - h * 0.3)}L${short(x + h * 0.1)} ${short(y - h * 0.3)}L${short(x + h * 0.38)} ${short(y - h * 0.62)}L${short(x + h * 0.2)} ${short(y - h * 0.74)}Z`,
    cloth,
  )
  art.stroke(
    line([
      [x + h * 0.3, y - h * 0.62],
      [x + h * 0.44, y - h * 0.34],
      [x + h * 0.5, y - h * 0.12],
    ]),
    skin,
    h * 0.055,
  )
  art.path(circle(x + h * 0.38, y - h * 0.74, h * 0.09), skin)
  art.path(
    polygon([
      [x + h * 0.16, y - h * 0.76],
      [x + h * 0.4, y - h * 0.98],
      [x + h * 0.62, y - h * 0.72],
    ]),
    art.tone('#d9b56a', distance),
  )
  art.path(
    polygon([
      [x + h * 0.4, y - h * 0.98],
      [x + h * 0.62, y - h * 0.72],
      [x + h * 0.42, y - h * 0.74],
    ]),
    art.tone('#a9853f', distance),
  )
}

/** Someone standing, seen from behind, in one colour with a lit edge. */
export function drawPerson(art: Art, x: number, y: number, height: number, cloth: string, distance = 0): void {
  const h = height
  const fill = art.tone(cloth, distance)
  const dark = art.shade(fill, 0.55)
  art.path(
    `M${short(x - h * 0.1)} ${short(y)}L${short(x - h * 0.09)} ${short(y - h * 0.46)}H${short(x + h * 0.09)}L${short(x + h * 0.11)} ${short(y)}H${short(x + h * 0.02)}L${short(x)} ${short(y - h * 0.3)}L${short(x - h * 0.03)} ${short(y)}Z`,
    dark,
  )
  art.path(
    `M${short(x - h * 0.13)} ${short(y - h * 0.42)}C${short(x - h * 0.15)} ${short(y - h * 0.7)} ${short(x - h * 0.14)} ${short(y - h * 0.8)} ${short(x - h * 0.04)} ${short(y - h * 0.82)}H${short(x + h * 0.04)}C${short(x + h * 0.14)} ${short(y - h * 0.8)} ${short(x + h * 0.15)} ${short(y - h * 0.7)} ${short(x + h * 0.12)} ${short(y - h * 0.42)}Z`,
    fill,
  )
  art.path(circle(x, y - h * 0.91, h * 0.075), art.tone('#4a3226', distance))
}

/** A dancer or worshipper: sarong, sash, an offering carried on the head. */
export function drawOffering(art: Art, x: number, y: number, height: number, cloth: string, distance = 0): void {
  const h = height
  art.path(
    `M${short(x - h * 0.09)} ${short(y)}C${short(x - h * 0.13)} ${short(y - h * 0.2)} ${short(x - h * 0.1)} ${short(y - h * 0.34)} ${short(x - h * 0.07)} ${short(y - h * 0.4)}H${short(x + h * 0.07)}C${short(x + h * 0.1)} ${short(y - h * 0.34)} ${short(x + h * 0.12)} ${short(y - h * 0.2)} ${short(x + h * 0.09)} ${short(y)}Z`,
    art.tone(cloth, distance),
  )
  art.path(
    `M${short(x - h * 0.07)} ${short(y - h * 0.39)}C${short(x - h * 0.1)} ${short(y - h * 0.55)} ${short(x - h * 0.1)} ${short(y - h * 0.6)} ${short(x - h * 0.03)} ${short(y - h * 0.63)}H${short(x + h * 0.03)}C${short(x + h * 0.1)} ${short(y - h * 0.6)} ${short(x + h * 0.1)} ${short(y - h * 0.55)} ${short(x + h * 0.07)} ${short(y - h * 0.39)}Z`,
    art.tone('#f3ead6', distance),
  )
  art.stroke(
    line([
      [x - h * 0.075, y - h * 0.42],
      [x + h * 0.075, y - h * 0.41],
    ]),
    art.tone('#e0a62e', distance),
    h * 0.045,
  )
  art.stroke(
    line([
      [x + h * 0.07, y - h * 0.58],
      [x + h * 0.15, y - h * 0.66],
      [x + h * 0.09, y - h * 0.79],
    ]),
    art.tone('#8a5a3c', distance),
    h * 0.035,
  )
  art.path(circle(x, y - h * 0.69, h * 0.055), art.tone('#2a1c1a', distance))
  art.path(
    polygon([
      [x - h * 0.09, y - h * 0.76],
      [x + h * 0.09, y - h * 0.76],
      [x + h * 0.07, y - h * 0.8],
      [x - h * 0.07, y - h * 0.8],
    ]),
    art.tone('#b98a3e', distance),
  )
  for (const [i, color] of ['#d9574a', '#f0c04a', '#7fae4c', '#e78a3a'].entries()) {
    for (let k = -1; k <= 1; k++)
      art.path(circle(x + k * h * (0.05 - i * 0.01), y - h * (0.82 + i * 0.045), h * 0.028), art.tone(color, distance))
  }
}

export function drawBicycle(art: Art, x: number, y: number, width: number): void {
  const r = width * 0.21
  const frame = art.tone('#c4432b')
  const dark = art.tone('#1f2426')
  const [back, front]: [Point, Point] = [
    [x - width * 0.29, y - r],
    [x + width * 0.29, y - r],
  ]
  art.path(
    `M${x - width * 0.55} ${y}q${width * 0.55} ${-width * 0.05} ${width * 1.1} 0q${-width * 0.55} ${width * 0.05} ${-width * 1.1} 0Z`,
    art.shade(art.tone('#8a6f4a'), 0.6),
    'opacity="0.45"',
  )
  for (const [cx, cy] of [back, front]) {
    art.stroke(circle(cx, cy, r), dark, width * 0.024)
    let spokes = ''
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI
      spokes += line([
        [cx - Math.cos(a) * r, cy - Math.sin(a) * r],
        [cx + Math.cos(a) * r, cy + Math.sin(a) * r],
      ])
    }
    art.stroke(spokes, art.tone('#b8b4aa'), 1, 'opacity="0.8"')
  }
  const seat: Point = [x - width * 0.12, y - width * 0.5]
  const crank: Point = [x - width * 0.03, y - r * 0.95]
  const head: Point = [x + width * 0.2, y - width * 0.5]
  art.stroke(
    line([back, seat, crank, back]) + line([crank, head, front]) + line([[seat[0] + 4, seat[1] + 16], head]),
    frame,
    width * 0.026,
  )
  art.stroke(
    line([seat, [seat[0] - 4, seat[1] - width * 0.07]]) +
      line([head, [head[0] - 4, head[1] - width * 0.1], [head[0] + width * 0.07, head[1] - width * 0.13]]),
    dark,
    width * 0.022,
  )
  art.stroke(
    line([
      [seat[0] - width * 0.09, seat[1] - width * 0.075],
      [seat[0] + width * 0.05, seat[1] - width * 0.075],
    ]),
    art.tone('#5b3a26'),
    width * 0.04,
  )
  art.path(
    `M${head[0] + 8} ${head[1] - width * 0.09}h${width * 0.15}l${-width * 0.02} ${width * 0.12}h${-width * 0.11}Z`,
    art.tone('#c99a55'),
  )
}
