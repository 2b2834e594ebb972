import { type Art, sheet } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { circle, curve, ellipse, lerp, polygon, rectangle } from '../core/geometry.ts'
import { drawSlope } from '../parts/fields.ts'
import { drawRanges, drawVolcano } from '../parts/land.ts'
import { drawBananaLeaf } from '../parts/leaves.ts'
import { drawClouds, drawSky } from '../parts/sky.ts'
import { drawBush, drawPalm } from '../parts/trees.ts'
import { drawGlitter, drawRipples, drawWater } from '../parts/water.ts'

/** A hotel room: a bed, a carved board, a window with a view. `detail` is the view: sea, fields, garden or volcano. */
export function drawRoom(art: Art, detail = 'garden'): void {
  const { random } = art
  const left = random.chance(0.5)
  const across = (px: number) => (left ? px : 1500 - px)
  art.sun = { x: across(random.between(180, 480)), y: 250 }
  const wall = art.tone(random.pick(['#e9dcc2', '#d9cdb8', '#c9d0bd', '#e3c8ab', '#b9c4bf']))
  art.path(
    rectangle(0, 0, sheet.width, 730),
    art.horizontal(
      0,
      sheet.width,
      left
        ? [
            [0, art.shade(wall, -0.3)],
            [1, art.shade(wall, 0.32)],
          ]
        : [
            [0, art.shade(wall, 0.32)],
            [1, art.shade(wall, -0.3)],
          ],
    ),
  )
  const [wx, wy, ww, wh] = [left ? 70 : 1500 - 70 - 520, 110, 520, 560]
  const pane = rectangle(wx, wy, ww, wh)
  art.group(art.clip(pane), () => drawView(art, detail))
  const wood = art.tone(random.pick(['#6b4428', '#8a5c38', '#4a3426']))
  for (const at of [0, 0.5, 1]) art.path(rectangle(wx + ww * at - 9, wy - 12, 18, wh + 24), wood)
  for (const y of [wy - 14, wy + wh]) art.path(rectangle(wx - 14, y, ww + 28, 18), wood)
  for (const side of [0, 1]) {
    const cx = wx + (side ? ww + 10 : -10)
    const inward = side ? -1 : 1
    art.path(
      `M${cx - inward * 46} 80H${cx + inward * 104}C${cx + inward * 70} 300 ${cx + inward * 20} 420 ${cx + inward * 34} 726H${cx - inward * 46}Z`,
      art.horizontal(cx - 60, cx + 100, [
        [0, '#fdf6e6'],
        [0.5, art.shade('#fdf6e6', 0.12)],
        [1, '#fdf6e6'],
      ]),
      'opacity="0.93"',
    )
    for (let i = 0; i < 4; i++)
      art.stroke(
        `M${cx + inward * (-30 + i * 28)} 84C${cx + inward * (-30 + i * 22)} 320 ${cx + inward * (-34 + i * 15)} 480 ${cx + inward * (-34 + i * 17)} 724`,
        art.shade('#fdf6e6', 0.24),
        2,
        'opacity="0.7"',
      )
  }
  art.path(rectangle(wx - 70, 66, ww + 140, 16), wood)
  const floor = art.tone(random.pick(['#a87f56', '#8f6a48', '#c2a37c']))
  art.path(
    rectangle(0, 726, sheet.width, 280),
    art.vertical(726, 1000, [
      [0, art.shade(floor, -0.1)],
      [1, art.shade(floor, 0.42)],
    ]),
  )
  for (let i = 0; i < 17; i++)
    art.stroke(
      `M${lerp(-300, 1800, i / 16)} 1010L${lerp(220, 1280, i / 16)} 726`,
      art.shade(floor, 0.36),
      2,
      'opacity="0.5"',
    )
  art.path(
    polygon([
      [wx + 30, 730],
      [wx + ww - 30, 730],
      [wx + ww + (left ? 330 : 60), 1010],
      [wx + (left ? 130 : -330), 1010],
    ]),
    art.light.sun,
    'opacity="0.2"',
  )
  art.path(rectangle(0, 716, sheet.width, 14), art.shade(wall, -0.5))
  drawBed(art, across(1060), left ? 1 : -1, wood)
  const px = across(650)
  art.path(
    polygon([
      [px - 44, 726],
      [px + 44, 726],
      [px + 34, 830],
      [px - 34, 830],
    ]),
    art.tone('#b0643f'),
  )
  for (let i = 0; i < 6; i++)
    drawBananaLeaf(
      art,
      px,
      734,
      -Math.PI / 2 + lerp(-0.9, 0.9, i / 5),
      random.between(190, 280),
      art.tone(art.shade('#3a8a4c', random.between(-0.1, 0.35))),
    )
}

function drawView(art: Art, detail: string): void {
  drawSky(art, 430, 40)
  drawClouds(art, 180, 360, 3)
  if (detail === 'sea') {
    drawWater(art, 420, 720, '#259aae')
    drawGlitter(art, 424, 680, 0.6)
    drawRipples(art, 430, 700, art.light.sun, 40, 0.4)
  } else if (detail === 'volcano')
    drawVolcano(art, { x: art.sun.x + 60, peak: 260, base: 520, width: 420, crater: 24, distance: 0.35 })
  if (detail !== 'sea')
    drawRanges(art, { from: 400, to: 480, count: 3, color: '#447558', swing: 40, span: 200, far: 0.7, near: 0.25 })
  if (detail === 'fields')
    drawSlope(art, {
      top: [470, 460, 474],
      bottom: [760, 720, 760],
      steps: 9,
      flooded: 0.35,
      distance: [0.35, 0.06],
      size: [0.1, 0.6],
    })
  else if (detail !== 'sea')
    for (let i = 0; i < 16; i++)
      drawBush(
        art,
        art.random.between(0, 1500),
        art.random.between(540, 690),
        art.random.between(90, 180),
        art.random.pick(['#3f7f4a', '#5c9a4e', '#2f6f48', '#d0577a']),
        0.06,
      )
  for (let i = 0; i < 3; i++)
    drawPalm(art, art.sun.x + (i - 1) * 190 + art.random.between(-30, 30), 720, art.random.between(300, 400), 0.08)
}

