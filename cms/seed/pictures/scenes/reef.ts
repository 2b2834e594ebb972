import { type Art, sheet } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { blob, circle, curve, ellipse, lerp, type Point, polygon, rectangle } from '../core/geometry.ts'
import { drawFish, drawManta, drawTurtle } from '../parts/animals.ts'
import { ridgeLine } from '../parts/land.ts'

const corals = ['#e8745a', '#f0a04a', '#c85a8a', '#8f6ab0', '#f3c85a', '#5fb0a0'] as const

/** A coral that branches like a stag's horn. */
function drawStaghorn(art: Art, x: number, y: number, size: number, angle: number, color: string, depth = 0): void {
  const end: Point = [x + Math.cos(angle) * size, y + Math.sin(angle) * size]
  art.stroke(
    curve([[x, y], [(x + end[0]) / 2 + art.random.between(-5, 5), (y + end[1]) / 2], end]),
    color,
    Math.max(2.5, size * 0.17),
  )
  if (depth >= 3) return
  const branches = depth === 0 ? 3 : 2
  for (let i = 0; i < branches; i++)
    drawStaghorn(
      art,
      end[0],
      end[1],
      size * art.random.between(0.6, 0.8),
      angle + lerp(-0.6, 0.6, i / (branches - 1)) + art.random.between(-0.15, 0.15),
      color,
      depth + 1,
    )
}

/** A sea fan: a net of veins within a round outline. */
function drawFan(art: Art, x: number, y: number, size: number, color: string): void {
  let d = ''
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI * (0.12 + (0.76 * i) / 14)
    const l = size * art.random.between(0.8, 1)
    d += curve([
      [x, y],
      [x + Math.cos(a) * l * 0.5 + art.random.between(-6, 6), y + Math.sin(a) * l * 0.55],
      [x + Math.cos(a) * l, y + Math.sin(a) * l],
    ])
    for (let k = 0; k < 5; k++) {
      const t = 0.35 + k * 0.13
      const b = a + (k % 2 ? 0.7 : -0.7)
      d += `M${(x + Math.cos(a) * l * t).toFixed(0)} ${(y + Math.sin(a) * l * t).toFixed(0)}l${(Math.cos(b) * size * 0.15).toFixed(0)} ${(Math.sin(b) * size * 0.15).toFixed(0)}`
    }
  }
  art.path(
    `${curve(Array.from({ length: 15 }, (_, i): Point => [x + Math.cos(-Math.PI * (0.1 + 0.8 * (i / 14))) * size, y + Math.sin(-Math.PI * (0.1 + 0.8 * (i / 14))) * size]))}L${x} ${y}Z`,
    color,
    'opacity="0.3"',
  )
  art.stroke(d, color, Math.max(2, size * 0.02))
}

/** A round brain coral with its winding furrows. */
function drawBrain(art: Art, x: number, y: number, size: number, color: string): void {
  const shape = `M${x - size} ${y}C${x - size} ${y - size * 1.1} ${x + size} ${y - size * 1.1} ${x + size} ${y}Z`
  art.path(
    shape,
    art.radial(x - size * 0.2, y - size * 0.7, size * 1.5, [
      [0, art.shade(color, -0.35)],
      [0.5, color],
      [1, art.shade(color, 0.5)],
    ]),
  )
  art.group(art.clip(shape), () => {
    for (let i = 0; i < 8; i++)
      art.stroke(
        curve(
          Array.from(
            { length: 8 },
            (_, k): Point => [x + lerp(-1, 1, k / 7) * size, y - i * size * 0.13 + Math.sin(k * 2.1 + i) * size * 0.08],
          ),
        ),
        art.shade(color, 0.4),
        2.4,
        'opacity="0.6"',
      )
  })
}

function drawTable(art: Art, x: number, y: number, size: number, color: string): void {
  art.path(
    polygon([
      [x - size * 0.12, y],
      [x - size * 0.2, y - size * 0.4],
      [x + size * 0.2, y - size * 0.4],
      [x + size * 0.12, y],
    ]),
    art.shade(color, 0.5),
  )
  art.path(ellipse(x, y - size * 0.42, size, size * 0.2), art.shade(color, 0.3))
  art.path(ellipse(x, y - size * 0.47, size * 0.98, size * 0.16), color)
  let d = ''
  for (let i = 0; i < 46; i++)
    d += circle(
      x + art.random.between(-0.9, 0.9) * size,
      y - size * 0.47 + art.random.between(-0.1, 0.1) * size,
      size * 0.03,
    )
  art.path(d, art.shade(color, -0.4), 'opacity="0.8"')
}

