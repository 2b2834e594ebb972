import type { Art } from '../core/art.ts'
import { circle, curve, ellipse, lerp, type Point, polygon, rectangle } from '../core/geometry.ts'
import { drawBananaLeaf } from '../parts/leaves.ts'

/** Boards seen from above. */
function drawBoards(art: Art, color: string): void {
  const { random } = art
  for (let i = 0; i < 7; i++) {
    const y = i * 146 - 10
    const wood = art.shade(art.tone(color), random.between(-0.12, 0.16))
    art.path(
      rectangle(-10, y, 1520, 146),
      art.vertical(y, y + 146, [
        [0, art.shade(wood, -0.1)],
        [0.9, wood],
        [1, art.shade(wood, 0.45)],
      ]),
    )
    for (let k = 0; k < 12; k++) {
      const gy = y + random.between(8, 138)
      art.stroke(
        curve([
          [-10, gy],
          [400, gy + random.between(-7, 7)],
          [900, gy + random.between(-9, 9)],
          [1510, gy + random.between(-5, 5)],
        ]),
        art.shade(wood, random.between(0.12, 0.34)),
        random.between(0.8, 2.6),
        'opacity="0.5"',
      )
    }
  }
}

/** A bowl from above, filled with something of one colour. */
function drawBowl(
  art: Art,
  x: number,
  y: number,
  r: number,
  rim: string,
  filling: string,
  bits: readonly [string, ...string[]],
): void {
  const { random } = art
  art.path(ellipse(x + r * 0.12, y + r * 0.16, r * 1.05, r * 1.05), art.light.shadow, 'opacity="0.35"')
  art.path(
    circle(x, y, r),
    art.radial(x - r * 0.3, y - r * 0.3, r * 1.4, [
      [0, art.shade(art.tone(rim), -0.35)],
      [1, art.shade(art.tone(rim), 0.35)],
    ]),
  )
  art.path(circle(x, y, r * 0.84), art.shade(art.tone(rim), 0.5))
  art.path(
    circle(x, y + r * 0.02, r * 0.8),
    art.radial(x - r * 0.2, y - r * 0.2, r, [
      [0, art.shade(art.tone(filling), -0.2)],
      [1, art.shade(art.tone(filling), 0.25)],
    ]),
  )
  for (let i = 0; i < 34; i++) {
    const [a, d] = [random.between(0, 6.3), Math.sqrt(random.next()) * r * 0.7]
    art.path(
      ellipse(x + Math.cos(a) * d, y + Math.sin(a) * d, random.between(0.03, 0.09) * r, random.between(0.02, 0.06) * r),
      art.tone(random.pick(bits)),
      'opacity="0.9"',
    )
  }
}

function drawChili(art: Art, x: number, y: number, angle: number, l: number, color: string): void {
  const skin = art.tone(color)
  art.group(
    `transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${((angle * 180) / Math.PI).toFixed(0)})"`,
    () => {
      art.path(
        `M0 ${-l * 0.08}C${l * 0.4} ${-l * 0.14} ${l * 0.8} ${-l * 0.02} ${l} ${l * 0.14}C${l * 0.7} ${l * 0.1} ${l * 0.3} ${l * 0.12} 0 ${l * 0.08}Z`,
        skin,
      )
      art.path(
        `M${l * 0.04} ${-l * 0.04}C${l * 0.4} ${-l * 0.09} ${l * 0.7} 0 ${l * 0.86} ${l * 0.08}C${l * 0.6} 0 ${l * 0.3} 0 ${l * 0.04} ${-l * 0.01}Z`,
        art.shade(skin, -0.5),
        'opacity="0.7"',
      )
      art.stroke(`M0 0Q${-l * 0.1} ${-l * 0.02} ${-l * 0.18} ${-l * 0.1}`, art.tone('#5f8a3a'), l * 0.05)
    },
  )
}

function drawLime(art: Art, x: number, y: number, r: number): void {
  art.path(circle(x + 4, y + 6, r), art.light.shadow, 'opacity="0.3"')
  art.path(circle(x, y, r), art.tone('#7fae3a'))
  art.path(circle(x, y, r * 0.88), art.tone('#f2f3cf'))
  for (let i = 0; i < 8; i++) {
    const [a, b] = [(i / 8) * 6.283 + 0.07, ((i + 1) / 8) * 6.283 - 0.07]
    art.path(
      polygon([
        [x + Math.cos((a + b) / 2) * r * 0.1, y + Math.sin((a + b) / 2) * r * 0.1],
        [x + Math.cos(a) * r * 0.78, y + Math.sin(a) * r * 0.78],
        [x + Math.cos(b) * r * 0.78, y + Math.sin(b) * r * 0.78],
      ]),
      art.tone('#b9d068'),
    )
  }
}

/** Satay: a stick, meat, a glaze. */
function drawSatay(art: Art, x: number, y: number, angle: number, l: number): void {
  const at = (t: number, off = 0): Point => [
    x + Math.cos(angle) * l * t - Math.sin(angle) * off,
    y + Math.sin(angle) * l * t + Math.cos(angle) * off,
  ]
  art.stroke(`M${at(0).join(' ')}L${at(1.35).join(' ')}`, art.tone('#d9bb80'), 4)
  for (let i = 0; i < 4; i++) {
    const [cx, cy] = at(0.08 + i * 0.2)
    art.path(
      ellipse(cx, cy, l * 0.1, l * 0.085),
      art.radial(cx - 5, cy - 6, l * 0.13, [
        [0, art.tone('#c98a4a')],
        [1, art.tone('#6a3520')],
      ]),
    )
  }
}

