import type { Art } from '../core/art.ts'
import { lerp, line, type Point, polygon } from '../core/geometry.ts'
import { createNoise } from '../core/random.ts'

/** A wall of rock under `edge`, down to `foot`: ledges, cracks, light from the sun's side. */
export function drawCliff(
  art: Art,
  edge: readonly Point[],
  foot: (x: number) => number,
  color: string,
  distance: number,
): void {
  const { random } = art
  const [first, last] = [edge[0], edge.at(-1)]
  if (!first || !last) return
  const rock = art.tone(color, distance)
  const bottom = edge.map(([x]): Point => [x, foot(x)]).toReversed()
  const shape = polygon([...edge, ...bottom])
  const top = Math.min(...edge.map(([, y]) => y))
  const low = Math.max(...bottom.map(([, y]) => y))
  art.path(
    shape,
    art.vertical(top, low, [
      [0, art.shade(rock, -0.25)],
      [0.45, rock],
      [1, art.shade(rock, 0.5)],
    ]),
  )
  art.group(art.clip(shape), () => {
    const noise = createNoise(random, 4, 0.55)
    // Faces: tall slivers, brighter where they turn to the sun.
    for (const pass of [0.34, -0.3, 0.55]) {
      let d = ''
      const count = Math.round(Math.abs(last[0] - first[0]) / 13)
      for (let i = 0; i < count; i++) {
        const x = lerp(first[0], last[0], random.next())
        const y = lerp(top, low, random.next() ** 0.9)
        const [l, w] = [random.between(40, 190), random.between(4, 20) * (pass === 0.55 ? 0.4 : 1)]
        d += polygon([
          [x, y],
          [x + w, y + l * 0.2],
          [x + w * 0.6 + noise(x) * 12, y + l],
          [x - w * 0.3, y + l * 0.5],
        ])
      }
      art.path(d, art.shade(rock, pass), `opacity="${pass === 0.55 ? 0.6 : 0.4}"`)
    }
    // Layers of the stone.
    for (let i = 1; i < 7; i++) {
      const y = lerp(top + 30, low, i / 7)
      const points = edge.map(([x]): Point => [x, y + noise(x / 120 + i * 13) * 22])
      art.stroke(line(points), art.shade(rock, 0.42), random.between(1.5, 4), 'opacity="0.4"')
    }
  })
}

/** Boulders that lie in the water or on a bank. */
export function drawBoulder(art: Art, x: number, y: number, width: number, color: string, distance = 0): void {
  const { random } = art
  const rock = art.tone(color, distance)
  const h = width * random.between(0.42, 0.62)
  const points: Point[] = [
    [x - width / 2, y],
    [x - width * random.between(0.4, 0.46), y - h * 0.6],
    [x - width * random.between(0.14, 0.26), y - h],
    [x + width * random.between(0.08, 0.24), y - h * 0.94],
    [x + width * random.between(0.38, 0.45), y - h * 0.5],
    [x + width / 2, y],
  ]
  art.path(polygon(points), art.shade(rock, 0.35))
  const side = art.sun.x < x ? -1 : 1
  const [a, b, c, d] =
    side === -1 ? [points[0], points[1], points[2], points[3]] : [points[5], points[4], points[3], points[2]]
  if (a && b && c && d) {
    art.path(polygon([a, b, c, [x + side * width * 0.06, y - h * 0.42], [x + side * width * 0.16, y]]), rock)
    art.path(polygon([b, c, d, [x + side * width * 0.02, y - h * 0.66]]), art.shade(rock, -0.32))
  }
}
