import type { Art } from '../core/art.ts'
import { circle, lerp, type Point, polygon, rectangle, short } from '../core/geometry.ts'

/** A bell-shaped stupa of Borobudur, its stones set in diamonds. */
export function drawStupa(art: Art, x: number, y: number, height: number, distance: number, color = '#8d857c'): void {
  const stone = art.tone(color, distance)
  const w = height * 0.36
  const sunLeft = art.sun.x < x
  const fill = art.horizontal(x - w, x + w, [
    [0, art.shade(stone, sunLeft ? -0.35 : 0.5)],
    [0.42, art.shade(stone, sunLeft ? 0 : 0.14)],
    [1, art.shade(stone, sunLeft ? 0.55 : -0.35)],
  ])
  art.path(rectangle(x - w * 1.12, y - height * 0.06, w * 2.24, height * 0.06), fill)
  art.path(rectangle(x - w * 1.05, y - height * 0.11, w * 2.1, height * 0.055), fill)
  const foot = y - height * 0.11
  const top = y - height * 0.66
  art.path(
    `M${short(x - w)} ${short(foot)}C${short(x - w * 1.02)} ${short(foot - height * 0.26)} ${short(x - w * 0.85)} ${short(top + height * 0.05)} ${short(x - w * 0.36)} ${short(top)}H${short(x + w * 0.36)}C${short(x + w * 0.85)} ${short(top + height * 0.05)} ${short(x + w * 1.02)} ${short(foot - height * 0.26)} ${short(x + w)} ${short(foot)}Z`,
    fill,
  )
  if (height > 70) {
    const hole = art.shade(stone, 0.72)
    let diamonds = ''
    for (let row = 0; row < 4; row++) {
      const cy = foot - height * (0.085 + row * 0.112)
      const half = w * (0.9 - row * 0.045 - (row === 3 ? 0.1 : 0))
      for (let i = 0; i < 7; i++) {
        const u = (i + (row % 2 ? 1 : 0.5)) / 7
        if (u >= 1) continue
        // The bell turns away at its edges: holes there are narrower and closer.
        const a = (u - 0.5) * Math.PI * 0.94
        const [cx, rw, rh] = [x + Math.sin(a) * half, Math.cos(a) * height * 0.034 + 0.6, height * 0.042]
        diamonds += polygon([
          [cx, cy - rh],
          [cx + rw, cy],
          [cx, cy + rh],
          [cx - rw, cy],
        ])
      }
    }
    art.path(diamonds, hole)
  }
  art.path(rectangle(x - w * 0.3, top - height * 0.07, w * 0.6, height * 0.08), fill)
  art.path(rectangle(x - w * 0.36, top - height * 0.085, w * 0.72, height * 0.022), fill)
  art.path(
    polygon([
      [x - w * 0.17, top - height * 0.08],
      [x - w * 0.05, y - height],
      [x + w * 0.05, y - height],
      [x + w * 0.17, top - height * 0.08],
    ]),
    fill,
  )
}

/** A Buddha seated in an open stupa, seen from behind his shoulder. */
export function drawBuddha(art: Art, x: number, y: number, height: number, distance: number): void {
  const stone = art.tone('#7f776f', distance)
  const sunLeft = art.sun.x < x
  const h = height
  const fill = art.horizontal(x - h * 0.4, x + h * 0.4, [
    [0, art.shade(stone, sunLeft ? -0.4 : 0.5)],
    [0.5, stone],
    [1, art.shade(stone, sunLeft ? 0.55 : -0.4)],
  ])
  art.path(
    `M${short(x - h * 0.46)} ${short(y)}C${short(x - h * 0.5)} ${short(y - h * 0.2)} ${short(x - h * 0.3)} ${short(y - h * 0.2)} ${short(x - h * 0.27)} ${short(y - h * 0.24)}C${short(x - h * 0.3)} ${short(y - h * 0.5)} ${short(x - h * 0.28)} ${short(y - h * 0.62)} ${short(x - h * 0.1)} ${short(y - h * 0.66)}L${short(x - h * 0.08)} ${short(y - h * 0.72)}H${short(x + h * 0.08)}L${short(x + h * 0.1)} ${short(y - h * 0.66)}C${short(x + h * 0.28)} ${short(y - h * 0.62)} ${short(x + h * 0.3)} ${short(y - h * 0.5)} ${short(x + h * 0.27)} ${short(y - h * 0.24)}C${short(x + h * 0.3)} ${short(y - h * 0.2)} ${short(x + h * 0.5)} ${short(y - h * 0.2)} ${short(x + h * 0.46)} ${short(y)}Z`,
    fill,
  )
  art.path(
    `M${short(x - h * 0.13)} ${short(y - h * 0.82)}a${short(h * 0.13)} ${short(h * 0.15)} 0 1 1 ${short(h * 0.26)} 0c0 ${short(h * 0.09)} ${short(-h * 0.06)} ${short(h * 0.14)} ${short(-h * 0.13)} ${short(h * 0.14)}s${short(-h * 0.13)} ${short(-h * 0.05)} ${short(-h * 0.13)} ${short(-h * 0.14)}Z`,
    fill,
  )
  art.path(circle(x, y - h * 0.97, h * 0.06), fill)
  art.stroke(
    `M${short(x - h * 0.2)} ${short(y - h * 0.58)}Q${short(x)} ${short(y - h * 0.3)} ${short(x + h * 0.24)} ${short(y - h * 0.3)}`,
    art.shade(stone, 0.5),
    h * 0.012,
  )
}

