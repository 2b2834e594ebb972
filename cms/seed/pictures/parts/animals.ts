import type { Art } from '../core/art.ts'
import { circle, curve, ellipse, type Point, polygon, short } from '../core/geometry.ts'

/** A long-tailed macaque sitting, its tail hanging behind. */
export function drawMonkey(art: Art, x: number, y: number, h: number, side: -1 | 1): void {
  const fur = art.tone('#6f6250')
  const p = (dx: number, dy: number): Point => [x + side * dx * h, y - dy * h]
  const P = (dx: number, dy: number) => p(dx, dy).map(short).join(' ')
  art.stroke(curve([p(-0.28, 0.1), p(-0.5, 0.02), p(-0.56, -0.3), p(-0.44, -0.52)]), art.shade(fur, 0.3), h * 0.06)
  art.path(
    `M${P(-0.34, 0)}C${P(-0.42, 0.34)} ${P(-0.26, 0.66)} ${P(0, 0.7)}C${P(0.2, 0.66)} ${P(0.16, 0.4)} ${P(0.2, 0.2)}L${P(0.26, 0)}Z`,
    art.shade(fur, 0.15),
  )
  art.path(
    `M${P(-0.1, 0)}C${P(-0.08, 0.3)} ${P(0.06, 0.5)} ${P(0.12, 0.58)}C${P(0.22, 0.4)} ${P(0.2, 0.2)} ${P(0.26, 0)}Z`,
    art.shade(fur, -0.25),
  )
  art.path(`M${P(-0.2, 0)}C${P(-0.2, 0.24)} ${P(0.02, 0.3)} ${P(0.16, 0.22)}L${P(0.36, 0.03)}L${P(0.36, 0)}Z`, fur)
  art.path(circle(...p(0.1, 0.8), h * 0.19), art.shade(fur, 0.1))
  art.path(ellipse(...p(0.17, 0.77), h * 0.12, h * 0.125), art.tone('#c9a889'))
  art.path(polygon([p(0.02, 0.96), p(0.1, 1.06), p(0.18, 0.95)]), art.shade(fur, 0.3))
  art.path(circle(...p(-0.06, 0.82), h * 0.05), art.tone('#b8937a'))
  for (const dx of [0.13, 0.22]) art.path(circle(...p(dx, 0.81), h * 0.02), '#17120f')
  art.stroke(curve([p(0.13, 0.7), p(0.18, 0.685), p(0.23, 0.7)]), '#5b3d30', h * 0.014)
}

/** A green turtle gliding. */
export function drawTurtle(art: Art, x: number, y: number, w: number, turn: number, distance = 0): void {
  const shell = art.tone('#6a7a3f', distance)
  const skin = art.tone('#93a868', distance)
  const flipper = (d: string, color: string) => art.path(d, color)
  art.group(`transform="translate(${short(x)} ${short(y)}) rotate(${turn})"`, () => {
    flipper(
      `M${w * 0.2} ${-w * 0.1}C${w * 0.3} ${-w * 0.36} ${w * 0.1} ${-w * 0.5} ${-w * 0.08} ${-w * 0.58}C${w * 0.02} ${-w * 0.4} ${w * 0.02} ${-w * 0.3} ${w * 0.04} ${-w * 0.14}Z`,
      art.shade(skin, 0.25),
    )
    flipper(
      `M${-w * 0.34} ${w * 0.04}C${-w * 0.5} ${0} ${-w * 0.6} ${w * 0.06} ${-w * 0.64} ${w * 0.14}C${-w * 0.54} ${w * 0.18} ${-w * 0.42} ${w * 0.16} ${-w * 0.32} ${w * 0.12}Z`,
      art.shade(skin, 0.2),
    )
    art.path(ellipse(w * 0.47, -w * 0.06, w * 0.12, w * 0.085), skin)
    art.path(circle(w * 0.52, -w * 0.085, w * 0.014), '#12181a')
    art.path(
      `M${-w * 0.42} ${w * 0.04}C${-w * 0.3} ${-w * 0.28} ${w * 0.26} ${-w * 0.32} ${w * 0.4} ${-w * 0.04}C${w * 0.3} ${w * 0.12} ${-w * 0.24} ${w * 0.16} ${-w * 0.42} ${w * 0.04}Z`,
      art.vertical(-w * 0.26, w * 0.14, [
        [0, art.shade(shell, -0.4)],
        [0.5, shell],
        [1, art.shade(shell, 0.5)],
      ]),
    )
    let lines = ''
    for (const at of [-0.22, -0.04, 0.14, 0.28])
      lines += `M${short(w * at)} ${short(-w * 0.2)}q${short(w * 0.05)} ${short(w * 0.14)} ${short(-w * 0.01)} ${short(w * 0.28)}`
    art.stroke(
      `${lines}M${short(-w * 0.38)} ${short(-w * 0.03)}Q0 ${short(-w * 0.12)} ${short(w * 0.38)} ${short(-w * 0.05)}`,
      art.shade(shell, 0.55),
      w * 0.012,
      'opacity="0.7"',
    )
    flipper(
      `M${w * 0.26} ${w * 0.02}C${w * 0.3} ${w * 0.24} ${w * 0.1} ${w * 0.42} ${-w * 0.12} ${w * 0.48}C${-w * 0.02} ${w * 0.3} ${0} ${w * 0.2} ${w * 0.06} ${w * 0.08}Z`,
      skin,
    )
  })
}

