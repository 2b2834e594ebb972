import { makeCarRental } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { featureKeys, rentalFilterChoices } from './rental-filter-choices.ts'
import { rentalView } from './rentals.ts'

const timestamps = { created_at: '', updated_at: '' }
const types = [
  { ...timestamps, id: 1, name: '軽自動車', slug: 'kei' },
  { ...timestamps, id: 2, name: '面包车', slug: 'mianbao' },
]
const catalog = { pictures: new Map(), carRentalTypes: new Map(types.map((type) => [type.id, type])) }
const view = (car: Parameters<typeof makeCarRental>[0]) => rentalView(makeCarRental(car), catalog)

describe('rentalFilterChoices and featureKeys', () => {
  const kei = view({ type_id: 1, car_features: ['手動', 'GPS', 'Child  seat '] })
  const van = view({ type_id: 2, car_features: ['自動', 'GPS+', 'child seat'] })
  const bare = view({ type_id: 9, car_features: [] })
  const choices = rentalFilterChoices([kei, van, bare])

  it('return the types with the slugs that editors gave them', () => {
    expect(choices.types).toEqual(
      expect.arrayContaining([
        { key: 'kei', name: '軽自動車' },
        { key: 'mianbao', name: '面包车' },
      ]),
    )
    expect(choices.types).toHaveLength(2)
    expect([kei, van, bare].map(({ typeSlug }) => typeSlug)).toEqual(['kei', 'mianbao', ''])
  })

  it('return each different feature in any script once', () => {
    expect(choices.features.map(({ key }) => key)).toEqual(['手動', 'gps', 'child seat', '自動', 'gps+'])
    expect(choices.features.map(({ name }) => name)).toContain('Child  seat')
  })

  it('return keys that match the features of a car in the list', () => {
    const [manual] = choices.features
    const having = [kei, van, bare].filter((one) =>
      featureKeys(one)
        .split('\n')
        .includes(manual?.key ?? ''),
    )
    expect(having).toEqual([kei])
  })
})
