import type { Art } from '../core/art.ts'
import { circle, lerp, type Point, polygon, short } from '../core/geometry.ts'

/** A jukung: a slim hull with a beak, two bowed booms, a bamboo float, and a sail if it is out. */
export function drawJukung(
  art: Art,
  x: number,
  y: number,
  width: number,
  distance: number,
  options: { sail?: boolean; flip?: boolean; color?: string } = {},
): void {
  const {
    sail = false,
    flip = false,
    color = art.random.pick(['#f4efe2', '#2f7fa3', '#d9503a', '#efb93a', '#3f9a7a']),
  } = options
  const w = width
  const hull = art.tone(color, distance)
  const trim = art.tone(color === '#f4efe2' ? '#2f6fa3' : '#f6efdf', distance)
  const cloth = art.tone(art.random.pick(['#d9503a', '#efb93a', '#f4ead2', '#2f8fa8']), distance)
  const stripe = art.tone('#fbf4e2', distance)
  art.group(`transform="translate(${short(x)} ${short(y)}) scale(${flip ? -1 : 1} 1)"`, () => {
    if (sail) {
      art.stroke(
        `M${short(-w * 0.05)} ${short(-w * 0.08)}L${short(w * 0.02)} ${short(-w * 0.78)}`,
        art.tone('#6b4a2f', distance),
        Math.max(1.5, w * 0.012),
      )
      const tack: Point = [w * 0.34, -w * 0.14]
      const peak: Point = [w * 0.02, -w * 0.98]
      const clew: Point = [-w * 0.36, -w * 0.2]
      for (let i = 0; i < 6; i++) {
        const [a, b] = [i / 6, (i + 1) / 6]
        const on = (t: number): Point => [
          lerp(clew[0], peak[0], t) - Math.sin(t * Math.PI) * w * 0.07,
          lerp(clew[1], peak[1], t),
        ]
        const off = (t: number): Point => [lerp(tack[0], peak[0], t), lerp(tack[1], peak[1], t)]
        art.path(polygon([on(a), on(b), off(b), off(a)]), i % 2 ? stripe : cloth)
      }
      art.path(
        polygon([tack, peak, [lerp(tack[0], clew[0], 0.4), lerp(tack[1], clew[1], 0.4)]]),
        art.shade(cloth, 0.5),
        'opacity="0.22"',
      )
      art.stroke(
        `M${short(tack[0])} ${short(tack[1])}L${short(peak[0])} ${short(peak[1])}`,
        art.tone('#7a5636', distance),
        Math.max(1.3, w * 0.01),
      )
    }
    art.path(
      `M${short(-w * 0.52)} ${short(-w * 0.14)}C${short(-w * 0.44)} ${short(-w * 0.02)} ${short(-w * 0.3)} ${short(w * 0.035)} ${short(-w * 0.12)} ${short(w * 0.04)}H${short(w * 0.2)}C${short(w * 0.36)} ${short(w * 0.035)} ${short(w * 0.46)} ${short(-w * 0.04)} ${short(w * 0.56)} ${short(-w * 0.2)}C${short(w * 0.45)} ${short(-w * 0.1)} ${short(w * 0.34)} ${short(-w * 0.075)} ${short(w * 0.18)} ${short(-w * 0.07)}H${short(-w * 0.2)}C${short(-w * 0.34)} ${short(-w * 0.075)} ${short(-w * 0.44)} ${short(-w * 0.09)} ${short(-w * 0.52)} ${short(-w * 0.14)}Z`,
      art.vertical(-w * 0.12, w * 0.04, [
        [0, art.shade(hull, -0.2)],
        [0.5, hull],
        [1, art.shade(hull, 0.4)],
      ]),
    )
    art.stroke(
      `M${short(-w * 0.46)} ${short(-w * 0.09)}C${short(-w * 0.34)} ${short(-w * 0.05)} ${short(-w * 0.26)} ${short(-w * 0.045)} ${short(-w * 0.18)} ${short(-w * 0.045)}H${short(w * 0.18)}C${short(w * 0.32)} ${short(-w * 0.045)} ${short(w * 0.4)} ${short(-w * 0.07)} ${short(w * 0.49)} ${short(-w * 0.135)}`,
      trim,
      Math.max(1.2, w * 0.014),
    )
    art.path(circle(w * 0.42, -w * 0.075, w * 0.014), stripe)
    art.path(circle(w * 0.423, -w * 0.074, w * 0.007), art.tone('#1b1b1b', distance))
    const float = w * 0.115
    art.stroke(
      `M${short(-w * 0.5)} ${short(float - w * 0.015)}Q${short(0)} ${short(float + w * 0.012)} ${short(w * 0.44)} ${short(float - w * 0.03)}`,
      art.tone('#e6dcc0', distance),
      Math.max(2, w * 0.022),
    )
    art.stroke(
      `M${short(-w * 0.5)} ${short(float - w * 0.008)}Q${short(0)} ${short(float + w * 0.02)} ${short(w * 0.44)} ${short(float - w * 0.022)}`,
      art.tone('#a08a5a', distance),
      Math.max(1, w * 0.007),
    )
    for (const at of [-0.24, 0.22])
      art.stroke(
        `M${short(w * at)} ${short(-w * 0.075)}C${short(w * (at + 0.01))} ${short(-w * 0.13)} ${short(w * (at + 0.02))} ${short(-w * 0.06)} ${short(w * (at + 0.03))} ${short(float)}`,
        art.tone('#7d6040', distance),
        Math.max(1.6, w * 0.016),
      )
  })
}

