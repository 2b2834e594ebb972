import type { Art } from '../core/art.ts'
import { circle, curve, lerp, type Point, polygon } from '../core/geometry.ts'
import { drawMist, drawRanges, drawRidge, ridgeLine } from '../parts/land.ts'
import { drawClouds, drawSky } from '../parts/sky.ts'
import { drawBush, drawPalm, drawTree } from '../parts/trees.ts'

/** Coffee under shade trees, cherries ripe in front, a volcano behind. */
export function drawCoffee(art: Art): void {
  const { random } = art
  art.sun = { x: random.between(300, 1200), y: random.between(130, 230) }
  drawSky(art, 420)
  drawClouds(art, 120, 300, 4)
  drawRanges(art, { from: 330, to: 430, count: 4, color: '#46755e', swing: 80, span: 360, far: 0.82, near: 0.42 })
  drawMist(art, 450, 54, 0.7)
  for (let row = 0; row < 8; row++) {
    const t = row / 7
    const y = lerp(470, 940, t ** 1.25)
    const edge = ridgeLine(art, { y, swing: lerp(12, 34, t), span: 460 })
    drawRidge(art, edge, art.tone(art.shade('#7a5a3c', lerp(0, 0.3, t)), lerp(0.4, 0.05, t)), 0.1)
    if (row === 2 || row === 4)
      for (let i = 0; i < 4; i++)
        drawTree(art, random.between(20, 1480), y + 6, lerp(120, 240, t), lerp(0.4, 0.1, t), '#5c9a50')
    const step = lerp(26, 120, t)
    for (let x = -20 + (row % 2) * step * 0.5; x < 1540; x += step)
      drawBush(
        art,
        x + random.between(-6, 6),
        y + lerp(6, 30, t),
        step * 1.1,
        random.pick(['#2f6f44', '#3a7a46', '#2b6640']),
        lerp(0.38, 0.02, t),
      )
    if (t > 0.3) {
      let d = ''
      for (let i = 0; i < 60; i++) {
        const bush = (random.int(0, Math.ceil(1540 / step)) + (row % 2) * 0.5) * step - 20
        d += circle(
          bush + random.between(-0.3, 0.3) * step,
          y + lerp(6, 30, t) - random.between(0.02, 0.34) * step,
          lerp(1.2, 4.6, t),
        )
      }
      art.path(d, art.tone('#c8382c', lerp(0.3, 0, t)))
    }
  }
  const hut = (x: number, y: number, w: number) => {
    art.path(
      polygon([
        [x - w * 0.45, y],
        [x - w * 0.45, y - w * 0.34],
        [x + w * 0.45, y - w * 0.34],
        [x + w * 0.45, y],
      ]),
      art.tone('#8a6440', 0.2),
    )
    art.path(
      polygon([
        [x - w * 0.6, y - w * 0.3],
        [x - w * 0.3, y - w * 0.62],
        [x + w * 0.3, y - w * 0.62],
        [x + w * 0.6, y - w * 0.3],
      ]),
      art.tone('#a4543a', 0.2),
    )
  }
  hut(random.pick([320, 1180]), 600, 130)
  const side = random.pick([-1, 1])
  drawCoffeeBranch(art, 750 + side * 800, 200, side)
  drawCoffeeBranch(art, 750 + side * 800, 560, side)
  drawPalm(art, 750 - side * 560, 930, 470, 0.04)
}

/** A branch across the corner: paired leaves and clusters of cherries. */
function drawCoffeeBranch(art: Art, x: number, y: number, side: number): void {
  const at = (t: number): Point => [x - side * t * 560, y + Math.sin(t * 2.4) * 120 + t * 60]
  art.stroke(curve([0, 0.25, 0.5, 0.75, 1].map(at)), art.tone('#5b4632'), 10)
  const leaf = (px: number, py: number, angle: number, length: number, color: string) => {
    const tip: Point = [px + Math.cos(angle) * length, py + Math.sin(angle) * length]
    const n: Point = [-Math.sin(angle) * length * 0.22, Math.cos(angle) * length * 0.22]
    const mid: Point = [lerp(px, tip[0], 0.45), lerp(py, tip[1], 0.45)]
    art.path(`M${px} ${py}Q${mid[0] + n[0] * 1.6} ${mid[1] + n[1] * 1.6} ${tip[0]} ${tip[1]}L${px} ${py}Z`, color)
    art.path(
      `M${px} ${py}Q${mid[0] - n[0] * 1.6} ${mid[1] - n[1] * 1.6} ${tip[0]} ${tip[1]}L${px} ${py}Z`,
      art.shade(color, 0.35),
    )
    art.stroke(`M${px} ${py}L${tip[0]} ${tip[1]}`, art.shade(color, -0.3), 2)
  }
  for (let i = 0; i < 9; i++) {
    const [px, py] = at((i + 0.6) / 9)
    const length = art.random.between(120, 175) * (1 - i * 0.04)
    for (const turn of [-1, 1])
      leaf(
        px,
        py,
        (side === 1 ? Math.PI : 0) + turn * art.random.between(0.7, 1.3),
        length,
        art.tone(art.shade('#2a6a44', art.random.between(0.05, 0.4))),
      )
    for (let k = 0; k < 9; k++) {
      const [cx, cy, r] = [
        px + art.random.between(-30, 30),
        py + art.random.between(-14, 30),
        art.random.between(10, 16),
      ]
      const cherry = art.tone(art.random.pick(['#c22f2a', '#d9482f', '#a81f2a', '#e08a2e', '#7f9a3c']))
      art.path(
        circle(cx, cy, r),
        art.radial(cx - r * 0.35, cy - r * 0.4, r * 1.5, [
          [0, art.shade(cherry, -0.5)],
          [0.4, cherry],
          [1, art.shade(cherry, 0.5)],
        ]),
      )
    }
  }
}