function drawReefRow(art: Art, y: number, size: number, distance: number, count: number): void {
  const { random } = art
  const edge = ridgeLine(art, { y, swing: size * 0.6, span: 260 })
  const rock = art.tone(art.shade('#2f5f6a', 0.3), distance)
  art.path(
    `M${edge.map(([x, py]) => `${x.toFixed(0)} ${py.toFixed(0)}`).join('L')}L1530 1010L-30 1010Z`,
    art.vertical(y - size, y + size * 3, [
      [0, rock],
      [1, art.shade(rock, 0.5)],
    ]),
  )
  for (let i = 0; i < count; i++) {
    const at = edge[random.int(4, edge.length - 5)]
    if (!at) continue
    const [x, py] = [at[0], at[1] + size * 0.1]
    const color = art.tone(random.pick(corals), distance)
    const kind = random.int(0, 4)
    if (kind === 0)
      for (let k = 0; k < 4; k++)
        drawStaghorn(art, x + k * size * 0.1, py, size * 0.34, -Math.PI / 2 + lerp(-0.7, 0.7, k / 3), color)
    else if (kind === 1) drawFan(art, x, py, size * 0.95, color)
    else if (kind === 2) drawBrain(art, x, py + size * 0.1, size * 0.5, color)
    else if (kind === 3) drawTable(art, x, py, size * 0.62, color)
    else
      for (let k = 0; k < 7; k++) {
        const [foot, h] = [x + (k - 3) * size * 0.05, size * random.between(0.3, 0.75)]
        const [tip, w] = [foot + (k - 3) * size * 0.09, size * random.between(0.045, 0.07)]
        const tube = art.shade(color, random.between(-0.1, 0.25))
        art.path(
          `M${foot - w * 0.5} ${py + 8}Q${foot - w} ${py - h * 0.5} ${tip - w} ${py - h}H${tip + w}Q${foot + w * 1.2} ${py - h * 0.5} ${foot + w * 0.5} ${py + 8}Z`,
          tube,
        )
        art.path(ellipse(tip, py - h, w, w * 0.45), art.shade(tube, -0.3))
        art.path(ellipse(tip, py - h, w * 0.62, w * 0.28), art.shade(tube, 0.65))
      }
  }
}

/** Under water: light from above, fish, corals. `detail` is who swims by: a turtle, mantas, or divers over a wreck's ribs. */
export function drawReef(art: Art, detail = 'turtle'): void {
  const { random, light } = art
  const surface = mix(mix('#8fe0dc', light.sun, 0.3), light.sky[2], 0.3)
  const middle = art.tone('#1f93b0')
  const deep = art.shade(art.tone('#0d4f78'), 0.35)
  art.path(
    rectangle(0, 0, sheet.width, sheet.height),
    art.vertical(0, 1000, [
      [0, surface],
      [0.16, mix(surface, middle, 0.55)],
      [0.5, middle],
      [1, deep],
    ]),
  )
  art.sun = { x: random.between(450, 1050), y: -60 }
  art.path(
    circle(art.sun.x, 0, 560),
    art.radial(art.sun.x, 0, 560, [
      [0, '#fffbe6', 0.85],
      [1, surface, 0],
    ]),
  )
  for (let i = 0; i < 13; i++) {
    const a = lerp(-0.75, 0.75, i / 12) + random.between(-0.05, 0.05)
    const far = (b: number): Point => [art.sun.x + Math.sin(b) * 1100, Math.cos(b) * 1000]
    art.path(
      polygon([[art.sun.x + a * 160 - 8, -10], [art.sun.x + a * 160 + 10, -10], far(a + 0.05), far(a - 0.035)]),
      art.vertical(0, 860, [
        [0, '#fffbe6', 0.3],
        [1, '#fffbe6', 0],
      ]),
    )
  }
  for (let i = 0; i < 50; i++)
    art.path(
      ellipse(random.between(0, 1500), random.between(2, 66), random.between(16, 90), random.between(1.5, 6)),
      '#fbfff4',
      `opacity="${random.between(0.2, 0.55).toFixed(2)}"`,
    )
  const far = light.haze
  const school = (x: number, y: number, count: number, size: number, color: string, side: number, distance: number) => {
    for (let i = 0; i < count; i++)
      drawFish(
        art,
        x + random.between(-1, 1) * count * size * 0.16,
        y + random.between(-1, 1) * count * size * 0.07,
        size * random.between(0.8, 1.2),
        side,
        mix(color, middle, distance),
        0,
      )
  }
  school(random.between(200, 500), 360, 44, 15, '#e8f4e6', 1, 0.35)
  school(random.between(1000, 1300), 260, 36, 14, '#f3c85a', -1, 0.3)
  art.group('opacity="0.55"', () => drawReefRow(art, 790, 90, 0.4, 15))
  if (detail === 'wreck') drawWreck(art, far)
  drawReefRow(art, 880, 130, 0.12, 14)
  if (detail === 'manta') {
    drawManta(art, random.between(620, 840), 420, 620, random.between(-16, 8))
    drawManta(art, random.between(1150, 1300), 280, 250, -12, 0.3)
  } else if (detail === 'turtle') {
    drawTurtle(art, random.between(600, 850), 480, 460, random.between(-18, -4))
    drawTurtle(art, 1220, 640, 160, -10, 0.25)
  }
  drawDiver(art, detail === 'wreck' ? 900 : 300, detail === 'wreck' ? 330 : 520, detail === 'wreck' ? 210 : 150, 8)
  if (detail === 'wreck') drawDiver(art, 1130, 430, 160, 14)
  school(1150, 700, 9, 50, '#f0a03a', -1, 0)
  school(330, 740, 7, 46, '#f3d04a', 1, 0)
  drawReefRow(art, 985, 190, 0, 9)
  for (let i = 0; i < 34; i++) {
    const r = random.between(2, 9)
    art.stroke(circle(random.between(200, 1300), random.between(80, 700), r), '#f4fffb', 1.4, 'opacity="0.6"')
  }
}

