import type { Art } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { circle, ellipse, polygon, rectangle, short } from '../core/geometry.ts'

export function drawWheel(art: Art, x: number, y: number, r: number): void {
  const rubber = art.shade(art.tone('#22262a'), 0.2)
  const rim = art.tone('#c9ccc8')
  art.path(circle(x, y, r), rubber)
  art.path(
    circle(x, y, r * 0.66),
    art.radial(x - r * 0.2, y - r * 0.3, r, [
      [0, art.shade(rim, -0.3)],
      [1, art.shade(rim, 0.45)],
    ]),
  )
  art.path(circle(x, y, r * 0.58), art.shade(rim, 0.55))
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - Math.PI / 2
    const at = (b: number, l: number): [number, number] => [x + Math.cos(b) * l, y + Math.sin(b) * l]
    art.path(
      polygon([at(a - 0.34, r * 0.14), at(a - 0.13, r * 0.6), at(a + 0.13, r * 0.6), at(a + 0.34, r * 0.14)]),
      rim,
    )
  }
  art.path(circle(x, y, r * 0.12), art.shade(rim, 0.4))
}

export type Body = {
  /** Side outline of the whole body for a length of 100 and a ground at 0; heights upwards. */
  outline: string
  roofLine: string
  glass: readonly string[]
  wheels: readonly [back: number, front: number]
  wheel: number
  doors: readonly number[]
  height: number
  /** How much longer the body is than its outline is drawn. */
  stretch: number
  open?: boolean
}

/** Bodies, seen from the side and driving to the right; drawn for this program, of no maker. */
export const bodies = {
  hatch: {
    outline:
      'M3 -14C2 -24 4 -31 9 -33C14 -43 19 -48 27 -49.5H50C57 -49 63 -43 70 -34C82 -32 92 -30 96 -25C98 -21 98 -16 97 -12H4Z',
    roofLine: 'M13 -40C17 -47 22 -49 28 -49.5H50C56 -49 61 -44 66 -38',
    glass: ['M15.5 -34.5C18 -41 21.5 -45 27 -46H37V-34.5Z', 'M39.5 -46H49.5C55 -45 60 -40 64 -34.5H39.5Z'],
    wheels: [20, 79],
    wheel: 10.6,
    doors: [38, 62],
    height: 50,
    stretch: 1.25,
  },
  mpv: {
    outline:
      'M2 -14C1 -26 2 -34 5 -37C8 -48 11 -52 18 -53H52C60 -52 66 -45 73 -36C85 -34 94 -31 97 -25C99 -20 98.5 -16 98 -12H3Z',
    roofLine: 'M6 -45C9 -51 13 -53 19 -53H52C59 -52 64 -47 69 -41',
    glass: [
      'M8.5 -37C10 -44 12.5 -48.5 18 -49.5H24V-37Z',
      'M26 -49.5H41V-37H26Z',
      'M43.5 -49.5H51.5C57.5 -48.5 62 -43.5 67 -37H43.5Z',
    ],
    wheels: [19, 80],
    wheel: 10.4,
    doors: [25, 43, 65],
    height: 53,
    stretch: 1.36,
  },
  suv: {
    outline:
      'M2 -17C1 -28 2 -38 5 -41C8 -52 12 -57 19 -58H53C60 -57 65 -50 71 -41C84 -40 94 -37 97 -30C99 -24 98.5 -19 98 -15H3Z',
    roofLine: 'M7 -51C10 -56 14 -58 20 -58H53C58 -57 63 -52 67 -46',
    glass: [
      'M8.5 -41C10 -48.5 13 -53.5 18.5 -54.5H25V-41Z',
      'M27 -54.5H42V-41H27Z',
      'M44.5 -54.5H52C57 -53.5 61.5 -48 65.5 -41H44.5Z',
    ],
    wheels: [20, 80],
    wheel: 12.4,
    doors: [26, 44, 65],
    height: 58,
    stretch: 1.42,
  },
  van: {
    outline:
      'M2 -13C1.5 -30 1.5 -52 3 -58C4.5 -63 7 -65 12 -65H68C77 -64 83 -55 89 -41C95 -39 98 -34 98.5 -26C99 -20 98.5 -16 98 -12H3Z',
    roofLine: 'M5 -62C7 -65 9 -65 13 -65H68C74 -64 79 -59 83 -53',
    glass: [
      'M6 -41C6 -52 6.5 -58 8 -60.5H23V-41Z',
      'M25.5 -60.5H44V-41H25.5Z',
      'M46.5 -60.5H63V-41H46.5Z',
      'M65.5 -60.5H68C75 -59.5 80 -51 84 -41H65.5Z',
    ],
    wheels: [19, 81],
    wheel: 10,
    doors: [24.5, 45.5, 64.5],
    height: 65,
    stretch: 1.48,
  },
  bus: {
    outline: 'M1 -12C0.8 -30 0.8 -56 2 -61C3 -65 5 -66.5 9 -66.5H88C94 -66 97 -58 98.4 -42C99 -30 99 -20 98.6 -11H2Z',
    roofLine: 'M3 -64C4.5 -66.5 6 -66.5 10 -66.5H88C92 -66 94 -63 96 -57',
    glass: [
      'M3.5 -38V-60H17V-38Z',
      'M19 -60H33V-38H19Z',
      'M35 -60H49V-38H35Z',
      'M51 -60H65V-38H51Z',
      'M67 -60H80V-38H67Z',
      'M82.5 -60H90C93.5 -57 95.5 -50 96.5 -38H82.5Z',
    ],
    wheels: [20, 82],
    wheel: 8.6,
    doors: [81.2, 66],
    height: 66,
    stretch: 1.55,
  },
  jeep: {
    outline: 'M4 -17V-36C4 -38 6 -39 9 -39H60L63 -38L66 -36C80 -36 92 -34 95 -30C97 -26 97 -20 96.5 -15H5Z',
    roofLine: '',
    glass: ['M63.5 -38L56 -58H58.5L67 -37Z'],
    wheels: [20, 79],
    wheel: 12.8,
    doors: [30, 58],
    height: 58,
    stretch: 1.32,
    open: true,
  },
} as const satisfies Record<string, Body>

