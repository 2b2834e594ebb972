import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CropView, centredView, cropSquare, dragView, maxZoom } from './crop.ts'

const size = fc.record({ width: fc.integer({ min: 1, max: 20_000 }), height: fc.integer({ min: 1, max: 20_000 }) })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const view: fc.Arbitrary<CropView> = fc.record({
  zoom: fc.double({ min: 1, max: maxZoom, noNaN: true }),
  horizontal: share,
  vertical: share,
})
const move = fc.double({ min: -5, max: 5, noNaN: true })

describe('the crop square', () => {
  it('is the largest centred square by default', () => {
    expect(cropSquare({ width: 1200, height: 800 }, centredView)).toEqual({ x: 200, y: 0, side: 800 })
    expect(cropSquare({ width: 600, height: 1000 }, centredView)).toEqual({ x: 0, y: 200, side: 600 })
  })

  it('is within the picture for every view and drag', () => {
    fc.assert(
      fc.property(size, view, move, move, (size, view, right, down) => {
        const { x, y, side } = cropSquare(size, dragView(size, view, right, down))
        expect(side).toBeGreaterThanOrEqual(1)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + side).toBeLessThanOrEqual(size.width)
        expect(y + side).toBeLessThanOrEqual(size.height)
      }),
    )
  })

  it('moves to the left in the picture when the picture is dragged to the right', () => {
    const size = { width: 1200, height: 800 }
    expect(cropSquare(size, dragView(size, centredView, 0.25, 0)).x).toBe(0)
    expect(cropSquare(size, dragView(size, centredView, -0.125, 0)).x).toBe(300)
    expect(dragView(size, centredView, 0, 0.5)).toEqual(centredView)
  })
})
