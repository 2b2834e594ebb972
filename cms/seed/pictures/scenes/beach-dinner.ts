import { type Art, sheet } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { curve, ellipse, lerp, type Point, polygon } from '../core/geometry.ts'
import { drawMist } from '../parts/land.ts'
import { drawPerson } from '../parts/people.ts'
import { drawSky, drawStreaks } from '../parts/sky.ts'
import { drawPalm } from '../parts/trees.ts'
import { drawFoam, drawGlitter, drawRipples, drawWater } from '../parts/water.ts'

/** Tables on the sand at dusk, lanterns along the water. */
export function drawBeachDinner(art: Art): void {
  const { random, light } = art
  art.sun = { x: random.between(420, 1080), y: 330 }
  drawSky(art, 470, 82)
  drawStreaks(art, 60, 400, 15)
  drawWater(art, 470, 800, '#3a6a8a')
  drawGlitter(art, 472, 720, 0.85)
  drawRipples(art, 480, 740, light.sky[0], 70, 0.3)
  const shore = Array.from({ length: 121 }, (_, i): Point => [-20 + i * 13, 700 + Math.sin(i / 13) * 12])
  art.path(
    `${curve(shore.filter((_, i) => i % 6 === 0))}L1520 1010L-20 1010Z`,
    art.vertical(690, 1000, [
      [0, mix(art.tone('#b98d68'), light.sky[2], 0.4)],
      [0.2, art.tone('#b98d68')],
      [1, art.shade(art.tone('#8a6248'), 0.45)],
    ]),
  )
  drawFoam(art, shore, 11)
  drawMist(art, 470, 26, 0.5)
  const lantern = (x: number, y: number, h: number) => {
    art.path(
      ellipse(x, y, h * 2.4, h * 2.4),
      art.radial(x, y, h * 2.4, [
        [0, '#ffd98a', 0.62],
        [1, '#ffb04a', 0],
      ]),
    )
    art.path(ellipse(x, y, h * 0.3, h * 0.42), '#fff1c4')
  }
  for (let row = 0; row < 3; row++) {
    const y = lerp(760, 960, row / 2)
    const scale = lerp(0.5, 1, row / 2)
    for (let i = 0; i < 5 - row; i++) {
      const x = lerp(140, 1360, (i + 0.5) / (5 - row)) + random.between(-40, 40)
      art.path(
        ellipse(x, y + 12 * scale, 130 * scale, 14 * scale),
        art.shade(art.tone('#5a3a30'), 0.5),
        'opacity="0.5"',
      )
      for (const seat of [-1, 1]) {
        art.path(
          `M${x + seat * 92 * scale} ${y + 8 * scale}v${-64 * scale}h${seat * 26 * scale}v${64 * scale}Z`,
          art.tone(art.shade('#6b4630', 0.3)),
        )
        drawPerson(
          art,
          x + seat * 84 * scale,
          y + 10 * scale,
          118 * scale,
          random.pick(['#c4574a', '#e6d6b4', '#3f6f7f', '#a9653a']),
        )
      }
      art.path(
        polygon([
          [x - 66 * scale, y - 40 * scale],
          [x + 66 * scale, y - 40 * scale],
          [x + 78 * scale, y + 12 * scale],
          [x - 78 * scale, y + 12 * scale],
        ]),
        art.vertical(y - 40 * scale, y + 12 * scale, [
          [0, '#fff3d8'],
          [1, art.tone('#e0c39a')],
        ]),
      )
      lantern(x, y - 54 * scale, 22 * scale)
    }
  }
  art.stroke(
    curve([
      [-20, 120],
      [400, 220],
      [800, 190],
      [1200, 230],
      [1520, 110],
    ]),
    art.shade(light.tint, 0.7),
    2,
  )
  for (let i = 0; i < 13; i++) {
    const t = (i + 0.5) / 13
    lantern(lerp(-20, 1520, t), 128 + Math.sin(t * Math.PI) * 84, 15)
  }
  drawPalm(art, 90, 1000, 720, 0, 0.16)
  drawPalm(art, sheet.width - 70, 1000, 640, 0, -0.14)
}