export type BodyName = keyof typeof bodies

/** A car from the side, its front wheel to the right; `y` is the ground. */
export function drawCar(art: Art, name: BodyName, x: number, y: number, length: number, color: string): void {
  const body: Body = bodies[name]
  const scale = length / (100 * body.stretch)
  const paint = art.tone(color)
  const glass = mix(art.shade(art.tone('#2f4a56'), 0.25), art.light.sky[1], 0.25)
  art.path(ellipse(x, y + 4, length * 0.53, length * 0.035), art.light.shadow, 'opacity="0.5"')
  art.group(
    `transform="translate(${short(x - length / 2)} ${short(y)}) scale(${(scale * body.stretch).toFixed(4)} ${scale.toFixed(4)})"`,
    () => {
      const sill = body.wheel
      if (body.open) {
        art.stroke('M9 -39L14 -60H50L56 -58', art.tone('#2a2e30'), 1.6)
        art.path('M18 -38C17 -46 19 -50 23 -50S29 -46 28.5 -38Z', art.tone('#7a4a30'))
        art.path('M40 -38C39 -46 41 -50 45 -50S51 -46 50.5 -38Z', art.tone('#7a4a30'))
        art.stroke('M57 -40L53 -45', '#22262a', 1.4)
      }
      art.path(
        body.outline,
        art.vertical(-body.height, -11, [
          [0, art.shade(paint, -0.35)],
          [0.32, paint],
          [0.42, art.shade(paint, -0.4)],
          [0.5, paint],
          [0.78, art.shade(paint, 0.25)],
          [1, art.shade(paint, 0.6)],
        ]),
      )
      if (body.roofLine) art.stroke(body.roofLine, mix('#ffffff', paint, 0.25), 0.8, 'opacity="0.8"')
      for (const pane of body.glass) {
        art.path(
          pane,
          art.vertical(-body.height, -34, [
            [0, mix(art.light.sky[0], glass, 0.4)],
            [0.55, mix(art.light.sky[2], glass, 0.55)],
            [1, glass],
          ]),
        )
      }
      for (const pane of body.glass.slice(0, body.open ? 0 : undefined))
        art.group(art.clip(pane), () => {
          art.path('M10 -70L26 -70L6 -30H-10ZM44 -70H52L34 -30H24ZM78 -70H84L68 -30H60Z', '#ffffff', 'opacity="0.16"')
        })
      for (const door of body.doors)
        art.stroke(`M${door} ${-body.height + (body.open ? 20 : 5)}V-15`, art.shade(paint, 0.55), 0.35, 'opacity="0.8"')
      for (const door of body.doors.slice(0, 2)) art.path(rectangle(door + 2, -33.5, 4.4, 1.1), art.shade(paint, 0.5))
      art.stroke(
        `M4 ${-sill - 9}C30 ${-sill - 11} 70 ${-sill - 11} 96 ${-sill - 8}`,
        art.shade(paint, 0.4),
        0.5,
        'opacity="0.6"',
      )
      art.path(`M3 -15H97.6L97 -10.5H4Z`, art.shade(art.tone('#2a2e30'), 0.2))
      const front =
        name === 'bus'
          ? -26
          : name === 'hatch'
            ? -26.5
            : name === 'van'
              ? -33
              : name === 'jeep'
                ? -30
                : name === 'suv'
                  ? -33
                  : -29
      art.path(
        `M97.6 ${front - 3.4}C93 ${front - 4} 90 ${front - 2.4} 88.4 ${front}C91 ${front + 2} 95 ${front + 1.6} 98.2 ${front + 1}Z`,
        '#fff6d8',
      )
      art.path(rectangle(name === 'bus' ? 1.2 : 3, front - 5, 2.2, 7.4), '#c8382c')
      art.path(rectangle(95, -17.5, 3, 2.2), '#f4efe2')
      if (!body.open && name !== 'bus') {
        const at = name === 'van' ? 82 : name === 'hatch' ? 63 : 66.5
        art.path(ellipse(at, name === 'suv' ? -42.5 : name === 'van' ? -43 : -37.5, 2.5, 1.8), art.shade(paint, 0.3))
      }
      if (name === 'jeep') {
        art.stroke('M30 -34H58M66 -32H92', art.shade(paint, 0.4), 0.5)
        art.path(circle(3.4, -27, 9.4), art.shade(art.tone('#22262a'), 0.2))
        art.path(circle(3.4, -27, 4), art.tone('#8a8f90'))
      }
      if (name === 'suv') art.path('M16 -60.2H52V-58.8H16Z', art.tone('#2a2e30'))
    },
  )
  art.group(`transform="translate(${short(x - length / 2)} ${short(y)}) scale(${scale.toFixed(4)})"`, () => {
    for (const place of body.wheels) {
      const at = place * body.stretch
      art.path(
        `M${at - body.wheel - 2.4} -11C${at - body.wheel - 2.4} ${-body.wheel * 2.5} ${at + body.wheel + 2.4} ${-body.wheel * 2.5} ${at + body.wheel + 2.4} -11Z`,
        art.shade(art.tone('#181b1d'), 0.2),
      )
      drawWheel(art, at, -body.wheel, body.wheel)
    }
  })
}