/** A manta ray, its wings raised. */
export function drawManta(art: Art, x: number, y: number, w: number, turn: number, distance = 0): void {
  const back = art.tone(art.shade('#20404f', 0.3), distance)
  art.group(`transform="translate(${short(x)} ${short(y)}) rotate(${turn})"`, () => {
    art.stroke(`M${-w * 0.02} ${w * 0.16}Q${w * 0.02} ${w * 0.4} ${w * 0.1} ${w * 0.56}`, back, w * 0.014)
    art.path(
      `M0 ${-w * 0.16}C${w * 0.12} ${-w * 0.15} ${w * 0.32} ${-w * 0.12} ${w * 0.54} ${-w * 0.26}C${w * 0.42} ${-w * 0.02} ${w * 0.22} ${w * 0.08} ${w * 0.05} ${w * 0.2}H${-w * 0.05}C${-w * 0.22} ${w * 0.08} ${-w * 0.42} ${w * 0.02} ${-w * 0.56} ${-w * 0.12}C${-w * 0.34} ${-w * 0.06} ${-w * 0.12} ${-w * 0.15} 0 ${-w * 0.16}Z`,
      art.vertical(-w * 0.24, w * 0.2, [
        [0, art.shade(back, -0.25)],
        [1, back],
      ]),
    )
    art.path(
      `M${-w * 0.05} ${w * 0.16}C${-w * 0.2} ${w * 0.06} ${-w * 0.34} ${w * 0.01} ${-w * 0.5} ${-w * 0.09}C${-w * 0.3} ${-w * 0.03} ${-w * 0.14} ${-w * 0.02} ${-w * 0.02} ${w * 0.04}Z`,
      art.tone('#e6ece0', distance),
      'opacity="0.55"',
    )
    for (const side of [-1, 1])
      art.path(
        `M${side * w * 0.06} ${-w * 0.15}q${side * w * 0.03} ${-w * 0.07} ${side * w * 0.01} ${-w * 0.11}q${-side * w * 0.05} ${w * 0.04} ${-side * w * 0.04} ${w * 0.11}Z`,
        back,
      )
  })
}

/** One reef fish, seen from the side. */
export function drawFish(art: Art, x: number, y: number, w: number, side: number, color: string, distance = 0): void {
  const skin = art.tone(color, distance)
  const s = side * w
  art.path(
    `M${short(x + s * 0.5)} ${short(y)}C${short(x + s * 0.3)} ${short(y - w * 0.3)} ${short(x - s * 0.1)} ${short(y - w * 0.28)} ${short(x - s * 0.32)} ${short(y - w * 0.04)}L${short(x - s * 0.54)} ${short(y - w * 0.2)}L${short(x - s * 0.48)} ${short(y)}L${short(x - s * 0.54)} ${short(y + w * 0.2)}L${short(x - s * 0.32)} ${short(y + w * 0.04)}C${short(x - s * 0.1)} ${short(y + w * 0.28)} ${short(x + s * 0.3)} ${short(y + w * 0.3)} ${short(x + s * 0.5)} ${short(y)}Z`,
    skin,
  )
  if (w < 26) return
  for (const at of [0.18, -0.06])
    art.path(
      `M${short(x + s * at)} ${short(y - w * 0.22)}q${short(s * 0.06)} ${short(w * 0.22)} 0 ${short(w * 0.44)}h${short(-s * 0.07)}q${short(s * 0.06)} ${short(-w * 0.22)} 0 ${short(-w * 0.44)}Z`,
      '#fbf6e6',
      'opacity="0.9"',
    )
  art.path(circle(x + s * 0.34, y - w * 0.04, w * 0.035), '#10161a')
}