/** A Balinese feast on a woven tray, spices around it. */
export function drawFeast(art: Art): void {
  const { random } = art
  art.sun = { x: 200, y: 100 }
  drawBoards(art, random.pick(['#8a5c38', '#6f4a34', '#a37a50']))
  const [x, y, r] = [750 + random.between(-90, 90), 510 + random.between(-20, 20), 372]
  for (let i = 0; i < 5; i++)
    drawBananaLeaf(
      art,
      x + random.between(-40, 40),
      y + random.between(-40, 40),
      lerp(0, 6.28, i / 5) + 0.3,
      random.between(520, 640),
      art.tone(art.shade('#3f8a4a', random.between(-0.1, 0.3))),
    )
  art.path(circle(x + 14, y + 20, r + 12), art.light.shadow, 'opacity="0.4"')
  art.path(circle(x, y, r + 12), art.tone('#7a5230'))
  art.path(circle(x, y, r), art.tone('#d3ab68'))
  art.group(art.clip(circle(x, y, r)), () => {
    for (let i = -24; i < 25; i++) {
      for (const turn of [-1, 1])
        art.stroke(
          `M${x + i * 31 - turn * 420} ${y - 420}L${x + i * 31 + turn * 420} ${y + 420}`,
          art.shade(art.tone('#b98a48'), turn === 1 ? 0.2 : -0.15),
          7,
          'opacity="0.55"',
        )
    }
  })
  art.path(
    circle(x, y, r - 40),
    art.radial(x - 90, y - 90, r, [
      [0, art.tone('#6fae55')],
      [1, art.tone(art.shade('#2f7a44', 0.2))],
    ]),
  )
  for (let i = 0; i < 28; i++)
    art.stroke(
      `M${x} ${y}L${x + Math.cos((i / 28) * 6.283) * (r - 44)} ${y + Math.sin((i / 28) * 6.283) * (r - 44)}`,
      art.tone('#8fc46a'),
      1.6,
      'opacity="0.5"',
    )
  art.path(circle(x + 8, y + 14, 126), art.light.shadow, 'opacity="0.3"')
  const rice = art.tone(random.pick(['#f7cf4e', '#fbf3dc']))
  art.path(
    circle(x, y, 124),
    art.radial(x - 40, y - 46, 180, [
      [0, '#fffdf0'],
      [0.35, rice],
      [1, art.shade(rice, 0.4)],
    ]),
  )
  for (let i = 0; i < 190; i++) {
    const [a, d] = [random.between(0, 6.3), Math.sqrt(random.next()) * 116]
    art.path(
      ellipse(x + Math.cos(a) * d, y + Math.sin(a) * d, 5, 2.2),
      random.chance(0.5) ? '#fffdf0' : art.shade(rice, 0.15),
      `transform="rotate(${random.int(0, 180)} ${(x + Math.cos(a) * d).toFixed(0)} ${(y + Math.sin(a) * d).toFixed(0)})" opacity="0.8"`,
    )
  }
  art.path(circle(x, y, 26), art.tone('#4f9a48'))
  drawChili(art, x - 16, y - 6, -0.6, 44, '#d9352a')
  const dishes: readonly (readonly [string, readonly [string, ...string[]]])[] = [
    ['#a83a24', ['#e0572e', '#f3c04a', '#6a1f14']],
    ['#4f7a34', ['#7fae4a', '#f4efd8', '#d9352a']],
    ['#7a4526', ['#a86a3a', '#4a2614', '#e0a85a']],
    ['#e8dcb8', ['#f7f0d8', '#7fae4a', '#e0a02e']],
    ['#d98a2e', ['#f3b04a', '#a8581e', '#7fae4a']],
  ]
  dishes.forEach(([filling, bits], i) => {
    const a = (i / dishes.length) * 6.283 + random.between(-0.1, 0.1)
    drawBowl(art, x + Math.cos(a) * 232, y + Math.sin(a) * 232, 70, i % 2 ? '#e8dcc0' : '#5b4030', filling, bits)
  })
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * 6.283 + 0.63
    for (let k = 0; k < 3; k++) drawSatay(art, x + Math.cos(a) * 160 + k * 15, y + Math.sin(a) * 160 + k * 7, a, 112)
  }
  for (let i = 0; i < 9; i++) {
    const side = i % 2 ? -1 : 1
    const [px, py] = [750 + side * random.between(520, 710), random.between(90, 930)]
    if (i % 3 === 0)
      drawBowl(
        art,
        px,
        py,
        random.between(56, 84),
        random.pick(['#3f5a6a', '#e8dcc0', '#7a4a30']),
        random.pick(['#e0a02e', '#b8301f', '#efe2bd', '#6a3a1c']),
        ['#f3d08a', '#8a4a1e', '#d9352a'],
      )
    else if (i % 3 === 1) drawLime(art, px, py, random.between(32, 48))
    else
      for (let k = 0; k < 4; k++)
        drawChili(
          art,
          px + random.between(-40, 40),
          py + random.between(-40, 40),
          random.between(0, 6.28),
          random.between(70, 110),
          random.pick(['#d9352a', '#c8281e', '#5f9a3a']),
        )
  }
}
