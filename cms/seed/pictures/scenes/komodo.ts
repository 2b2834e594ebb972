import type { Art } from '../core/art.ts'
import { curve, ellipse, lerp, type Point, polygon } from '../core/geometry.ts'
import { createNoise } from '../core/random.ts'
import { drawFastBoat, drawPhinisi } from '../parts/boats.ts'
import { drawRanges } from '../parts/land.ts'
import { drawPerson } from '../parts/people.ts'
import { drawBirds, drawClouds, drawSky } from '../parts/sky.ts'
import { drawGrass } from '../parts/trees.ts'
import { drawFoam, drawRipples, drawWater } from '../parts/water.ts'

/** A dry hill as Komodo's: folded, tawny, a lit and a shaded flank on every spur. */
function drawDryHill(art: Art, points: readonly Point[], foot: number, color: string, distance: number): void {
  const noise = createNoise(art.random, 4, 0.5)
  const edge: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i], points[i + 1]]
    if (!a || !b) continue
    for (let k = 0; k < 16; k++) {
      const t = k / 16
      const s = t * t * (3 - 2 * t)
      edge.push([lerp(a[0], b[0], t), lerp(a[1], b[1], s) + noise(i * 2 + t * 2.4) * 14])
    }
  }
  const end = points.at(-1)
  if (end) edge.push(end)
  const [first, last] = [edge[0], edge.at(-1)]
  if (!first || !last) return
  const base = art.tone(color, distance)
  const shape = polygon([...edge, [last[0], foot], [first[0], foot]])
  const top = Math.min(...edge.map(([, y]) => y))
  art.path(
    shape,
    art.vertical(top, foot, [
      [0, art.shade(base, -0.25)],
      [0.6, base],
      [1, art.shade(base, 0.3)],
    ]),
  )
  art.group(art.clip(shape), () => {
    const lean = art.sun.x < (first[0] + last[0]) / 2 ? 1 : -1
    for (let i = 3; i < edge.length - 2; i += 4) {
      const [x, y] = edge[i] ?? first
      const depth = (foot - y) * art.random.between(0.5, 1.05)
      const w = art.random.between(16, 60)
      const fold: Point[] = [
        [x, y - 4],
        [x + lean * w, y + depth * 0.4],
        [x + lean * w * 1.9, y + depth],
        [x + lean * w * 0.7, y + depth],
        [x + lean * w * 0.1, y + depth * 0.5],
      ]
      art.path(polygon(fold), art.shade(base, 0.4), 'opacity="0.42"')
      art.path(
        polygon(fold.map(([px, py]): Point => [px - lean * w * 0.75, py + 2])),
        art.shade(base, -0.4),
        'opacity="0.3"',
      )
    }
    let tufts = ''
    for (let i = 0; i < 130; i++) {
      const at = edge[art.random.int(0, edge.length - 1)] ?? first
      const y = lerp(at[1] + 8, foot, art.random.next() ** 1.4)
      tufts += ellipse(at[0], y, art.random.between(2, 7), art.random.between(1.5, 4))
    }
    art.path(tufts, art.tone(art.shade('#5f7a3c', 0.2), distance), 'opacity="0.65"')
  })
}

/** Padar: three bays between folded ridges, boats far below. */
export function drawKomodo(art: Art): void {
  const { random } = art
  const side = random.pick([-1, 1])
  const across = (px: number) => 750 + side * (px - 750)
  const hill = (points: readonly (readonly [number, number])[], foot: number, color: string, distance: number) => {
    const placed = points.map(([px, py]): Point => [across(px), py])
    drawDryHill(art, side === 1 ? placed : placed.toReversed(), foot, color, distance)
  }
  art.sun = { x: across(random.between(950, 1250)), y: random.between(130, 210) }
  drawSky(art, 340, 54)
  drawClouds(art, 110, 280, 4)
  drawRanges(art, { from: 320, to: 340, count: 3, color: '#5f7f8f', swing: 60, span: 330, far: 0.82, near: 0.6 })
  drawWater(art, 345, 1010, '#1f8fae')
  drawRipples(art, 350, 760, art.light.sun, 90, 0.26)
  const tawny = random.pick(['#b59a52', '#9aa04e', '#c09a58'])
  hill(
    [
      [-20, 420],
      [120, 380],
      [260, 400],
      [400, 460],
    ],
    470,
    tawny,
    0.48,
  )
  hill(
    [
      [820, 470],
      [930, 370],
      [1010, 330],
      [1120, 360],
      [1290, 300],
      [1530, 330],
    ],
    480,
    tawny,
    0.42,
  )
  const bay = (x: number, y: number, w: number, h: number) => {
    art.path(
      ellipse(across(x), y, w, h),
      art.radial(across(x), y, w, [
        [0, art.tone('#7fe0d0', 0.05)],
        [0.6, art.tone('#3fb8bd')],
        [1, art.tone('#1f8fae'), 0],
      ]),
      '',
    )
  }
  bay(640, 560, 330, 90)
  bay(420, 740, 380, 120)
  bay(1130, 690, 400, 120)
  drawPhinisi(art, across(560), 560, 74, 0.16)
  drawFastBoat(art, across(690), 600, 46, 0.14)
  drawPhinisi(art, across(300), 720, 110, 0.06)
  const beach = (from: number, to: number, y: number, bend: number) => {
    const points = Array.from(
      { length: 40 },
      (_, i): Point => [across(lerp(from, to, i / 39)), y + Math.sin((i / 39) * Math.PI) * bend],
    )
    art.path(`${curve(points)}L${across(to)} ${y - 20}L${across(from)} ${y - 20}Z`, art.tone('#f6e6c4', 0.05))
    drawFoam(
      art,
      points.map(([px, py]): Point => [px, py + 5]),
      5,
    )
  }
  beach(700, 1010, 545, 30)
  hill(
    [
      [640, 560],
      [760, 480],
      [850, 430],
      [960, 470],
      [1080, 420],
      [1240, 380],
      [1530, 400],
    ],
    552,
    tawny,
    0.26,
  )
  beach(880, 1270, 680, 44)
  hill(
    [
      [790, 700],
      [900, 600],
      [1000, 560],
      [1130, 600],
      [1300, 520],
      [1530, 470],
    ],
    690,
    tawny,
    0.12,
  )
  beach(430, 800, 800, 46)
  hill(
    [
      [300, 880],
      [420, 800],
      [560, 760],
      [690, 690],
      [800, 720],
      [930, 800],
      [1100, 740],
      [1300, 650],
      [1530, 600],
    ],
    1010,
    tawny,
    0.05,
  )
  hill(
    [
      [-20, 760],
      [90, 800],
      [220, 850],
      [380, 930],
      [560, 960],
      [760, 905],
      [1000, 880],
      [1250, 800],
      [1530, 740],
    ],
    1010,
    tawny,
    0,
  )
  art.stroke(
    curve([
      [across(1000), 1000],
      [across(1060), 930],
      [across(1010), 880],
      [across(1110), 830],
      [across(1240), 790],
    ]),
    art.tone('#e6cf9a'),
    8,
    'opacity="0.85"',
  )
  drawPerson(art, across(1120), 838, 76, '#c4432b')
  drawPerson(art, across(1160), 830, 72, '#2f6a8a')
  drawGrass(
    art,
    Array.from({ length: 70 }, (_, i): Point => [i * 22, 996 - Math.abs(Math.sin(i)) * 16]),
    44,
    art.tone(art.shade('#c9ad5c', 0.3)),
  )
  drawBirds(art, across(360), 200, 4)
}
