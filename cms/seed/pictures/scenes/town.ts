import { type Art, sheet } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { circle, lerp, polygon, rectangle } from '../core/geometry.ts'
import { drawMist, drawVolcano } from '../parts/land.ts'
import { drawPerson } from '../parts/people.ts'
import { drawSky, drawStars, drawStreaks } from '../parts/sky.ts'
import { drawScooter } from '../parts/vehicles.ts'
import { drawRipples } from '../parts/water.ts'

/** Night: lamps in a square, a tall white monument, pedicabs. */
export function drawTown(art: Art): void {
  const { random, light } = art
  art.sun = { x: random.between(300, 500), y: 220 }
  drawSky(art, 640, 50)
  drawStars(art, 420)
  drawStreaks(art, 200, 480, 7)
  drawVolcano(art, {
    x: 1040,
    peak: 330,
    base: 680,
    width: 600,
    crater: 26,
    distance: 0.55,
    color: '#54627f',
    smoke: true,
  })
  drawMist(art, 640, 40, 0.6)
  art.path(
    rectangle(-10, 660, 1520, 140),
    art.vertical(660, 800, [
      [0, art.tone('#8a7f92', 0.5)],
      [1, art.tone('#7a7082', 0.1)],
    ]),
  )
  for (const side of [-1, 1] as const) {
    for (let i = 0; i < 5; i++) {
      const t = i / 4
      const w = lerp(90, 330, t)
      const x = 750 + side * lerp(150, 650, t)
      const h = lerp(110, 370, t) * random.between(0.8, 1.1)
      const y = lerp(700, 800, t)
      const wall = art.tone(random.pick(['#d9b98a', '#c48a6a', '#a9b8a0', '#e0cfa8']), lerp(0.3, 0.04, t))
      art.path(
        rectangle(x - w / 2, y - h, w, h + 10),
        art.vertical(y - h, y, [
          [0, art.shade(wall, 0.25)],
          [1, art.shade(wall, 0.05)],
        ]),
      )
      art.path(
        polygon([
          [x - w * 0.58, y - h],
          [x - w * 0.4, y - h - w * 0.24],
          [x + w * 0.4, y - h - w * 0.24],
          [x + w * 0.58, y - h],
        ]),
        art.tone('#9a4a36', lerp(0.3, 0.04, t)),
      )
      for (let row = 0; row < 2; row++)
        for (let k = 0; k < 3; k++) {
          const [wx, wy] = [x + (k - 1) * w * 0.28, y - h * (0.8 - row * 0.34)]
          art.path(
            rectangle(wx - w * 0.07, wy, w * 0.14, h * 0.2),
            random.chance(0.7) ? '#ffd98a' : art.shade(wall, 0.5),
          )
          art.path(rectangle(wx - w * 0.09, wy - h * 0.02, w * 0.18, h * 0.022), art.shade(wall, -0.4))
        }
      art.path(
        polygon([
          [x - w * 0.52, y - h * 0.3],
          [x + w * 0.52, y - h * 0.3],
          [x + w * 0.58, y - h * 0.2],
          [x - w * 0.58, y - h * 0.2],
        ]),
        art.tone(random.pick(['#d9503a', '#2f8a8f', '#efb93a']), lerp(0.3, 0.04, t)),
      )
    }
  }
  art.path(
    rectangle(-10, 790, 1520, 220),
    art.vertical(790, 1000, [
      [0, art.tone('#8f8a8f')],
      [1, art.shade(art.tone('#5f5a66'), 0.5)],
    ]),
  )
  const white = mix('#fff6e0', light.haze, 0.12)
  const pillar = (w1: number, w2: number, y1: number, y2: number) =>
    art.path(
      polygon([
        [750 - w1, y1],
        [750 + w1, y1],
        [750 + w2, y2],
        [750 - w2, y2],
      ]),
      art.horizontal(750 - w1, 750 + w1, [
        [0, white],
        [0.5, white],
        [1, art.shade(white, 0.4)],
      ]),
    )
  pillar(120, 110, 830, 800)
  pillar(92, 80, 800, 690)
  pillar(92, 92, 694, 676)
  pillar(54, 44, 676, 520)
  pillar(60, 60, 524, 508)
  pillar(36, 14, 508, 360)
  art.path(
    polygon([
      [736, 360],
      [750, 300],
      [764, 360],
    ]),
    '#e9bd52',
  )
  for (const y of [694, 524, 800]) art.path(rectangle(750 - 60, y - 4, 120, 8), '#e9bd52')
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const x = lerp(120, 1380, t)
    if (Math.abs(x - 750) < 140) continue
    art.stroke(`M${x} 880V690`, art.shade(light.tint, 0.7), 7)
    art.path(
      circle(x, 682, 110),
      art.radial(x, 682, 110, [
        [0, '#ffdf9a', 0.65],
        [1, '#ffb84a', 0],
      ]),
    )
    art.path(circle(x, 682, 15), '#fff3cc')
  }
  drawScooter(art, 430, 930, 170)
  drawScooter(art, 1080, 955, 190)
  for (let i = 0; i < 6; i++)
    drawPerson(
      art,
      random.between(250, 1250),
      880 + random.between(0, 50),
      110,
      random.pick(['#d9574a', '#e0a62e', '#3f8a7a', '#f0e2c4']),
    )
  drawRipples(art, 900, sheet.height, '#ffdf9a', 30, 0.2)
}
