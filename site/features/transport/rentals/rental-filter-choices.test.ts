import { makeCarRental, noPolicies } from '@nusa/shared/testing'
import { describe, expect, it } from 'vitest'
import { createFilterChoices, joinFeatureKeys } from './rental-filter-choices.ts'
import { createRentalView } from './rentals.ts'

const timestamps = { created_at: '', updated_at: '' }
const types = [
  { ...timestamps, id: 1, name: '軽自動車', slug: 'kei' },
  { ...timestamps, id: 2, name: '面包车', slug: 'mianbao' },
]
const catalog = {
  pictures: new Map(),
  cancellation: noPolicies,
  carRentalTypes: new Map(types.map((type) => [type.id, type])),
}
const view = (car: Parameters<typeof makeCarRental>[0]) => createRentalView(makeCarRental(car), catalog)

describe('the filter choices', () => {
  const kei = view({ type_id: 1, car_features: ['手動', 'GPS', 'Child  seat '] })
  const van = view({ type_id: 2, car_features: ['自動', 'GPS+', 'child seat'] })
  const bare = view({ type_id: 9, car_features: [] })
  const choices = createFilterChoices([kei, van, bare])

  it('contain each type with its slug as the key', () => {
    expect(choices.types).toEqual(
      expect.arrayContaining([
        { key: 'kei', name: '軽自動車' },
        { key: 'mianbao', name: '面包车' },
      ]),
    )
    expect(choices.types).toHaveLength(2)
    expect([kei, van, bare].map(({ typeSlug }) => typeSlug)).toEqual(['kei', 'mianbao', ''])
  })

  it('contain each feature once, even if its name is not in the Latin script', () => {
    expect(choices.features.map(({ key }) => key)).toEqual(['手動', 'gps', 'child seat', '自動', 'gps+'])
    expect(choices.features.map(({ name }) => name)).toContain('Child  seat')
  })

  it('contain the feature keys that joinFeatureKeys returns for a car with that feature', () => {
    const [manual] = choices.features
    const having = [kei, van, bare].filter((one) =>
      joinFeatureKeys(one)
        .split('\n')
        .includes(manual?.key ?? ''),
    )
    expect(having).toEqual([kei])
  })
})