/** A spired temple as at Prambanan: ledges, little bells on each, a great bell on top. */
export function drawCandi(art: Art, x: number, y: number, height: number, distance: number, color = '#7d7268'): void {
  const stone = art.tone(color, distance)
  const sunLeft = art.sun.x < x
  const tiers = 8
  const widthAt = (t: number) => height * (0.25 * (1 - t) ** 0.8 + 0.025)
  const fillFor = (half: number) =>
    art.horizontal(x - half, x + half, [
      [0, art.shade(stone, sunLeft ? -0.3 : 0.5)],
      [0.5, stone],
      [1, art.shade(stone, sunLeft ? 0.5 : -0.3)],
    ])
  const foot = height * 0.1
  art.path(
    polygon([
      [x - height * 0.33, y],
      [x - height * 0.3, y - foot],
      [x + height * 0.3, y - foot],
      [x + height * 0.33, y],
    ]),
    fillFor(height * 0.33),
  )
  const room = height * 0.24
  const body = y - foot - room
  art.path(rectangle(x - widthAt(0), body, widthAt(0) * 2, room), fillFor(widthAt(0)))
  art.path(
    polygon([
      [x - height * 0.05, y - foot],
      [x - height * 0.05, body + room * 0.4],
      [x, body + room * 0.22],
      [x + height * 0.05, body + room * 0.4],
      [x + height * 0.05, y - foot],
    ]),
    art.shade(stone, 0.75),
  )
  for (const side of [-1, 1])
    art.path(
      rectangle(x + side * widthAt(0) * 0.62 - height * 0.02, body + room * 0.3, height * 0.04, room * 0.45),
      art.shade(stone, 0.5),
    )
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers
    const [y0, y1] = [lerp(body, y - height * 0.9, t ** 0.9), lerp(body, y - height * 0.9, ((i + 1) / tiers) ** 0.9)]
    const half = widthAt(t)
    art.path(rectangle(x - half * 0.92, y1, half * 1.84, y0 - y1 + 1), fillFor(half))
    art.path(rectangle(x - half * 1.06, y0 - (y0 - y1) * 0.16, half * 2.12, (y0 - y1) * 0.2), art.shade(stone, -0.18))
    const bells = 5
    let d = ''
    for (let b = 0; b < bells; b++) {
      const bx = x + lerp(-0.95, 0.95, b / (bells - 1)) * half
      const [bw, bh] = [half * 0.16, (y0 - y1) * 0.78]
      d += `M${short(bx - bw)} ${short(y0 - (y0 - y1) * 0.14)}q0 ${short(-bh * 0.55)} ${short(bw * 0.7)} ${short(-bh * 0.62)}l${short(bw * 0.3)} ${short(-bh * 0.38)}l${short(bw * 0.3)} ${short(bh * 0.38)}q${short(bw * 0.7)} ${short(bh * 0.07)} ${short(bw * 0.7)} ${short(bh * 0.62)}Z`
    }
    art.path(d, fillFor(half))
    art.stroke(d, art.shade(stone, 0.5), Math.max(0.6, height * 0.0022), 'opacity="0.6"')
  }
  const tip = y - height * 0.9
  const w = widthAt(1) * 1.5
  art.path(
    `M${short(x - w)} ${short(tip)}q0 ${short(-height * 0.05)} ${short(w * 0.7)} ${short(-height * 0.06)}L${short(x)} ${short(y - height)}l${short(w * 0.3)} ${short(height * 0.04)}q${short(w * 0.7)} ${short(height * 0.01)} ${short(w * 0.7)} ${short(height * 0.06)}Z`,
    fillFor(w),
  )
}

/** Wide stone terraces, one above the other, each with its parapet. */
export function drawStoneTerraces(
  art: Art,
  x: number,
  y: number,
  width: number,
  count: number,
  step: number,
  distance: number,
): void {
  const stone = art.tone('#857c73', distance)
  for (let i = 0; i < count; i++) {
    const half = width * (0.5 - i * 0.055)
    const top = y - step * (i + 1)
    const points: Point[] = [
      [x - half, y - step * i],
      [x - half + 8, top],
      [x + half - 8, top],
      [x + half, y - step * i],
    ]
    art.path(
      polygon(points),
      art.horizontal(x - half, x + half, [
        [0, art.shade(stone, art.sun.x < x ? -0.3 : 0.45)],
        [1, art.shade(stone, art.sun.x < x ? 0.45 : -0.3)],
      ]),
    )
    let niches = ''
    const n = Math.round(half / 26)
    for (let k = -n; k <= n; k++) niches += rectangle(x + (k * half) / (n + 0.6) - 4, top + step * 0.34, 8, step * 0.5)
    art.path(niches, art.shade(stone, 0.55), 'opacity="0.55"')
    let teeth = ''
    for (let k = -n * 2; k <= n * 2; k++)
      teeth += polygon([
        [x + (k * half) / (n * 2 + 0.8) - 4, top + 2],
        [x + (k * half) / (n * 2 + 0.8), top - step * 0.26],
        [x + (k * half) / (n * 2 + 0.8) + 4, top + 2],
      ])
    art.path(teeth, art.shade(stone, 0.12))
    art.path(rectangle(x - half + 4, top, half * 2 - 8, 3), art.shade(stone, -0.4))
  }
}