/** The bed with its canopy, pillows and a batik runner, a lamp on each side. */
function drawBed(art: Art, x: number, side: number, wood: string): void {
  const { random } = art
  const linen = mix('#fffaf0', art.light.bright, 0.16)
  const accent = art.tone(random.pick(['#c4533a', '#1f6a63', '#d99a34', '#34507f', '#8a4a6a']))
  for (const dx of [-330, 330]) {
    const [lx, ly] = [x + dx, 560]
    art.path(rectangle(lx - 54, 640, 108, 120), art.shade(wood, 0.15))
    art.path(rectangle(lx - 60, 630, 120, 14), art.shade(wood, -0.2))
    art.path(
      circle(lx, ly, 150),
      art.radial(lx, ly, 150, [
        [0, '#ffdf9c', 0.6],
        [1, '#ffdf9c', 0],
      ]),
    )
    art.path(rectangle(lx - 6, ly + 30, 12, 44), art.tone('#caa24a'))
    art.path(
      polygon([
        [lx - 44, ly + 36],
        [lx - 28, ly - 36],
        [lx + 28, ly - 36],
        [lx + 44, ly + 36],
      ]),
      art.vertical(ly - 36, ly + 36, [
        [0, '#fff3cf'],
        [1, '#f7cf83'],
      ]),
    )
  }
  art.path(
    `M${x - 270} 690V400Q${x} 320 ${x + 270} 400V690Z`,
    art.horizontal(x - 270, x + 270, [
      [0, art.shade(wood, side === 1 ? -0.2 : 0.3)],
      [1, art.shade(wood, side === 1 ? 0.3 : -0.2)],
    ]),
  )
  for (let i = 0; i < 7; i++) {
    const px = x - 210 + i * 70
    art.stroke(
      curve([
        [px, 640],
        [px - 18, 560],
        [px, 480],
        [px + 18, 430],
      ]) + circle(px, 470, 18),
      art.shade(wood, -0.35),
      4,
      'opacity="0.7"',
    )
  }
  for (const dx of [-280, 268]) art.path(rectangle(x + dx, 190, 14, 620), art.shade(wood, 0.1))
  art.path(rectangle(x - 290, 184, 580, 16), wood)
  for (const s of [-1, 1])
    art.path(
      `M${x + s * 272} 198C${x + s * 150} 240 ${x + s * 210} 470 ${x + s * 290} 560C${x + s * 270} 640 ${x + s * 286} 740 ${x + s * 300} 800H${x + s * 262}C${x + s * 250} 680 ${x + s * 220} 620 ${x + s * 262} 560C${x + s * 170} 470 ${x + s * 110} 300 ${x + s * 40} 200Z`,
      '#fffaf0',
      'opacity="0.6"',
    )
  art.path(
    `M${x - 290} 660H${x + 290}L${x + 350} 900Q${x} 930 ${x - 350} 900Z`,
    art.vertical(660, 900, [
      [0, linen],
      [1, art.shade(linen, 0.22)],
    ]),
  )
  art.path(`M${x - 350} 900Q${x} 930 ${x + 350} 900L${x + 350} 962Q${x} 990 ${x - 350} 962Z`, art.shade(linen, 0.36))
  for (const [dx, w, color, y] of [
    [-140, 220, linen, 606],
    [140, 220, linen, 606],
    [-110, 150, accent, 640],
    [110, 150, accent, 640],
    [0, 130, art.tone('#e3b04c'), 660],
  ] as const) {
    art.path(
      `M${x + dx - w / 2} ${y + 44}Q${x + dx - w * 0.56} ${y} ${x + dx - w / 2} ${y - 44}Q${x + dx} ${y - 60} ${x + dx + w / 2} ${y - 44}Q${x + dx + w * 0.56} ${y} ${x + dx + w / 2} ${y + 44}Q${x + dx} ${y + 58} ${x + dx - w / 2} ${y + 44}Z`,
      art.vertical(y - 54, y + 50, [
        [0, art.shade(color, -0.2)],
        [1, art.shade(color, 0.28)],
      ]),
    )
  }
  const runner = `M${x - 318} 770Q${x} 796 ${x + 318} 770L${x + 338} 858Q${x} 886 ${x - 338} 858Z`
  art.path(runner, accent)
  art.group(art.clip(runner), () => {
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 19; i++) {
        const [px, py] = [x - 330 + i * 38 + (row % 2) * 19, 786 + row * 32]
        for (let k = 0; k < 4; k++)
          art.path(
            ellipse(px + Math.cos(k * 1.571) * 8, py + Math.sin(k * 1.571) * 8, k % 2 ? 4 : 7, k % 2 ? 7 : 4),
            '#f7e3b0',
            'opacity="0.85"',
          )
      }
  })
  art.path(ellipse(x, 976, 360, 16), art.light.shadow, 'opacity="0.3"')
}
