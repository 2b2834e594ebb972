import type { Art } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { ellipse, lerp, polygon, rectangle } from '../core/geometry.ts'

/** A lounger with its cushion, from the side. */
export function drawLounger(art: Art, x: number, y: number, w: number, flip = false): void {
  const s = flip ? -1 : 1
  const wood = art.tone('#7d5534')
  art.path(ellipse(x, y + 3, w * 0.55, w * 0.04), art.light.shadow, 'opacity="0.35"')
  for (const at of [-0.42, 0.3])
    art.path(
      polygon([
        [x + s * w * at, y - w * 0.16],
        [x + s * w * (at + 0.04), y - w * 0.16],
        [x + s * w * (at + 0.04), y],
        [x + s * w * at, y],
      ]),
      wood,
    )
  art.path(
    polygon([
      [x - s * w * 0.5, y - w * 0.15],
      [x + s * w * 0.2, y - w * 0.15],
      [x + s * w * 0.52, y - w * 0.42],
      [x + s * w * 0.56, y - w * 0.38],
      [x + s * w * 0.24, y - w * 0.11],
      [x - s * w * 0.5, y - w * 0.11],
    ]),
    wood,
  )
  art.path(
    polygon([
      [x - s * w * 0.5, y - w * 0.22],
      [x + s * w * 0.19, y - w * 0.22],
      [x + s * w * 0.51, y - w * 0.49],
      [x + s * w * 0.55, y - w * 0.43],
      [x + s * w * 0.22, y - w * 0.15],
      [x - s * w * 0.5, y - w * 0.15],
    ]),
    art.tone('#fbf4e4'),
  )
  art.path(
    polygon([
      [x - s * w * 0.3, y - w * 0.225],
      [x - s * w * 0.12, y - w * 0.225],
      [x - s * w * 0.12, y - w * 0.14],
      [x - s * w * 0.3, y - w * 0.14],
    ]),
    art.tone('#d9503a'),
  )
}

/** A big parasol of cloth or straw. */
export function drawShade(art: Art, x: number, y: number, h: number, color: string): void {
  const cloth = art.tone(color)
  const top = y - h
  const w = h * 0.62
  art.path(rectangle(x - h * 0.014, top, h * 0.028, h), art.tone('#7d5534'))
  art.path(
    `M${x} ${top - h * 0.03}Q${x - w * 0.4} ${top + h * 0.06} ${x - w} ${top + h * 0.24}Q${x} ${top + h * 0.17} ${x + w} ${top + h * 0.24}Q${x + w * 0.4} ${top + h * 0.06} ${x} ${top - h * 0.03}Z`,
    cloth,
  )
  art.path(
    `M${x} ${top - h * 0.03}Q${x + w * 0.4} ${top + h * 0.06} ${x + w} ${top + h * 0.24}Q${x + w * 0.5} ${top + h * 0.2} ${x + w * 0.2} ${top + h * 0.19}Z`,
    art.shade(cloth, 0.35),
  )
}

/** A villa: a deep thatched roof over glass and stone, lamps inside. */
export function drawVilla(art: Art, x: number, y: number, w: number, distance: number): void {
  const { light } = art
  const thatch = art.tone('#8f6f48', distance)
  const stone = art.tone('#b0a591', distance)
  const wall = y - w * 0.3
  art.path(
    rectangle(x - w * 0.44, wall, w * 0.88, w * 0.3),
    art.vertical(wall, y, [
      [0, art.shade(stone, 0.35)],
      [1, stone],
    ]),
  )
  const glow = mix('#ffe2a4', light.sun, 0.3)
  for (let i = 0; i < 5; i++) {
    const [px, pw] = [x - w * 0.36 + i * w * 0.148, w * 0.124]
    art.path(
      rectangle(px, wall + w * 0.04, pw, w * 0.26),
      art.vertical(wall, y, [
        [0, mix(glow, thatch, 0.25)],
        [1, mix(glow, light.sky[1], 0.35)],
      ]),
    )
    art.path(rectangle(px + pw * 0.48, wall + w * 0.04, pw * 0.05, w * 0.26), art.shade(thatch, 0.5))
    if (i % 2 === 0)
      art.path(
        polygon([
          [px, wall + w * 0.04],
          [px + pw * 0.3, wall + w * 0.04],
          [px + pw * 0.14, wall + w * 0.3],
          [px, wall + w * 0.3],
        ]),
        '#fdf6e4',
        'opacity="0.7"',
      )
  }
  for (const at of [-0.45, -0.22, 0.2, 0.43])
    art.path(rectangle(x + w * at, wall, w * 0.022, w * 0.31), art.tone('#5b3b24', distance))
  const sunLeft = art.sun.x < x
  const top = wall - w * 0.3
  art.path(
    `M${x - w * 0.2} ${top}H${x + w * 0.2}Q${x + w * 0.32} ${wall - w * 0.12} ${x + w * 0.56} ${wall + w * 0.015}L${x + w * 0.55} ${wall + w * 0.045}H${x - w * 0.55}L${x - w * 0.56} ${wall + w * 0.015}Q${x - w * 0.32} ${wall - w * 0.12} ${x - w * 0.2} ${top}Z`,
    art.horizontal(x - w * 0.5, x + w * 0.5, [
      [0, art.shade(thatch, sunLeft ? -0.34 : 0.45)],
      [1, art.shade(thatch, sunLeft ? 0.45 : -0.34)],
    ]),
  )
  let straw = ''
  for (let i = 0; i <= 54; i++) {
    const t = i / 54
    straw += `M${(x + lerp(-0.19, 0.19, t) * w).toFixed(0)} ${(top + 4).toFixed(0)}Q${(x + lerp(-0.33, 0.33, t) * w).toFixed(0)} ${(wall - w * 0.12).toFixed(0)} ${(x + lerp(-0.54, 0.54, t) * w).toFixed(0)} ${(wall + w * art.random.between(0.0, 0.04)).toFixed(0)}`
  }
  art.stroke(straw, art.shade(thatch, 0.4), Math.max(0.9, w * 0.003), 'opacity="0.5"')
  art.path(rectangle(x - w * 0.215, top - w * 0.014, w * 0.43, w * 0.026), art.shade(thatch, 0.45))
}

