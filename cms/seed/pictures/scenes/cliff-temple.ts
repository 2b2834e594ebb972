import type { Art } from '../core/art.ts'
import { curve, type Point, polygon } from '../core/geometry.ts'
import { drawFrame } from '../parts/leaves.ts'
import { drawCliff } from '../parts/rocks.ts'
import { rough } from '../parts/rough-edge.ts'
import { drawBirds, drawSky, drawStreaks } from '../parts/sky.ts'
import { drawMeru } from '../parts/temples.ts'
import { drawTreeline } from '../parts/trees.ts'
import { drawFoam, drawGlitter, drawRipples, drawWater } from '../parts/water.ts'

/** A headland that falls into the sea, a temple at its very edge. */
export function drawCliffTemple(art: Art): void {
  const { random } = art
  const side = random.pick([-1, 1])
  const across = (px: number) => 750 + side * (px - 750)
  art.sun = { x: across(random.between(330, 470)), y: random.between(330, 420) }
  drawSky(art, 540, 70)
  drawStreaks(art, 80, 420, 12)
  drawWater(art, 540, 1010, '#237f95')
  drawGlitter(art, 542, 900, 0.8)
  drawRipples(art, 560, 1000, art.light.sun, 70, 0.25)
  const headland = (points: readonly Point[], strength: number) => {
    const edge = rough(
      art,
      points.map(([px, py]): Point => [across(px), py]),
      strength,
    )
    return side === 1 ? edge : edge.toReversed()
  }
  const far = headland(
    [
      [820, 640],
      [850, 560],
      [950, 530],
      [1120, 505],
      [1520, 470],
    ],
    10,
  )
  drawCliff(art, far, (px) => 655 + Math.abs(px - across(500)) * 0.03, '#a3947e', 0.46)
  drawTreeline(
    art,
    far.filter(([px]) => side * (px - across(520)) > 0),
    12,
    art.tone('#3f7a52', 0.46),
    3,
  )
  const near = headland(
    [
      [610, 880],
      [626, 700],
      [650, 520],
      [700, 440],
      [860, 418],
      [1060, 400],
      [1280, 372],
      [1530, 330],
    ],
    16,
  )
  drawCliff(art, near, (px) => 900 + Math.abs(px - across(560)) * 0.05, '#b09d82', 0.08)
  const top = near.filter(([px, py]) => side * (px - across(690)) > 0 && py < 460)
  drawMeru(art, across(760), 440, 236, 3, 0)
  drawMeru(art, across(850), 432, 160, 3, 0.04)
  art.path(
    polygon([
      [across(692), 446],
      [across(960), 424],
      [across(960), 396],
      [across(692), 420],
    ]),
    art.tone('#b8ab96'),
  )
  for (let i = 0; i < 9; i++)
    art.path(
      polygon([
        [across(700 + i * 29), 424],
        [across(712 + i * 29), 422],
        [across(706 + i * 29), 404],
      ]),
      art.tone('#9a8c78'),
    )
  drawTreeline(
    art,
    top.map(([px, py]): Point => [px, py + 8]),
    22,
    art.tone(art.shade('#2f6a48', 0.3)),
    2,
  )
  drawTreeline(
    art,
    top.map(([px, py]): Point => [px, py + 20]),
    15,
    art.tone('#4c8a4f'),
    0,
  )
  const shore = Array.from({ length: 80 }, (_, i): Point => [across(570 + i * 12), 900 + i * 0.6 + Math.sin(i / 5) * 7])
  drawFoam(art, side === 1 ? shore : shore.toReversed(), 16)
  for (let i = 0; i < 4; i++) {
    const y = 930 + i * 20
    art.stroke(
      curve([
        [across(-20), y - 20],
        [across(240), y + 6],
        [across(520), y - 14],
        [across(900), y + 10],
      ]),
      '#fdf8ea',
      4 - i * 0.6,
      'opacity="0.5"',
    )
  }
  drawFrame(art, side === 1 ? 'left' : 'right', 0.75)
  drawBirds(art, across(420), 240, 5)
}
