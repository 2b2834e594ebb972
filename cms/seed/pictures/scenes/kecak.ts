import type { Art } from '../core/art.ts'
import { circle, curve, ellipse, lerp, rectangle } from '../core/geometry.ts'
import { drawOffering } from '../parts/people.ts'
import { drawSky, drawStreaks } from '../parts/sky.ts'
import { drawSplitGate, drawUmbrella } from '../parts/temples.ts'
import { drawTree } from '../parts/trees.ts'
import { drawGlitter, drawRipples, drawWater } from '../parts/water.ts'

/** The kecak: rings of men around the fire, the sea behind. */
export function drawKecak(art: Art): void {
  const { random, light } = art
  art.sun = { x: random.between(500, 1000), y: 330 }
  drawSky(art, 430, 80)
  drawStreaks(art, 60, 390, 13)
  drawWater(art, 430, 650, '#3a5f86')
  drawGlitter(art, 432, 600, 0.8)
  drawRipples(art, 440, 610, light.sky[0], 40, 0.3)
  drawSplitGate(art, 750, 640, 330, 110, 0.05, '#8a5a48')
  for (const side of [-1, 1] as const) {
    drawTree(art, 750 + side * 640, 640, 300, 0.08, '#3a5a48')
    drawUmbrella(art, 750 + side * 300, 640, 190, side === 1 ? '#f0d9a8' : '#d9503a')
    art.path(rectangle(750 + (side === 1 ? 190 : -690), 590, 500, 60), art.tone(art.shade('#8a5a48', 0.3)))
  }
  art.path(
    rectangle(-10, 630, 1520, 380),
    art.vertical(630, 1000, [
      [0, art.tone('#a87a5c')],
      [1, art.shade(art.tone('#6b4638'), 0.5)],
    ]),
  )
  art.path(
    ellipse(750, 800, 640, 200),
    art.radial(750, 780, 640, [
      [0, '#ffd27a', 0.75],
      [0.4, '#f59a45', 0.4],
      [1, '#f59a45', 0],
    ]),
  )
  const ring = (radius: number, from: number, to: number, size: number, count: number) => {
    for (let i = 0; i < count; i++) {
      const a = lerp(from, to, i / (count - 1))
      const px = 750 + Math.cos(a) * radius
      const py = 800 + Math.sin(a) * radius * 0.34
      drawSinger(art, px, py, size * (1 + Math.sin(a) * 0.22), Math.sin(a) > 0)
    }
  }
  ring(560, Math.PI * 1.06, Math.PI * 1.94, 92, 21)
  ring(430, Math.PI * 1.05, Math.PI * 1.95, 96, 17)
  for (let i = 0; i < 16; i++) {
    const [fx, fh] = [750 + random.between(-46, 46), random.between(70, 190)]
    art.path(
      `M${fx - 22} 812Q${fx - 30} ${812 - fh * 0.5} ${fx + random.between(-14, 14)} ${812 - fh}Q${fx + 30} ${812 - fh * 0.45} ${fx + 22} 812Z`,
      random.pick(['#ffe9a0', '#ffc04a', '#f5842e', '#e8562a']),
      'opacity="0.85"',
    )
  }
  for (let i = 0; i < 40; i++)
    art.path(circle(750 + random.between(-130, 130), random.between(420, 800), random.between(1, 3.4)), '#ffd98a')
  drawOffering(art, 560, 836, 150, '#e0a62e')
  drawOffering(art, 940, 836, 150, '#d9503a')
  ring(470, Math.PI * 0.94, Math.PI * 0.06, 118, 13)
  ring(640, Math.PI * 0.95, Math.PI * 0.05, 132, 15)
}

/** One of the choir: bare back, arms up, a flower behind the ear, chequered cloth. */
function drawSinger(art: Art, x: number, y: number, h: number, near: boolean): void {
  const skin = near ? art.shade(art.tone('#5a3426'), 0.45) : art.tone('#a8653f')
  const up = art.random.chance(0.72)
  for (const side of [-1, 1]) {
    art.stroke(
      up
        ? curve([
            [x + side * h * 0.17, y - h * 0.46],
            [x + side * h * 0.34, y - h * 0.62],
            [x + side * h * art.random.between(0.18, 0.34), y - h * 0.96],
          ])
        : curve([
            [x + side * h * 0.17, y - h * 0.46],
            [x + side * h * 0.3, y - h * 0.26],
            [x + side * h * 0.2, y - h * 0.06],
          ]),
      skin,
      h * 0.085,
    )
  }
  art.path(
    `M${x - h * 0.2} ${y - h * 0.08}C${x - h * 0.2} ${y - h * 0.3} ${x - h * 0.24} ${y - h * 0.5} ${x - h * 0.06} ${y - h * 0.54}H${x + h * 0.06}C${x + h * 0.24} ${y - h * 0.5} ${x + h * 0.2} ${y - h * 0.3} ${x + h * 0.2} ${y - h * 0.08}Z`,
    skin,
  )
  art.path(circle(x, y - h * 0.66, h * 0.105), near ? '#1a1212' : art.tone('#3a2620'))
  art.path(circle(x + h * 0.1, y - h * 0.7, h * 0.03), '#e8432f')
  art.path(ellipse(x, y, h * 0.28, h * 0.12), art.shade(art.tone('#2a2226'), near ? 0.3 : 0))
  for (let i = 0; i < 5; i++)
    art.path(
      rectangle(x - h * 0.2 + i * h * 0.085, y - h * (i % 2 ? 0.1 : 0.05), h * 0.05, h * 0.05),
      '#f2e6d0',
      `opacity="${near ? 0.5 : 0.85}"`,
    )
}
