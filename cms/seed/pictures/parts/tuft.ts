import type { Art } from '../core/art.ts'
import { circle } from '../core/geometry.ts'

/** A tuft of leaves. */
export function drawBushlet(art: Art, x: number, y: number, size: number, color: string): void {
  let d = ''
  for (let i = 0; i < 5; i++)
    d += circle(
      x + art.random.between(-0.5, 0.5) * size,
      y + art.random.between(-0.35, 0.35) * size,
      size * art.random.between(0.16, 0.36),
    )
  art.path(d, color)
}