/** A hotel's wing: floors of balconies under a tiled roof. */
export function drawWing(
  art: Art,
  x: number,
  y: number,
  w: number,
  floors: number,
  color: string,
  distance: number,
): void {
  const { random, light } = art
  const wall = art.tone(color, distance)
  const floor = Math.min(116, w * 0.2)
  const h = floors * floor
  const side = art.sun.x < x
  art.path(
    rectangle(x - w / 2, y - h, w, h),
    art.horizontal(x - w / 2, x + w / 2, [
      [0, art.shade(wall, side ? -0.2 : 0.25)],
      [1, art.shade(wall, side ? 0.25 : -0.2)],
    ]),
  )
  const bays = Math.max(3, Math.round(w / 92))
  for (let level = 0; level < floors; level++) {
    const base = y - level * floor
    for (let i = 0; i < bays; i++) {
      const [bw, bx] = [(w / bays) * 0.7, x - w / 2 + (i + 0.15) * (w / bays)]
      const lit = random.chance(0.4)
      art.path(
        rectangle(bx, base - floor * 0.84, bw, floor * 0.84),
        art.vertical(base - floor, base, [
          [0, lit ? '#ffe3a6' : mix(light.sky[0], art.tone('#2f4a56'), 0.5)],
          [1, lit ? mix('#ffc46a', wall, 0.3) : art.tone('#3a4f58')],
        ]),
      )
      art.path(rectangle(bx + bw * 0.47, base - floor * 0.84, bw * 0.05, floor * 0.84), art.tone('#6b4a30', distance))
      art.path(
        polygon([
          [bx, base - floor * 0.84],
          [bx + bw * 0.22, base - floor * 0.84],
          [bx + bw * 0.12, base],
          [bx, base],
        ]),
        '#fbf4e2',
        'opacity="0.65"',
      )
      art.path(rectangle(bx - bw * 0.12, base - floor * 0.34, bw * 1.24, floor * 0.045), art.tone('#6b4a30', distance))
      let bars = ''
      for (let k = 0; k < 10; k++)
        bars += rectangle(bx - bw * 0.1 + (k * bw * 1.2) / 9.6, base - floor * 0.32, bw * 0.025, floor * 0.32)
      art.path(bars, art.tone('#7d5a3c', distance))
      if (random.chance(0.5))
        art.path(
          ellipse(bx + bw * random.between(0.2, 0.8), base - floor * 0.3, bw * 0.22, floor * 0.12),
          art.tone(random.pick(['#d0578a', '#4f8a48', '#e08a3a']), distance),
        )
    }
    art.path(rectangle(x - w * 0.515, base - floor * 0.05, w * 1.03, floor * 0.08), art.shade(wall, -0.35))
  }
  const top = y - h
  const tile = art.tone('#a9543a', distance)
  art.path(
    polygon([
      [x - w * 0.56, top + 4],
      [x - w * 0.4, top - floor * 0.72],
      [x + w * 0.4, top - floor * 0.72],
      [x + w * 0.56, top + 4],
    ]),
    art.horizontal(x - w / 2, x + w / 2, [
      [0, art.shade(tile, side ? -0.25 : 0.35)],
      [1, art.shade(tile, side ? 0.35 : -0.25)],
    ]),
  )
  for (let row = 1; row < 6; row++) {
    const t = row / 6
    art.stroke(
      `M${x - lerp(0.4, 0.56, t) * w} ${top - floor * 0.72 * (1 - t)}H${x + lerp(0.4, 0.56, t) * w}`,
      art.shade(tile, 0.4),
      1.6,
      'opacity="0.5"',
    )
  }
  art.path(rectangle(x - w * 0.41, top - floor * 0.78, w * 0.82, floor * 0.09), art.shade(tile, 0.4))
}
