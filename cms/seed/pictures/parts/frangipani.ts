import type { Art } from '../core/art.ts'

export function drawFrangipani(art: Art, x: number, y: number, r: number): void {
  const turn = art.random.between(0, 1.2)
  for (let i = 0; i < 5; i++) {
    const a = turn + (i / 5) * 6.283
    art.path(
      `M${x} ${y}C${x + Math.cos(a - 0.5) * r * 0.9} ${y + Math.sin(a - 0.5) * r * 0.9} ${x + Math.cos(a - 0.1) * r * 1.25} ${y + Math.sin(a - 0.1) * r * 1.25} ${x + Math.cos(a + 0.25) * r} ${y + Math.sin(a + 0.25) * r}C${x + Math.cos(a + 0.5) * r * 0.7} ${y + Math.sin(a + 0.5) * r * 0.7} ${x + Math.cos(a + 0.4) * r * 0.3} ${y + Math.sin(a + 0.4) * r * 0.3} ${x} ${y}Z`,
      art.radial(x, y, r * 1.15, [
        [0, '#f7b52e'],
        [0.35, '#fdeaa8'],
        [0.6, '#fffaf0'],
        [1, '#f0e6d8'],
      ]),
    )
  }
}
