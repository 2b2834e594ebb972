import { expect, test } from 'vitest'
import { createStolenFigure, parseTicks } from './stolen-time.ts'

const stat = 'cpu  100 5 20 900 30 1 4 10 0 0\ncpu0 50 2 10 450 15 0 2 5 0 0\n'

test('parseTicks counts waiting for input and output as idle, and stolen time separately', () => {
  expect(parseTicks(stat)).toEqual({ busy: 130, stolen: 10 })
})

test('createStolenFigure returns stolen time as a share of the requested processor time', () => {
  const figures = createStolenFigure({ busy: 100, stolen: 0 }, { busy: 190, stolen: 10 })
  expect(figures.map(({ value }) => value)).toEqual(['10.0 % of what was wanted'])
})

test('createStolenFigure returns no figure if a measurement is missing, and 0 % if no time has passed', () => {
  expect(createStolenFigure(null, { busy: 1, stolen: 1 })).toEqual([])
  expect(createStolenFigure({ busy: 1, stolen: 1 }, { busy: 1, stolen: 1 })[0]?.value).toBe('0.0 % of what was wanted')
})
