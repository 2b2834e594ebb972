import { expect, test } from 'vitest'
import { buildLabels } from './labels.ts'

test('buildLabels adds the id to a name that several entries share, and maps the name without id to all their ids', () => {
  const { labelsById: labels, idsByLabel: ids } = buildLabels([
    { id: 1, name: 'Ubud' },
    { id: 2, name: 'Sanur' },
    { id: 3, name: 'ubud' },
    { id: 4, name: '' },
  ])
  expect([...labels]).toEqual([
    [1, 'Ubud #1'],
    [2, 'Sanur'],
    [3, 'ubud #3'],
    [4, '#4'],
  ])
  expect([ids.get('sanur'), ids.get('ubud #3'), ids.get('#4'), ids.get('ubud')]).toEqual([[2], [3], [4], [1, 3]])
})
