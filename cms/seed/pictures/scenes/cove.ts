import type { Art } from '../core/art.ts'
import { type Point, polygon } from '../core/geometry.ts'
import { drawFrame } from '../parts/leaves.ts'
import { drawPerson } from '../parts/people.ts'
import { drawCliff } from '../parts/rocks.ts'
import { rough } from '../parts/rough-edge.ts'
import { drawClouds, drawSky } from '../parts/sky.ts'
import { drawTreeline } from '../parts/trees.ts'
import { drawFoam, drawRipples, drawWater } from '../parts/water.ts'

/** A narrow headland above a cove of turquoise water, seen from the cliff. */
export function drawCove(art: Art): void {
  const { random } = art
  const side = random.pick([-1, 1])
  const across = (px: number) => 750 + side * (px - 750)
  art.sun = { x: across(random.between(260, 480)), y: 130 }
  drawSky(art, 290, 48)
  drawClouds(art, 110, 240, 5)
  drawWater(art, 290, 1010, '#1f86a8')
  drawRipples(art, 310, 700, art.light.sun, 90, 0.28)
  drawRipples(art, 310, 900, art.light.sky[0], 70, 0.2)
  const cove = `M${across(1530)} 560H${across(400)}V1010H${across(1530)}Z`
  art.path(
    cove,
    art.radial(across(960), 850, 470, [
      [0, art.tone('#8fe6d2')],
      [0.45, art.tone('#43c0bd')],
      [1, art.tone('#2a94ad'), 0],
    ]),
  )
  const spine = rough(
    art,
    (
      [
        [330, 640],
        [352, 520],
        [430, 430],
        [540, 400],
        [640, 430],
        [720, 500],
        [830, 520],
        [950, 470],
        [1100, 420],
        [1290, 350],
        [1530, 280],
      ] as const
    ).map(([px, py]): Point => [across(px), py]),
    13,
  )
  const ordered = side === 1 ? spine : spine.toReversed()
  const foot = (px: number) => {
    const u = side * (px - across(330))
    return 652 + Math.sin(Math.min(1, u / 1200) * Math.PI * 0.9) * 90 + u * 0.09
  }
  drawCliff(art, ordered, foot, '#c2b193', 0.08)
  const greens = ordered.map(([px, py]): Point => [px, py + 4])
  const cover = polygon([
    ...ordered,
    ...ordered.map(([px, py], i): Point => [px, py + 44 + Math.abs(Math.sin(i * 0.7)) * 52]).toReversed(),
  ])
  art.path(
    cover,
    art.vertical(300, 640, [
      [0, art.tone('#6f9f4a', 0.12)],
      [1, art.tone(art.shade('#3f7a48', 0.1), 0.06)],
    ]),
  )
  drawTreeline(art, greens, 12, art.tone('#4f8a48', 0.1), 5)
  drawTreeline(
    art,
    ordered.map(([px, py], i): Point => [px, py + 40 + Math.abs(Math.sin(i * 0.7)) * 44]),
    13,
    art.tone(art.shade('#3d7a46', 0.16), 0.06),
    0,
  )
  const shore = Array.from({ length: 60 }, (_, i): Point => {
    const px = 700 + i * 8
    return [across(px), foot(across(px)) + 30 + Math.sin((i / 59) * Math.PI) * 42]
  })
  art.path(polygon([...shore, ...shore.map(([px]): Point => [px, foot(px) - 14]).toReversed()]), art.tone('#f3e3bb'))
  drawFoam(
    art,
    shore.map(([px, py]): Point => [px, py + 8]),
    9,
  )
  drawFoam(
    art,
    Array.from({ length: 50 }, (_, i): Point => [across(320 + i * 8), foot(across(320 + i * 8)) + 6]),
    7,
  )
  const front = rough(
    art,
    (
      [
        [880, 1010],
        [980, 930],
        [1120, 880],
        [1290, 800],
        [1530, 690],
      ] as const
    ).map(([px, py]): Point => [across(px), py]),
    14,
  )
  drawCliff(art, side === 1 ? front : front.toReversed(), () => 1010, '#8d8066', 0)
  drawTreeline(art, front, 30, art.tone(art.shade('#2f6a44', 0.3)), 0)
  drawTreeline(
    art,
    front.map(([px, py]): Point => [px, py + 34]),
    24,
    art.tone('#3d7d47'),
    0,
  )
  drawPerson(art, across(1180), 858, 92, '#c4432b')
  drawFrame(art, side === 1 ? 'left' : 'right', 0.7)
}
