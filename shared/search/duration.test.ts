import { describe, expect, test } from 'vitest'
import { durationBand, durationHours } from './duration.ts'

describe('durationHours', () => {
  test.each([
    ['5 hours', 5],
    ['1 hour', 1],
    ['8 - 10 hours', 8],
    ['8-10 Hours', 8],
    ['10h', 10],
    ['1.5 hours', 1.5],
    ['1,5 hours', 1.5],
    ['90 minutes', 1.5],
    ['3 days', 72],
    ['2 – 3 days', 48],
    ['3 Days 2 Nights', 72],
    ['3D2N', 72],
    ['1 week', 168],
    ['5', 5],
    ['About 6 hours, hotel pick-up included', 6],
    ['Full day', 24],
    ['full-day', 24],
    ['Flexible', null],
    ['', null],
  ])('(%j) returns %s', (duration, hours) => {
    expect(durationHours(duration)).toBe(hours)
  })
})

describe('durationBand', () => {
  test.each([
    ['1 hour', '1-4'],
    ['4 hours', '1-4'],
    ['4.5 hours', '4-8'],
    ['8 hours', '4-8'],
    ['8 - 10 hours', '4-8'],
    ['9 hours', '8+'],
    ['3 days', '8+'],
    ['Flexible', null],
  ])('(%j) returns %j', (duration, band) => {
    expect(durationBand(duration)).toBe(band)
  })
})
