import { type Art, sheet } from '../core/art.ts'
import { mix } from '../core/color.ts'
import { blob, circle, type Point, polygon, short } from '../core/geometry.ts'

/** The sky down to the horizon, the sun and its glow. */
export function drawSky(art: Art, horizon: number, sunRadius = art.random.between(46, 72)): void {
  const { sky, haze, sun } = art.light
  const fill = art.vertical(0, horizon, [
    [0, sky[0]],
    [0.5, sky[1]],
    [0.92, sky[2]],
    [1, mix(sky[2], haze, 0.5)],
  ])
  art.path(`M0 0H${sheet.width}V${horizon + 60}H0Z`, fill)
  const { x, y } = art.sun
  const glow = art.radial(x, y, 620, [
    [0, sun, 0.75],
    [0.25, sky[2], 0.4],
    [1, sky[2], 0],
  ])
  art.path(circle(x, y, 620), glow)
  if (sunRadius <= 0) return
  for (const [scale, opacity] of [
    [2.5, 0.1],
    [1.75, 0.16],
    [1.3, 0.24],
  ] as const) {
    art.path(circle(x, y, sunRadius * scale), sun, `opacity="${opacity}"`)
  }
  art.path(circle(x, y, sunRadius), sun)
}

/** Broad rays from the sun, as on old posters. */
export function drawRays(art: Art, opacity = 0.1): void {
  const { x, y } = art.sun
  const count = art.random.int(11, 17)
  const start = art.random.next()
  for (let i = 0; i < count; i++) {
    const from = ((i + start) / count) * Math.PI * 2
    const to = from + Math.PI / count
    const far = (angle: number): Point => [x + Math.cos(angle) * 1900, y + Math.sin(angle) * 1900]
    art.path(
      polygon([[x, y], far(from), far(to)]),
      art.radial(x, y, 1100, [
        [0, art.light.sun, 1],
        [1, art.light.sun, 0],
      ]),
      `opacity="${opacity}"`,
    )
  }
}

/** A heaped cloud with a flat foot: domes in the shade, then brighter ones on the sun's side. */
function drawCloud(art: Art, x: number, y: number, width: number): void {
  const { random, light } = art
  const height = width * random.between(0.24, 0.34)
  const side = art.sun.x > x ? 1 : -1
  const domes = (count: number, scale: number, shift: number, foot: number) => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const u = (i + 0.5) / count
      const rise = Math.sin(u * Math.PI) ** 0.8 * height * scale * random.between(0.75, 1.1)
      const half = (width / count) * random.between(0.75, 1.05) * scale
      d += `M${short(x + (u - 0.5) * width * scale + shift - half)} ${short(y - foot)}a${short(half)} ${short(rise)} 0 0 1 ${short(half * 2)} 0Z`
    }
    return d
  }
  const white = mix(light.sun, light.sky[2], 0.15)
  const grey = mix(light.sky[1], light.haze, 0.55)
  art.path(
    domes(5, 1, 0, 0),
    art.vertical(y - height, y, [
      [0, mix(grey, white, 0.55), 1],
      [0.6, grey, 0.9],
      [1, grey, 0.1],
    ]),
  )
  art.path(
    domes(4, 0.72, side * width * 0.09, height * 0.12),
    art.vertical(y - height, y - height * 0.1, [
      [0, white, 1],
      [0.6, mix(grey, white, 0.6), 0.7],
      [1, grey, 0],
    ]),
  )
}

/** Heaped clouds between two heights; those near the horizon are smaller. */
export function drawClouds(art: Art, top: number, bottom: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const y = art.random.between(top, bottom)
    const near = 1 - (y - top) / Math.max(1, bottom - top)
    drawCloud(art, art.random.between(-150, 1400), y, art.random.between(120, 240) + near * 160)
  }
}

/** Long thin bars of cloud, as they lie in the sky at dawn and dusk. */
export function drawStreaks(art: Art, top: number, bottom: number, count: number): void {
  const { random, light } = art
  for (let i = 0; i < count; i++) {
    const x = random.between(-200, 1400)
    const y = random.between(top, bottom)
    const width = random.between(180, 620)
    const thick = random.between(5, 16)
    const points: Point[] = [
      [x, y],
      [x + width * 0.3, y - thick],
      [x + width * 0.7, y - thick * 0.7],
      [x + width, y],
      [x + width * 0.6, y + thick * 0.5],
      [x + width * 0.25, y + thick * 0.4],
    ]
    const color = random.chance(0.6) ? mix(light.sun, light.sky[2], 0.4) : mix(light.sky[0], light.haze, 0.5)
    art.path(blob(points), color, `opacity="${random.between(0.28, 0.6).toFixed(2)}"`)
  }
}

export function drawStars(art: Art, bottom: number, count = 120): void {
  for (let i = 0; i < count; i++) {
    const size = art.random.between(0.7, 2.4)
    const y = art.random.between(0, bottom)
    art.path(
      circle(art.random.between(0, sheet.width), y, size),
      '#fff8e0',
      `opacity="${(art.random.between(0.4, 1) * (1 - y / bottom)).toFixed(2)}"`,
    )
  }
}

/** Birds far away: two strokes each. */
export function drawBirds(art: Art, x: number, y: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const [bx, by, size] = [
      x + art.random.between(-110, 110),
      y + art.random.between(-50, 50),
      art.random.between(7, 15),
    ]
    const lift = art.random.between(0.3, 0.7) * size
    art.stroke(
      `M${bx - size} ${by - lift}Q${bx - size * 0.4} ${by - lift * 1.2} ${bx} ${by}Q${bx + size * 0.4} ${by - lift * 1.3} ${bx + size} ${by - lift * 0.8}`,
      art.shade(art.light.tint, 0.7),
      2.4,
    )
  }
}