/** A phinisi under sail: two masts, gaff sails, three jibs. */
export function drawPhinisi(art: Art, x: number, y: number, width: number, distance: number, color = '#f7ecd6'): void {
  const w = width
  const wood = art.tone('#6a3f28', distance)
  const sail = art.tone(color, distance)
  const cloth = (points: readonly Point[]) => {
    const xs = points.map(([px]) => px)
    const [a, b] = [Math.min(...xs), Math.max(...xs)]
    art.path(
      polygon(points),
      art.horizontal(a, b, [
        [0, art.shade(sail, art.sun.x < x ? -0.3 : 0.28)],
        [1, art.shade(sail, art.sun.x < x ? 0.28 : -0.3)],
      ]),
    )
    for (let i = 1; i < 4; i++) {
      const p = points[0]
      const q = points[1]
      const r = points.at(-1)
      if (p && q && r)
        art.stroke(
          `M${short(lerp(p[0], r[0], i / 4))} ${short(lerp(p[1], r[1], i / 4))}L${short(lerp(q[0], r[0], i / 4))} ${short(lerp(q[1], r[1], i / 4))}`,
          art.shade(sail, 0.3),
          Math.max(0.7, w * 0.002),
          'opacity="0.4"',
        )
    }
  }
  art.group(`transform="translate(${short(x)} ${short(y)})"`, () => {
    const [fore, main] = [w * 0.12, -w * 0.18]
    for (const [mx, top] of [
      [fore, 0.86],
      [main, 0.78],
    ] as const)
      art.stroke(`M${short(mx)} ${short(-w * 0.08)}V${short(-w * top)}`, wood, Math.max(1.6, w * 0.011))
    art.stroke(
      `M${short(w * 0.36)} ${short(-w * 0.12)}L${short(w * 0.66)} ${short(-w * 0.22)}`,
      wood,
      Math.max(1.6, w * 0.012),
    )
    for (const [foot, top] of [
      [0.63, 0.84],
      [0.53, 0.7],
      [0.43, 0.56],
    ] as const)
      cloth([
        [w * foot, -w * (0.12 + (foot - 0.36) * 0.33)],
        [fore + w * 0.02, -w * top],
        [fore + w * (0.02 + (foot - 0.4) * 0.35), -w * 0.2],
      ])
    cloth([
      [fore - w * 0.012, -w * 0.14],
      [fore - w * 0.012, -w * 0.6],
      [fore - w * 0.18, -w * 0.7],
      [fore - w * 0.24, -w * 0.15],
    ])
    cloth([
      [fore - w * 0.012, -w * 0.62],
      [fore - w * 0.006, -w * 0.84],
      [fore - w * 0.17, -w * 0.71],
    ])
    cloth([
      [main - w * 0.012, -w * 0.14],
      [main - w * 0.012, -w * 0.54],
      [main - w * 0.18, -w * 0.63],
      [main - w * 0.26, -w * 0.16],
    ])
    cloth([
      [main - w * 0.012, -w * 0.56],
      [main - w * 0.006, -w * 0.76],
      [main - w * 0.17, -w * 0.64],
    ])
    art.path(
      polygon([
        [-w * 0.34, -w * 0.14],
        [-w * 0.32, -w * 0.19],
        [-w * 0.06, -w * 0.18],
        [-w * 0.02, -w * 0.1],
      ]),
      art.tone('#e7d6b4', distance),
    )
    for (let i = 0; i < 5; i++)
      art.path(
        `M${short(-w * (0.3 - i * 0.052))} ${short(-w * 0.165)}h${short(w * 0.03)}v${short(w * 0.025)}h${short(-w * 0.03)}Z`,
        art.tone('#3a3f46', distance),
      )
    art.path(
      `M${short(-w * 0.47)} ${short(-w * 0.15)}C${short(-w * 0.3)} ${short(-w * 0.09)} ${short(0)} ${short(-w * 0.07)} ${short(w * 0.2)} ${short(-w * 0.09)}C${short(w * 0.32)} ${short(-w * 0.105)} ${short(w * 0.4)} ${short(-w * 0.13)} ${short(w * 0.46)} ${short(-w * 0.165)}C${short(w * 0.4)} ${short(-w * 0.06)} ${short(w * 0.34)} 0 ${short(w * 0.24)} ${short(w * 0.012)}H${short(-w * 0.3)}C${short(-w * 0.42)} 0 ${short(-w * 0.45)} ${short(-w * 0.07)} ${short(-w * 0.47)} ${short(-w * 0.15)}Z`,
      art.vertical(-w * 0.14, w * 0.01, [
        [0, art.shade(wood, -0.25)],
        [0.35, wood],
        [1, art.shade(wood, 0.6)],
      ]),
    )
    art.stroke(
      `M${short(-w * 0.46)} ${short(-w * 0.125)}C${short(-w * 0.3)} ${short(-w * 0.065)} ${short(0)} ${short(-w * 0.045)} ${short(w * 0.2)} ${short(-w * 0.065)}C${short(w * 0.32)} ${short(-w * 0.08)} ${short(w * 0.38)} ${short(-w * 0.1)} ${short(w * 0.435)} ${short(-w * 0.13)}`,
      art.tone('#f3e4c4', distance),
      Math.max(1.2, w * 0.009),
    )
  })
}

