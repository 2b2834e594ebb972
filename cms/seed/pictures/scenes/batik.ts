import { type Art, sheet } from '../core/art.ts'
import { circle, ellipse, rectangle } from '../core/geometry.ts'
import { drawFrangipani } from '../parts/frangipani.ts'

/** Batik being drawn: a cloth of flowers, half of it still white, wax and a canting. */
export function drawBatik(art: Art): void {
  const { random } = art
  art.sun = { x: 200, y: 60 }
  const [ground, motif, second] = random.pick<readonly [string, string, string]>([
    ['#24365e', '#f0e0b8', '#a8622e'],
    ['#6a2f26', '#f3e2b4', '#2a2420'],
    ['#1f4f48', '#f4e8c4', '#d98a3a'],
  ])
  art.path(rectangle(0, 0, sheet.width, sheet.height), art.tone(ground))
  const step = 214
  for (let row = -1; row < 6; row++)
    for (let col = -1; col < 9; col++) {
      const [x, y] = [col * step + (row % 2 ? step / 2 : 0), row * step + 60]
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * 6.283
        art.path(
          `M${x} ${y}Q${x + Math.cos(a - 0.42) * 64} ${y + Math.sin(a - 0.42) * 64} ${x + Math.cos(a) * 94} ${y + Math.sin(a) * 94}Q${x + Math.cos(a + 0.42) * 64} ${y + Math.sin(a + 0.42) * 64} ${x} ${y}Z`,
          art.tone(i % 2 ? motif : second),
        )
        art.stroke(
          `M${x + Math.cos(a) * 22} ${y + Math.sin(a) * 22}L${x + Math.cos(a) * 74} ${y + Math.sin(a) * 74}`,
          art.tone(i % 2 ? second : motif),
          2.4,
        )
        const b = a + Math.PI / 8
        art.path(circle(x + Math.cos(b) * 84, y + Math.sin(b) * 84, 6), art.tone(motif))
      }
      art.path(circle(x, y, 19), art.tone(ground))
      art.path(circle(x, y, 11), art.tone(motif))
      for (let i = 0; i < 16; i++)
        art.path(
          circle(x + step / 2 + Math.cos((i / 16) * 6.283) * 21, y + Math.sin((i / 16) * 6.283) * 21, 3),
          art.tone(motif),
        )
    }
  const fold = `M860 -10C800 260 960 480 820 740C790 840 830 930 850 1010H1510V-10Z`
  art.path(
    fold,
    art.horizontal(780, 1500, [
      [0, '#f7eed8'],
      [0.3, '#fffaec'],
      [1, art.tone('#e8d9b8')],
    ]),
  )
  art.group(art.clip(fold), () => {
    for (let row = -1; row < 6; row++)
      for (let col = 3; col < 9; col++) {
        const [x, y] = [col * step + (row % 2 ? step / 2 : 0), row * step + 60]
        for (let i = 0; i < 8; i++) {
          const a = (i / 8) * 6.283
          art.stroke(
            `M${x} ${y}Q${x + Math.cos(a - 0.42) * 64} ${y + Math.sin(a - 0.42) * 64} ${x + Math.cos(a) * 94} ${y + Math.sin(a) * 94}Q${x + Math.cos(a + 0.42) * 64} ${y + Math.sin(a + 0.42) * 64} ${x} ${y}`,
            '#a86f36',
            col < 6 ? 3.4 : 1.4,
            `opacity="${col < 6 ? 0.9 : 0.35}"`,
          )
        }
      }
  })
  art.stroke('M860 -10C800 260 960 480 820 740C790 840 830 930 850 1010', art.light.shadow, 12, 'opacity="0.28"')
  art.path(ellipse(1206, 716, 150, 96), art.light.shadow, 'opacity="0.28"')
  art.path(
    circle(1190, 690, 116),
    art.radial(1150, 640, 190, [
      [0, '#8f9698'],
      [1, '#2a2e30'],
    ]),
  )
  art.path(
    circle(1190, 690, 94),
    art.radial(1160, 660, 140, [
      [0, '#f0c45a'],
      [1, '#a8641e'],
    ]),
  )
  art.group('transform="translate(1010 420) rotate(38)"', () => {
    art.path(
      'M-210 -12H60Q74 0 60 12H-210Q-222 0 -210 -12Z',
      art.vertical(-12, 12, [
        [0, '#d09a5a'],
        [1, '#6a3f1e'],
      ]),
    )
    art.path(
      'M56 -22C100 -26 124 -10 128 10C120 30 80 30 56 22Z',
      art.vertical(-24, 26, [
        [0, '#e8a86a'],
        [1, '#8a4a22'],
      ]),
    )
    art.stroke('M126 12Q150 18 158 38', '#b87238', 6)
  })
  for (let i = 0; i < 6; i++)
    drawFrangipani(art, random.between(900, 1450), random.between(60, 950), random.between(26, 40))
}
