import type { Art } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { curve, ellipse, lerp, type Point, polygon } from '../core/geometry.ts'
import { createNoise } from '../core/random.ts'
import { drawRanges } from '../parts/land.ts'
import { drawSky, drawStreaks } from '../parts/sky.ts'
import { drawGlitter, drawRipples, drawWater } from '../parts/water.ts'

/** A long wave, and someone on it. */
export function drawSurf(art: Art): void {
  const { random, light } = art
  const side = random.pick([-1, 1])
  const across = (px: number) => 750 + side * (px - 750)
  art.sun = { x: across(random.between(900, 1180)), y: random.between(190, 270) }
  drawSky(art, 430, 64)
  drawStreaks(art, 80, 330, 9)
  drawRanges(art, { from: 415, to: 428, count: 2, color: '#4a6f78', swing: 30, span: 500, far: 0.78, near: 0.62 })
  drawWater(art, 432, 1010, '#1f8a9a')
  drawGlitter(art, 434, 640, 0.7)
  drawRipples(art, 440, 640, light.sky[0], 60, 0.3)
  const deep = art.tone('#0f6f80')
  const face = art.tone('#2fb0a8')
  const glass = mix(art.tone('#7fe0c8'), light.sun, 0.35)
  const wave = `M${across(-30)} 640C${across(200)} 600 ${across(420)} 520 ${across(620)} 470C${across(760)} 436 ${across(860)} 452 ${across(900)} 520C${across(940)} 592 ${across(1050)} 640 ${across(1530)} 660L${across(1530)} 1010L${across(-30)} 1010Z`
  art.path(
    wave,
    art.vertical(440, 900, [
      [0, glass],
      [0.25, face],
      [0.7, deep],
      [1, art.shade(deep, 0.4)],
    ]),
  )
  art.group(art.clip(wave), () => {
    for (let i = 0; i < 46; i++) {
      const t = i / 45
      const from: Point = [across(lerp(-20, 880, t)), lerp(660, 470, Math.sin(t * 1.5))]
      art.stroke(
        curve([
          from,
          [from[0] + side * lerp(60, 10, t), from[1] + 130],
          [from[0] + side * lerp(190, 120, t), from[1] + 300],
          [from[0] + side * lerp(420, 380, t), from[1] + 430],
        ]),
        i % 3 ? glass : art.shade(deep, 0.3),
        random.between(1.5, 5),
        `opacity="${random.between(0.12, 0.4).toFixed(2)}"`,
      )
    }
  })
  const lip = `M${across(540)} 494C${across(700)} 430 ${across(850)} 420 ${across(930)} 500C${across(985)} 570 ${across(1000)} 640 ${across(985)} 700C${across(940)} 620 ${across(905)} 560 ${across(830)} 522C${across(760)} 490 ${across(660)} 480 ${across(540)} 494Z`
  art.path(
    lip,
    art.vertical(430, 700, [
      [0, '#fffdf2'],
      [0.5, mix('#fffdf2', face, 0.35)],
      [1, '#fffdf2'],
    ]),
  )
  const noise = createNoise(random, 3, 0.6)
  for (let i = 0; i < 420; i++) {
    const t = random.next()
    const px = lerp(880, 1530, t ** 0.8)
    const py = 640 + random.between(-95, 70) * (1 - t * 0.55) + noise(px / 60) * 20
    const r = random.between(2, 17) * (1 - t * 0.4)
    art.path(
      ellipse(across(px), py, r, r * 0.8),
      random.chance(0.7) ? '#fffdf4' : mix('#fffdf4', face, 0.4),
      `opacity="${random.between(0.4, 0.95).toFixed(2)}"`,
    )
  }
  for (let i = 0; i < 90; i++)
    art.path(
      ellipse(across(random.between(780, 1200)), random.between(360, 560), random.between(1, 5), random.between(1, 4)),
      '#fffdf4',
      'opacity="0.8"',
    )
  drawSurfer(art, across(560), 650, 150, side)
  const wake = polygon([
    [across(548), 668],
    [across(300), 560],
    [across(250), 562],
    [across(520), 690],
  ])
  art.path(wake, '#fffdf4', 'opacity="0.55"')
  for (let i = 0; i < 5; i++) {
    const y = 860 + i * 34
    art.stroke(
      curve([
        [-20, y],
        [300, y - 22 + noise(i) * 20],
        [700, y + 12],
        [1100, y - 16],
        [1520, y + 8],
      ]),
      '#fffdf4',
      7 - i,
      'opacity="0.34"',
    )
  }
  drawRipples(art, 800, 1000, glass, 60, 0.3)
}

function drawSurfer(art: Art, x: number, y: number, h: number, side: number): void {
  const skin = art.tone('#7d4f34')
  const p = (dx: number, dy: number): Point => [x + side * dx * h, y - dy * h]
  art.path(
    `M${p(-0.55, -0.02).join(' ')}Q${p(0.05, -0.2).join(' ')} ${p(0.62, 0.1).join(' ')}Q${p(0.1, 0.02).join(' ')} ${p(-0.55, -0.02).join(' ')}Z`,
    art.tone('#f4ead2'),
  )
  art.stroke(curve([p(-0.2, -0.05), p(-0.26, 0.18), p(-0.06, 0.32)]), skin, h * 0.085)
  art.stroke(curve([p(0.22, 0), p(0.24, 0.2), p(-0.02, 0.32)]), skin, h * 0.085)
  art.stroke(curve([p(-0.06, 0.32), p(0, 0.5), p(0.1, 0.64)]), art.tone('#c4432b'), h * 0.14)
  art.stroke(curve([p(0.1, 0.62), p(0.3, 0.6), p(0.48, 0.68)]), skin, h * 0.05)
  art.stroke(curve([p(0.06, 0.62), p(-0.16, 0.62), p(-0.32, 0.76)]), skin, h * 0.05)
  art.path(ellipse(...p(0.15, 0.76), h * 0.075, h * 0.085), art.tone('#2b1d18'))
}