/** A fast boat with its awning. */
export function drawFastBoat(art: Art, x: number, y: number, width: number, distance: number): void {
  const w = width
  const white = art.tone('#f6f2e6', distance)
  art.group(`transform="translate(${short(x)} ${short(y)})"`, () => {
    art.path(
      polygon([
        [-w * 0.36, -w * 0.08],
        [-w * 0.33, -w * 0.25],
        [w * 0.12, -w * 0.25],
        [w * 0.24, -w * 0.1],
      ]),
      art.tone('#2b4a5c', distance),
    )
    for (const at of [-0.33, -0.2, -0.07, 0.06])
      art.path(
        polygon([
          [w * at, -w * 0.25],
          [w * (at + 0.018), -w * 0.25],
          [w * (at + 0.018), -w * 0.08],
          [w * at, -w * 0.08],
        ]),
        white,
      )
    art.path(
      polygon([
        [-w * 0.37, -w * 0.25],
        [-w * 0.35, -w * 0.285],
        [w * 0.12, -w * 0.28],
        [w * 0.15, -w * 0.245],
      ]),
      white,
    )
    art.path(
      `M${short(-w * 0.45)} ${short(-w * 0.1)}H${short(w * 0.3)}L${short(w * 0.52)} ${short(-w * 0.15)}C${short(w * 0.46)} ${short(-w * 0.03)} ${short(w * 0.38)} ${short(w * 0.02)} ${short(w * 0.3)} ${short(w * 0.025)}H${short(-w * 0.43)}Z`,
      art.vertical(-w * 0.14, w * 0.02, [
        [0, white],
        [0.6, art.shade(white, 0.12)],
        [1, art.tone('#20667f', distance)],
      ]),
    )
    art.stroke(
      `M${short(-w * 0.44)} ${short(-w * 0.055)}H${short(w * 0.34)}L${short(w * 0.47)} ${short(-w * 0.09)}`,
      art.tone('#d9503a', distance),
      Math.max(1.4, w * 0.016),
    )
  })
}
