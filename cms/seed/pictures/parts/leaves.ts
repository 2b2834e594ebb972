import { type Art, sheet } from '../core/art.ts'
import { curve, lerp, type Point, polygon } from '../core/geometry.ts'

/** A banana leaf from its stalk outwards, torn along its ribs. */
export function drawBananaLeaf(art: Art, x: number, y: number, angle: number, length: number, color: string): void {
  const { random } = art
  const bend = random.between(0.2, 0.7) * (Math.cos(angle) > 0 ? 1 : -1)
  const rib = (t: number): Point => [
    x + Math.cos(angle + bend * t) * length * t,
    y + Math.sin(angle + bend * t) * length * t,
  ]
  const half = (side: -1 | 1): Point[] => {
    const edge: Point[] = []
    for (let i = 0; i <= 22; i++) {
      const t = i / 22
      const [px, py] = rib(t)
      const a = angle + bend * t + (side * Math.PI) / 2
      const wide = Math.sin(Math.min(1, t * 0.92 + 0.08) * Math.PI) ** 0.7 * length * 0.17
      const torn = random.chance(0.16) ? random.between(0.25, 0.6) : 1
      edge.push([px + Math.cos(a - side * 0.3) * wide * torn, py + Math.sin(a - side * 0.3) * wide * torn])
    }
    return edge
  }
  const spine = Array.from({ length: 23 }, (_, i) => rib(i / 22))
  const upper = half(-1)
  const lower = half(1)
  art.path(polygon([...spine, ...upper.toReversed()]), color)
  art.path(polygon([...spine, ...lower.toReversed()]), art.shade(color, 0.3))
  let veins = ''
  for (let i = 3; i < 21; i++) {
    const s = spine[i - 2]
    const u = upper[i]
    const l = lower[i]
    if (s && u && l)
      veins += `M${lerp(s[0], u[0], 0.86).toFixed(0)} ${lerp(s[1], u[1], 0.86).toFixed(0)}L${s[0].toFixed(0)} ${s[1].toFixed(0)}L${lerp(s[0], l[0], 0.86).toFixed(0)} ${lerp(s[1], l[1], 0.86).toFixed(0)}`
  }
  art.stroke(veins, art.shade(color, 0.35), 1.4, 'opacity="0.5"')
  art.stroke(curve(spine), art.shade(color, -0.35), 3.2)
}

/** A fern's frond: pairs of leaflets along a bow. */
export function drawFern(art: Art, x: number, y: number, angle: number, length: number, color: string): void {
  const bend = (Math.cos(angle) > 0 ? 1 : -1) * art.random.between(0.5, 0.9)
  const rib = (t: number): Point => [
    x + Math.cos(angle + bend * t * t) * length * t,
    y + Math.sin(angle + bend * t * t) * length * t,
  ]
  let d = ''
  for (let i = 1; i < 26; i++) {
    const t = i / 26
    const [px, py] = rib(t)
    const a = angle + bend * t * t
    const l = Math.sin(t * Math.PI * 0.85 + 0.35) * length * 0.2
    for (const side of [-1, 1]) {
      const b = a + side * 1.05
      d += polygon([
        [px, py],
        [px + Math.cos(b + 0.24) * l * 0.5, py + Math.sin(b + 0.24) * l * 0.5],
        [px + Math.cos(b) * l, py + Math.sin(b) * l],
        [px + Math.cos(b - 0.24) * l * 0.5, py + Math.sin(b - 0.24) * l * 0.5],
      ])
    }
  }
  art.path(d, color)
  art.stroke(curve([0, 0.3, 0.6, 1].map(rib)), color, 2.4)
}

/** A palm's frond hanging into the picture from above. */
function drawHangingFrond(art: Art, x: number, y: number, angle: number, length: number, color: string): void {
  const bend = (Math.cos(angle) > 0 ? 1 : -1) * 0.5
  const rib = (t: number): Point => [
    x + Math.cos(angle + bend * t) * length * t,
    y + Math.sin(angle + bend * t) * length * t,
  ]
  let d = ''
  for (let i = 1; i < 34; i++) {
    const t = i / 34
    const [px, py] = rib(t)
    const l = Math.sin(Math.min(1, t * 0.9 + 0.15) * Math.PI) * length * 0.34
    for (const side of [-1, 1]) {
      const b = angle + bend * t + side * 0.75
      d += polygon([
        [px, py],
        [px + Math.cos(b + 0.07) * l * 0.5, py + Math.sin(b + 0.07) * l * 0.5],
        [px + Math.cos(b) * l, py + Math.sin(b) * l + l * 0.1],
        [px + Math.cos(b - 0.07) * l * 0.5, py + Math.sin(b - 0.07) * l * 0.5],
      ])
    }
  }
  art.path(d, color)
  art.stroke(curve([0, 0.25, 0.5, 0.75, 1].map(rib)), color, 5)
}

export type Frame = 'left' | 'right' | 'both' | 'above' | 'none'

/** Big dark leaves at the edges: the viewer stands in the green and looks out. */
export function drawFrame(art: Art, frame: Frame, strength = 1): void {
  if (frame === 'none') return
  const { random } = art
  const back = art.tone(art.shade('#1f5a44', 0.45))
  const front = art.tone(art.shade('#1c4a38', 0.68))
  const corner = (side: 'left' | 'right') => {
    const x = side === 'left' ? -30 : sheet.width + 30
    const inward = side === 'left' ? 0 : Math.PI
    const spread = side === 'left' ? 1 : -1
    const banana = random.chance(0.55)
    for (let i = 0; i < 6; i++) {
      const y = sheet.height + 30 - i * 28
      const angle = inward - spread * lerp(0.15, 1.35, i / 5) + random.between(-0.1, 0.1)
      const length = random.between(250, 380) * strength
      const color = i % 2 === 0 ? back : front
      if (banana) drawBananaLeaf(art, x, y, angle, length, color)
      else drawFern(art, x, y, angle, length * 1.08, color)
    }
  }
  if (frame === 'left' || frame === 'both') corner('left')
  if (frame === 'right' || frame === 'both') corner('right')
  if (frame === 'above') {
    const left = random.chance(0.5)
    for (let i = 0; i < 4; i++) {
      const x = left ? -60 : sheet.width + 60
      const angle = left ? lerp(0.05, 0.95, i / 3) : Math.PI - lerp(0.05, 0.95, i / 3)
      drawHangingFrond(
        art,
        x,
        random.between(-60, 30),
        angle,
        random.between(430, 600) * strength,
        i % 2 ? front : back,
      )
    }
  }
}
