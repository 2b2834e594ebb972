import { type Art, sheet } from '../core/art.ts'
import { circle, ellipse, lerp, rectangle } from '../core/geometry.ts'
import { drawFrangipani } from '../parts/frangipani.ts'
import { drawFern } from '../parts/leaves.ts'

/** A stone tub of petals, seen from above. */
export function drawFlowerBath(art: Art): void {
  const { random } = art
  art.sun = { x: 250, y: 60 }
  const floor = art.tone('#7d8578')
  art.path(rectangle(0, 0, sheet.width, sheet.height), art.shade(floor, 0.25))
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 9; i++) {
      const px = i * 190 - (row % 2) * 95
      art.path(
        `M${px + 4} ${row * 120 + 4}h180q4 0 4 4v106q0 4 -4 4h-180q-4 0 -4 -4v-106q0 -4 4 -4Z`,
        art.shade(floor, random.between(-0.12, 0.2)),
      )
    }
  const [x, y, r] = [750 + random.between(-70, 70), 520, 400]
  art.path(ellipse(x + 22, y + 30, r + 30, r + 26), art.light.shadow, 'opacity="0.45"')
  art.path(
    circle(x, y, r + 22),
    art.radial(x - 160, y - 200, r * 1.8, [
      [0, art.tone('#d9d2c0')],
      [1, art.tone(art.shade('#8f8878', 0.35))],
    ]),
  )
  art.path(circle(x, y, r - 14), art.shade(art.tone('#5f5a50'), 0.35))
  art.path(
    circle(x, y + 6, r - 26),
    art.radial(x - 120, y - 150, r * 1.4, [
      [0, art.tone('#bfe6d6')],
      [0.5, art.tone('#62b5a8')],
      [1, art.tone(art.shade('#2a7f7d', 0.3))],
    ]),
  )
  art.group(art.clip(circle(x, y + 6, r - 26)), () => {
    for (let i = 0; i < 8; i++)
      art.stroke(circle(x - 60, y - 60, 90 + i * 54), '#f4fffb', 2.4, `opacity="${(0.34 - i * 0.03).toFixed(2)}"`)
    for (let i = 0; i < 420; i++) {
      const a = random.between(0, 6.283)
      const d = Math.sqrt(random.between(0.04, 1)) * (r - 36)
      const [px, py, size] = [x + Math.cos(a) * d, y + Math.sin(a) * d, random.between(14, 30)]
      const color = random.pick(['#e8506a', '#f27a8f', '#d92f4f', '#f7b23a', '#fdf0dc', '#f59a2e', '#c8407a'])
      art.path(
        `M0 0C${size * 0.6} ${-size * 0.7} ${size * 1.2} ${-size * 0.3} ${size} ${size * 0.2}C${size * 0.7} ${size * 0.6} ${size * 0.2} ${size * 0.4} 0 0Z`,
        art.shade(art.tone(color), random.between(-0.2, 0.2)),
        `transform="translate(${px.toFixed(0)} ${py.toFixed(0)}) rotate(${random.int(0, 359)})"`,
      )
    }
    for (let i = 0; i < 13; i++)
      drawFrangipani(art, x + random.between(-0.8, 0.8) * r, y + random.between(-0.8, 0.8) * r, random.between(30, 46))
  })
  for (let i = 0; i < 16; i++) {
    const side = i % 2
    drawFern(
      art,
      side ? 1530 : -30,
      lerp(40, 1000, i / 15),
      side ? Math.PI + random.between(-0.5, 0.5) : random.between(-0.5, 0.5),
      random.between(230, 350),
      art.tone(art.shade('#2f7a4a', random.between(0, 0.45))),
    )
  }
  for (let i = 0; i < 7; i++)
    drawFrangipani(
      art,
      random.pick([random.between(160, 300), random.between(1200, 1340)]),
      random.between(60, 940),
      random.between(34, 50),
    )
}
