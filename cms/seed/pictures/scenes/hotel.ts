import type { Art } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { lerp, rectangle } from '../core/geometry.ts'
import { drawLounger, drawShade, drawVilla, drawWing } from '../parts/houses.ts'
import { drawOutlook } from '../parts/outlook.ts'
import { drawPenjor } from '../parts/temples.ts'
import { drawBush, drawPalm } from '../parts/trees.ts'
import { drawMirrored, drawRipples } from '../parts/water.ts'

/** A hotel's wings around its pool. `detail` names the view behind. */
export function drawHotel(art: Art, detail = 'sea'): void {
  const { random, light } = art
  art.sun = { x: random.between(350, 1150), y: random.between(150, 240) }
  drawOutlook(art, detail, 430)
  const color = random.pick(['#efe4cc', '#e3c9a2', '#d9c6b4', '#e8d6b8'])
  const scene = () => {
    for (let i = 0; i < 5; i++) drawPalm(art, random.between(480, 1020), 690, random.between(280, 360), 0.2)
    drawWing(art, 250, 710, 560, 3, color, 0.1)
    drawWing(art, 1260, 710, 560, 3, color, 0.08)
    drawVilla(art, 750, 712, 430, 0.04)
    for (let i = 0; i < 14; i++)
      drawBush(
        art,
        lerp(20, 1480, i / 13),
        716,
        random.between(60, 120),
        random.pick(['#3f7f4a', '#4f8f4c', '#d0577a', '#e08a3a']),
        0.04,
      )
  }
  scene()
  const stone = art.tone('#d9cab0')
  art.path(
    rectangle(-10, 706, 1520, 310),
    art.vertical(706, 1000, [
      [0, art.shade(stone, -0.2)],
      [1, art.shade(stone, 0.3)],
    ]),
  )
  const pool =
    'M180 770C420 740 1080 740 1320 770C1460 790 1450 850 1330 900C1150 960 350 960 170 900C50 850 40 790 180 770Z'
  art.path(pool, '#f6efe0', 'transform="translate(0 8)"')
  art.path(
    pool,
    art.vertical(745, 950, [
      [0, mix(art.tone('#9fe6da'), light.sky[2], 0.3)],
      [0.4, art.tone('#42b8b8')],
      [1, art.tone('#1f8c9c')],
    ]),
  )
  art.group(art.clip(pool), () => {
    drawMirrored(art, 730, 0.2, scene)
    drawRipples(art, 760, 940, '#f2fdf8', 80, 0.5)
  })
  for (const [px, flip] of [
    [130, false],
    [320, false],
    [1180, true],
    [1370, true],
  ] as const)
    drawLounger(art, px, 984, 150, flip)
  drawShade(art, 230, 984, 240, random.pick(['#f4e6c8', '#d9503a', '#efb93a']))
  drawShade(art, 1275, 984, 240, random.pick(['#f4e6c8', '#2f8a8f', '#efb93a']))
  drawPalm(art, random.pick([60, 1440]), 1000, 560, 0)
  if (random.chance(0.5)) drawPenjor(art, 560, 740, 360, 1, 0.05)
}
