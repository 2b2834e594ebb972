import type { Art } from '../core/art.ts'
import { ellipse, polygon } from '../core/geometry.ts'
import { drawJukung } from '../parts/boats.ts'
import { drawRanges, drawRidge, ridgeLine } from '../parts/land.ts'
import { drawSky, drawStreaks } from '../parts/sky.ts'
import { drawFoam, drawGlitter, drawRipples, drawWater } from '../parts/water.ts'

/** Dolphins ahead of the boats at first light. */
export function drawDolphins(art: Art): void {
  const { random } = art
  art.sun = { x: random.between(500, 1000), y: 330 }
  drawSky(art, 470, 80)
  drawStreaks(art, 60, 400, 12)
  drawRanges(art, { from: 440, to: 465, count: 3, color: '#56708a', swing: 70, span: 420, far: 0.85, near: 0.6 })
  drawWater(art, 470, 1010, '#2c7f98')
  drawGlitter(art, 472, 960, 0.75)
  drawRipples(art, 480, 1000, art.light.sky[0], 130, 0.26)
  for (const [x, y, w, flip] of [
    [260, 560, 130, false],
    [1210, 545, 110, true],
    [980, 520, 80, false],
  ] as const)
    drawJukung(art, x, y, w, 0.2, { flip, color: '#f4efe2' })
  for (const [x, y, size, turn] of [
    [520, 770, 300, -16],
    [860, 700, 230, -8],
    [1120, 850, 330, -20],
  ] as const)
    drawDolphin(art, x, y, size, turn)
  const edge = ridgeLine(art, { y: 960, swing: 16, span: 300 })
  drawRidge(art, edge, art.shade(art.tone('#1f6a84'), 0.3), 0)
  drawFoam(art, edge, 8)
}

function drawDolphin(art: Art, x: number, y: number, w: number, turn: number): void {
  const back = art.tone(art.shade('#4f6a80', 0.25))
  art.path(ellipse(x, y + w * 0.3, w * 0.5, w * 0.05), '#fdf8ea', 'opacity="0.75"')
  art.group(`transform="translate(${x} ${y}) rotate(${turn})"`, () => {
    art.path(
      `M${-w * 0.5} ${w * 0.16}C${-w * 0.3} ${-w * 0.14} ${w * 0.1} ${-w * 0.28} ${w * 0.36} ${-w * 0.06}L${w * 0.5} ${w * 0.02}C${w * 0.46} ${w * 0.06} ${w * 0.38} ${w * 0.05} ${w * 0.32} ${w * 0.05}C${w * 0.12} ${w * 0.07} ${-w * 0.2} ${w * 0.04} ${-w * 0.44} ${w * 0.2}L${-w * 0.6} ${w * 0.3}L${-w * 0.56} ${w * 0.2}L${-w * 0.66} ${w * 0.12}Z`,
      art.vertical(-w * 0.2, w * 0.1, [
        [0, art.shade(back, -0.3)],
        [0.5, back],
        [1, art.shade(back, 0.3)],
      ]),
    )
    art.path(
      `M${w * 0.34} ${w * 0.045}C${w * 0.12} ${w * 0.075} ${-w * 0.2} ${w * 0.045} ${-w * 0.4} ${w * 0.17}C${-w * 0.1} ${w * 0.0} ${w * 0.14} ${-w * 0.02} ${w * 0.34} ${w * 0.045}Z`,
      '#f3ecd8',
      'opacity="0.8"',
    )
    art.path(
      polygon([
        [-w * 0.04, -w * 0.17],
        [-w * 0.14, -w * 0.3],
        [-w * 0.2, -w * 0.1],
      ]),
      back,
    )
    art.path(
      polygon([
        [w * 0.14, w * 0.03],
        [w * 0.02, w * 0.17],
        [w * 0.22, w * 0.05],
      ]),
      art.shade(back, 0.3),
    )
    art.path(ellipse(w * 0.34, -w * 0.02, w * 0.01, w * 0.01), '#101418')
  })
  for (let i = 0; i < 26; i++)
    art.path(
      ellipse(
        x + art.random.between(-0.55, 0.55) * w,
        y + w * 0.28 - art.random.next() ** 2 * w * 0.22,
        art.random.between(1.5, 6),
        art.random.between(1.5, 5),
      ),
      '#fffdf2',
      'opacity="0.85"',
    )
}
