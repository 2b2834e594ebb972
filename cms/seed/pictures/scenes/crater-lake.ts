import type { Art } from '../core/art.ts'
import { ellipse, lerp, type Point, polygon } from '../core/geometry.ts'
import { drawRanges, drawRidge, drawVolcano, ridgeLine } from '../parts/land.ts'
import { drawPerson } from '../parts/people.ts'
import { drawClouds, drawSky } from '../parts/sky.ts'
import { drawRipples } from '../parts/water.ts'

/** A turquoise lake deep in a crater of pale stone, vapour over one shore. */
export function drawCraterLake(art: Art): void {
  const { random } = art
  art.sun = { x: random.between(950, 1250), y: 170 }
  drawSky(art, 420, 54)
  drawClouds(art, 140, 320, 5)
  drawRanges(art, {
    from: 330,
    to: 400,
    count: 3,
    color: '#7c8a9a',
    swing: 90,
    span: 380,
    sharp: 0.4,
    far: 0.82,
    near: 0.6,
  })
  drawVolcano(art, {
    x: random.between(330, 520),
    peak: 190,
    base: 470,
    width: 520,
    crater: 26,
    distance: 0.55,
    color: '#6d7a86',
  })
  const walls: readonly [number, number, number, string][] = [
    [430, 80, 0.34, '#b5a88c'],
    [485, 60, 0.24, '#a3947a'],
    [535, 40, 0.14, '#93866e'],
  ]
  for (const [y, swing, distance, color] of walls) {
    const rim = ridgeLine(art, { y, swing, span: 300, sharp: 0.5 })
    drawRidge(art, rim, art.tone(color, distance), 0.25, 220)
    drawGullies(art, rim, color, distance)
  }
  const lake = 'M60 690C60 630 420 606 760 608S1450 640 1450 700C1450 800 1060 842 730 834S60 760 60 690Z'
  art.path(
    'M26 690C26 614 400 590 760 594S1488 630 1488 704C1488 824 1080 864 730 852S26 776 26 690Z',
    art.tone('#e6dcae', 0.08),
  )
  art.path(
    lake,
    art.vertical(606, 838, [
      [0, art.tone('#b4ead6', 0.15)],
      [0.35, art.tone('#58cbb9')],
      [1, art.tone('#178a90')],
    ]),
  )
  art.group(art.clip(lake), () => {
    drawRipples(art, 612, 838, '#d9f5e6', 70, 0.35)
    drawRipples(art, 640, 838, '#0f7680', 50, 0.3)
  })
  for (let i = 0; i < 26; i++) {
    const t = i / 25
    const [sx, sy, r] = [
      240 + t ** 1.4 * 330 + random.between(-40, 40),
      690 - t * 330 + random.between(-16, 16),
      lerp(46, 150, t),
    ]
    art.path(
      ellipse(sx, sy, r, r * 0.6),
      art.radial(sx, sy, r, [
        [0, '#fbf6dc', 0.36 * (1 - t * 0.7)],
        [1, '#fbf6dc', 0],
      ]),
    )
  }
  for (let i = 0; i < 9; i++)
    art.path(
      ellipse(random.between(150, 420), random.between(672, 712), random.between(10, 40), random.between(3, 8)),
      art.tone('#e8cf3f'),
      'opacity="0.8"',
    )
  for (let i = 0; i < 4; i++) {
    const t = i / 3
    const rim = ridgeLine(art, { y: lerp(850, 965, t), swing: lerp(46, 60, t), span: 280, sharp: 0.5 })
    drawRidge(art, rim, art.tone(art.shade('#8b7a5f', lerp(0.05, 0.62, t)), lerp(0.1, 0, t)), 0.1)
    if (i < 3) drawGullies(art, rim, '#7a6b52', 0.04)
  }
  for (let i = 0; i < 3; i++)
    drawPerson(art, 1040 + i * 58, 908 + i * 9, 84 + i * 4, ['#c4432b', '#e0a62e', '#2f6a7a'][i] ?? '#c4432b')
}

/** Washed-out furrows that run down from a rim. */
function drawGullies(art: Art, rim: readonly Point[], color: string, distance: number): void {
  for (const bright of [false, true]) {
    let d = ''
    for (let i = 2; i < rim.length; i += art.random.int(2, 7)) {
      const [x, y] = rim[i] ?? [0, 0]
      const l = art.random.between(20, 120)
      const lean = art.random.between(-0.35, 0.35) * l
      d += polygon([
        [x, y + 3],
        [x + lean + art.random.between(3, 10), y + l],
        [x + lean * 0.6 - 5, y + l * 0.6],
      ])
    }
    art.path(d, art.tone(art.shade(color, bright ? -0.3 : 0.32), distance), 'opacity="0.5"')
  }
}