function drawDiver(art: Art, x: number, y: number, w: number, turn: number): void {
  const suit = art.shade(art.tone('#1a2a36'), 0.3)
  art.group(`transform="translate(${x} ${y}) rotate(${turn})"`, () => {
    art.stroke(
      curve([
        [-w * 0.1, 0],
        [-w * 0.4, w * 0.06],
        [-w * 0.6, -w * 0.02],
      ]),
      suit,
      w * 0.07,
    )
    art.stroke(
      curve([
        [-w * 0.1, w * 0.03],
        [-w * 0.38, w * 0.14],
        [-w * 0.58, w * 0.12],
      ]),
      suit,
      w * 0.07,
    )
    for (const fy of [-0.05, 0.12])
      art.path(
        polygon([
          [-w * 0.58, w * fy],
          [-w * 0.84, w * (fy - 0.08)],
          [-w * 0.86, w * (fy + 0.06)],
        ]),
        art.tone('#efb93a'),
      )
    art.path(
      blob([
        [-w * 0.16, -w * 0.06],
        [w * 0.1, -w * 0.1],
        [w * 0.26, -w * 0.02],
        [w * 0.1, w * 0.08],
        [-w * 0.14, w * 0.08],
      ]),
      suit,
    )
    art.path(
      blob([
        [-w * 0.08, -w * 0.14],
        [w * 0.14, -w * 0.17],
        [w * 0.16, -w * 0.09],
        [-w * 0.08, -w * 0.06],
      ]),
      art.tone('#d9503a'),
    )
    art.stroke(
      curve([
        [w * 0.18, w * 0.02],
        [w * 0.34, w * 0.12],
        [w * 0.46, w * 0.06],
      ]),
      suit,
      w * 0.05,
    )
    art.path(circle(w * 0.34, -w * 0.05, w * 0.075), art.tone('#8a5a3f'))
    art.path(ellipse(w * 0.385, -w * 0.055, w * 0.03, w * 0.05), '#bfeaf0')
    for (let i = 0; i < 7; i++)
      art.stroke(
        circle(w * 0.42 + art.random.between(-8, 8), -w * 0.16 - i * w * 0.11, w * 0.018 + i * 0.7),
        '#f4fffb',
        1.6,
        'opacity="0.75"',
      )
  })
}

/** The ribs of a ship that sank long ago, grown over. */
function drawWreck(art: Art, far: string): void {
  const iron = mix(art.shade(art.tone('#3f5a5f'), 0.2), far, 0.1)
  art.path(
    'M180 900C260 640 420 560 560 540L1240 590C1330 600 1380 640 1420 700L1400 940Z',
    art.vertical(540, 940, [
      [0, art.shade(iron, -0.15)],
      [1, art.shade(iron, 0.5)],
    ]),
  )
  for (let i = 0; i < 13; i++) {
    const x = 470 + i * 70
    art.stroke(
      curve([
        [x, 545 + i * 5],
        [x - 46, 680],
        [x - 20, 900],
      ]),
      art.shade(iron, 0.35),
      9,
    )
  }
  for (let i = 0; i < 4; i++) art.path(circle(640 + i * 170, 660 + i * 12, 24), art.shade(iron, 0.6))
  art.stroke('M760 560L700 330M700 330L900 570', art.shade(iron, 0.2), 11)
  for (let i = 0; i < 22; i++) {
    const color = art.tone(art.random.pick(corals), 0.2)
    const [x, y] = [art.random.between(460, 1360), art.random.between(548, 620)]
    if (i % 2) drawFan(art, x, y, art.random.between(30, 70), color)
    else drawStaghorn(art, x, y, art.random.between(14, 26), -Math.PI / 2, color)
  }
}
