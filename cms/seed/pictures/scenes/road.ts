import type { Art } from '../core/art.ts'
import { curve, lerp, polygon, rectangle } from '../core/geometry.ts'
import { drawSlope } from '../parts/fields.ts'
import { drawMist, drawRanges, drawRidge, drawVolcano, ridgeLine } from '../parts/land.ts'
import { drawClouds, drawSky } from '../parts/sky.ts'
import { drawPenjor, drawSplitGate } from '../parts/temples.ts'
import { drawBush, drawPalm, drawTree, drawTreeline } from '../parts/trees.ts'
import { type BodyName, bodies, drawCar } from '../parts/vehicles.ts'
import { drawGlitter, drawRipples, drawWater } from '../parts/water.ts'

const isBody = (name: string): name is BodyName => name in bodies

/** A car from the side on a road. `detail` is 'body colour backdrop', as 'mpv #d9503a fields'. */
export function drawRoad(art: Art, detail = 'mpv #d9503a fields'): void {
  const { random } = art
  const [name = 'mpv', color = '#d9503a', backdrop = 'fields'] = detail.split(' ')
  art.sun = { x: random.between(280, 1220), y: random.between(150, 250) }
  drawSky(art, 470)
  drawClouds(art, 110, 330, 4)
  if (backdrop === 'sea') {
    drawRanges(art, { from: 420, to: 455, count: 3, color: '#4f7f7a', swing: 60, span: 420, far: 0.8, near: 0.5 })
    drawWater(art, 460, 800, '#2598ac')
    drawGlitter(art, 462, 720, 0.6)
    drawRipples(art, 466, 720, art.light.sun, 70, 0.35)
    for (let i = 0; i < 5; i++)
      drawPalm(art, lerp(60, 1440, i / 4) + random.between(-90, 90), 760, random.between(360, 520), 0.08)
  } else {
    if (backdrop !== 'gate' || random.chance(0.5))
      drawVolcano(art, {
        x: random.between(400, 1100),
        peak: 230,
        base: 540,
        width: 600,
        crater: 30,
        distance: 0.55,
        color: '#56708a',
      })
    drawRanges(art, { from: 420, to: 500, count: 3, color: '#46765c', swing: 50, span: 340, far: 0.75, near: 0.35 })
    drawMist(art, 510, 40, 0.5)
    const wood = ridgeLine(art, { y: 530, swing: 26, span: 280 })
    const green = art.tone(art.shade('#2f6a48', 0.1), 0.22)
    drawRidge(art, wood, green, 0.3)
    drawTreeline(art, wood, 22, green, 8)
    if (backdrop === 'fields')
      drawSlope(art, {
        top: [570, 556, 566],
        bottom: [800, 790, 800],
        steps: 9,
        flooded: 0.4,
        distance: [0.3, 0.08],
        size: [0.12, 0.5],
      })
    else
      art.path(
        rectangle(-10, 560, 1520, 250),
        art.vertical(560, 800, [
          [0, art.tone('#6f9a4a', 0.2)],
          [1, art.tone(art.shade('#4f7f3f', 0.2))],
        ]),
      )
    if (backdrop === 'gate') {
      art.path(rectangle(-10, 640, 1520, 130), art.tone(art.shade('#a9593a', 0.15), 0.05))
      art.path(rectangle(-10, 628, 1520, 18), art.tone('#b9ac9a', 0.05))
      drawSplitGate(art, 750, 778, 420, 120, 0.08)
      for (const side of [-1, 1] as const) {
        drawTree(art, 750 + side * 560, 720, 380, 0.08)
        drawPenjor(art, 750 + side * 300, 780, 540, side === 1 ? -1 : 1, 0.02)
      }
    } else if (backdrop === 'forest')
      for (let i = 0; i < 9; i++)
        drawTree(
          art,
          lerp(-20, 1520, i / 8) + random.between(-40, 40),
          770,
          random.between(330, 520),
          0.12,
          random.pick(['#3d7a48', '#4f8f4c', '#2f6f48']),
        )
    else
      for (let i = 0; i < 4; i++)
        drawPalm(art, lerp(90, 1410, i / 3) + random.between(-90, 90), 770, random.between(330, 470), 0.08)
  }
  for (let i = 0; i < 22; i++)
    drawBush(
      art,
      lerp(-20, 1520, i / 21),
      778,
      random.between(60, 120),
      random.pick(['#4c8a48', '#3a7a46', '#6f9a4a', '#c8577a']),
      0.02,
    )
  const road = art.tone('#6f6c6c')
  art.path(rectangle(-10, 776, 1520, 22), art.tone('#cbbf9f'))
  art.path(
    rectangle(-10, 796, 1520, 214),
    art.vertical(796, 1000, [
      [0, art.shade(road, -0.16)],
      [1, art.shade(road, 0.45)],
    ]),
  )
  for (let i = 0; i < 8; i++)
    art.path(
      polygon([
        [i * 210 - 30, 956],
        [i * 210 + 90, 956],
        [i * 210 + 84, 970],
        [i * 210 - 40, 970],
      ]),
      '#fbf2d8',
      'opacity="0.75"',
    )
  const lengths: Record<BodyName, number> = { hatch: 800, mpv: 900, suv: 920, van: 990, bus: 1180, jeep: 780 }
  const body = isBody(name) ? name : 'mpv'
  drawCar(art, body, 750 + random.between(-30, 30), 902, lengths[body], color)
  let streaks = ''
  for (let i = 0; i < 9; i++)
    streaks += curve([
      [-10, 830 + i * 20],
      [200 + i * 20, 830 + i * 20],
    ])
  art.stroke(streaks, '#fff7e0', 1.6, 'opacity="0.18"')
}
