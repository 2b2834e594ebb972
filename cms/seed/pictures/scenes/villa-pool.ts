import type { Art } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { polygon } from '../core/geometry.ts'
import { drawLounger, drawShade, drawVilla } from '../parts/houses.ts'
import { drawFrame } from '../parts/leaves.ts'
import { drawOutlook } from '../parts/outlook.ts'
import { drawBush, drawPalm } from '../parts/trees.ts'
import { drawGlitter, drawMirrored, drawRipples } from '../parts/water.ts'

/** A pool at the edge of the view, a villa beside it. `detail` names the view. */
export function drawVillaPool(art: Art, detail = 'gorge'): void {
  const { random, light } = art
  const side = random.pick([-1, 1])
  const across = (px: number) => 750 + side * (px - 750)
  art.sun = { x: across(random.between(300, 560)), y: random.between(160, 250) }
  drawOutlook(art, detail, 440)
  for (let i = 0; i < 4; i++)
    drawPalm(art, across(1020 + i * 130), 690, random.between(360, 520), 0.12, -side * random.between(0, 0.2))
  const scene = () => {
    for (let i = 0; i < 7; i++)
      drawBush(
        art,
        across(800 + i * 110),
        692,
        random.between(90, 150),
        random.pick(['#3f7f4a', '#4f8f4c', '#c85a7a', '#2f6f48']),
        0.06,
      )
    drawVilla(art, across(1120), 700, 560, 0.02)
  }
  scene()
  const deck = art.tone('#b48a5c')
  art.path(
    polygon([
      [across(620), 700],
      [across(1540), 700],
      [across(1540), 770],
      [across(560), 770],
    ]),
    art.vertical(700, 770, [
      [0, art.shade(deck, -0.2)],
      [1, art.shade(deck, 0.2)],
    ]),
  )
  for (let i = 0; i < 12; i++)
    art.stroke(`M${across(640 + i * 80)} 702L${across(600 + i * 86)} 768`, art.shade(deck, 0.4), 1.6, 'opacity="0.6"')
  const pool = `M${across(-30)} 742H${across(600)}L${across(560)} 770H${across(1540)}V1010H${across(-30)}Z`
  art.path(
    pool,
    art.vertical(742, 1000, [
      [0, mix(art.tone('#8fe0d6'), light.sky[2], 0.4)],
      [0.3, art.tone('#3fb5b4')],
      [1, art.shade(art.tone('#1f8a96'), 0.25)],
    ]),
  )
  art.group(art.clip(pool), () => {
    drawMirrored(art, 736, 0.26, scene)
    drawRipples(art, 750, 1000, '#effdf6', 110, 0.42)
    drawGlitter(art, 746, 980, 0.4)
  })
  art.path(
    polygon([
      [across(-30), 738],
      [across(604), 738],
      [across(600), 746],
      [across(-30), 746],
    ]),
    mix('#f4fffb', light.sky[2], 0.3),
  )
  for (const [px, w] of [
    [760, 150],
    [960, 158],
  ] as const)
    drawLounger(art, across(px), 752, w, side === -1)
  drawShade(art, across(860), 752, 230, random.pick(['#f4e6c8', '#d9a04a', '#d9503a', '#efe6d4']))
  drawFrame(art, side === 1 ? 'right' : 'left', 0.85)
}
