import type { Art } from '../core/art.ts'
import { lerp, rectangle } from '../core/geometry.ts'
import { drawMist, drawRanges, drawVolcano } from '../parts/land.ts'
import { drawClouds, drawSky, drawStreaks } from '../parts/sky.ts'
import { drawPalm } from '../parts/trees.ts'
import { drawGlitter, drawRipples, drawWater } from '../parts/water.ts'

/** An airliner over the island at the edge of the day. */
export function drawFlight(art: Art): void {
  const { random } = art
  const side = random.pick([-1, 1])
  const across = (px: number) => 750 + side * (px - 750)
  art.sun = { x: across(random.between(260, 460)), y: random.between(260, 360) }
  drawSky(art, 620, 80)
  drawStreaks(art, 80, 480, 13)
  drawVolcano(art, { x: across(1060), peak: 430, base: 700, width: 560, crater: 28, distance: 0.55, color: '#546a86' })
  drawRanges(art, { from: 620, to: 700, count: 4, color: '#47705f', swing: 60, span: 360, far: 0.8, near: 0.4 })
  drawMist(art, 700, 50, 0.8)
  drawWater(art, 720, 1010, '#2b8098')
  drawGlitter(art, 722, 1000, 0.7)
  drawRipples(art, 726, 1000, art.light.sky[0], 60, 0.26)
  drawClouds(art, 520, 680, 4)
  drawPlane(art, across(760), 330, 620, side)
  for (let i = 0; i < 4; i++)
    drawPalm(art, across(lerp(1180, 1480, i / 3)), 1010, random.between(300, 430), 0, -side * 0.12)
}

function drawPlane(art: Art, x: number, y: number, w: number, side: number): void {
  const white = art.tone('#fbf7ec')
  const accent = art.tone('#0f5c4d')
  const second = art.tone('#e79a1c')
  art.group(`transform="translate(${x} ${y}) scale(${side} 1) rotate(-9)"`, () => {
    art.path(`M${-w * 0.44} ${-w * 0.02}L${-w * 0.54} ${-w * 0.18}H${-w * 0.46}L${-w * 0.32} ${-w * 0.04}Z`, accent)
    art.path(`M${-w * 0.5} ${-w * 0.115}L${-w * 0.54} ${-w * 0.18}H${-w * 0.46}L${-w * 0.42} ${-w * 0.14}Z`, second)
    art.path(
      `M${-w * 0.06} ${-w * 0.02}L${-w * 0.2} ${-w * 0.16}H${-w * 0.15}L${w * 0.12} ${-w * 0.02}Z`,
      art.shade(white, 0.35),
    )
    art.path(
      `M${-w * 0.5} ${-w * 0.035}C${-w * 0.3} ${-w * 0.06} ${w * 0.2} ${-w * 0.068} ${w * 0.36} ${-w * 0.055}C${w * 0.44} ${-w * 0.045} ${w * 0.5} ${-w * 0.015} ${w * 0.51} 0C${w * 0.46} ${w * 0.03} ${w * 0.4} ${w * 0.035} ${w * 0.3} ${w * 0.036}H${-w * 0.2}C${-w * 0.34} ${w * 0.034} ${-w * 0.46} ${w * 0.0} ${-w * 0.5} ${-w * 0.035}Z`,
      art.vertical(-w * 0.06, w * 0.036, [
        [0, white],
        [0.55, art.shade(white, 0.06)],
        [1, art.shade(white, 0.5)],
      ]),
    )
    art.path(
      `M${-w * 0.44} ${-w * 0.008}C${-w * 0.2} ${w * 0.006} ${w * 0.2} ${w * 0.006} ${w * 0.47} ${w * 0.022}C${w * 0.4} ${w * 0.034} ${w * 0.3} ${w * 0.036} ${w * 0.2} ${w * 0.036}H${-w * 0.2}C${-w * 0.3} ${w * 0.034} ${-w * 0.38} ${w * 0.012} ${-w * 0.44} ${-w * 0.008}Z`,
      accent,
      'opacity="0.85"',
    )
    for (let i = 0; i < 26; i++)
      art.path(rectangle(-w * 0.34 + i * w * 0.026, -w * 0.03, w * 0.009, w * 0.015), art.tone('#2f4a56'))
    art.path(`M${w * 0.42} ${-w * 0.034}L${w * 0.465} ${-w * 0.016}H${w * 0.42}Z`, art.tone('#2f4a56'))
    art.path(
      `M${w * 0.08} ${w * 0.005}L${-w * 0.22} ${w * 0.2}H${-w * 0.28}L${-w * 0.1} ${w * 0.01}Z`,
      art.vertical(0, w * 0.2, [
        [0, white],
        [1, art.shade(white, 0.4)],
      ]),
    )
    art.path(
      `M${-w * 0.02} ${w * 0.07}h${w * 0.1}q${w * 0.02} ${w * 0.02} 0 ${w * 0.042}h${-w * 0.1}q${-w * 0.02} ${-w * 0.02} 0 ${-w * 0.042}Z`,
      art.shade(white, 0.3),
    )
    art.path(
      `M${-w * 0.36} ${-w * 0.02}L${-w * 0.5} ${w * 0.05}H${-w * 0.54}L${-w * 0.45} ${-w * 0.03}Z`,
      art.shade(white, 0.2),
    )
  })
}