/** A scooter with its rider, from the side. */
export function drawScooter(art: Art, x: number, y: number, w: number): void {
  const paint = art.tone(art.random.pick(['#d9503a', '#2f8a8f', '#efb93a', '#f0e4c8']))
  const dark = art.shade(art.tone('#23282b'), 0.2)
  art.path(ellipse(x, y + 2, w * 0.5, w * 0.04), art.light.shadow, 'opacity="0.45"')
  art.group(`transform="translate(${short(x)} ${short(y)}) scale(${(w / 100).toFixed(3)})"`, () => {
    for (const at of [-32, 34]) drawWheel(art, at, -12, 12)
    art.path(
      'M-44 -26C-44 -36 -30 -42 -14 -40L-4 -38L0 -20H16L24 -52L30 -54L34 -24L26 -12H-12C-16 -24 -30 -26 -34 -20Z',
      art.vertical(-54, -12, [
        [0, art.shade(paint, -0.3)],
        [0.5, paint],
        [1, art.shade(paint, 0.5)],
      ]),
    )
    art.path('M-42 -38C-30 -46 -12 -44 -2 -40L-4 -36H-40Z', dark)
    art.stroke('M27 -52L20 -64L12 -66', dark, 3)
    art.path(circle(31, -46, 4), '#fff1c4')
    art.stroke('M-12 -42L8 -36L6 -18', art.tone('#3a4a5a'), 9)
    art.path(
      'M-22 -42C-24 -62 -18 -76 -8 -78C2 -76 2 -60 -4 -42Z',
      art.tone(art.random.pick(['#f0e4c8', '#3f7fae', '#c85a8a'])),
    )
    art.stroke('M-8 -72L6 -60L16 -63', art.tone('#8a5a3f'), 4.4)
    art.path(circle(-6, -86, 8.6), art.tone('#8a5a3f'))
    art.path('M-16 -86C-16 -98 4 -98 4 -86L6 -84H-16Z', art.tone(art.random.pick(['#d9503a', '#f4efe2', '#23282b'])))
  })
}
