import type { Art } from '../core/art.ts'
import { lerp, type Point } from '../core/geometry.ts'
import { createNoise } from '../core/random.ts'

/** The edge between two points, roughened like rock. */
export function rough(art: Art, points: readonly Point[], strength: number): Point[] {
  const noise = createNoise(art.random, 4, 0.55)
  const result: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i], points[i + 1]]
    if (!a || !b) continue
    for (let k = 0; k < 14; k++) {
      const t = k / 14
      const at = i * 3 + t * 3
      result.push([
        lerp(a[0], b[0], t) + noise(at * 1.7 + 40) * strength * 0.5,
        lerp(a[1], b[1], t) + noise(at * 2) * strength,
      ])
    }
  }
  const last = points.at(-1)
  return last ? [...result, last] : result
}
