import { describe, expect, it } from 'vitest'
import { chosenBefore } from './use-booking-form.ts'

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

describe('what was chosen before the page’s code ran', () => {
  it('counts', () => {
    expect(chosenBefore(form({ resident: 'on', package: 'van', sort: 'name_az' }))).toEqual({
      isResident: true,
      packageId: 'van',
      sort: 'name_az',
    })
  })

  it('is nothing where nothing was', () => {
    expect(chosenBefore(form({}))).toEqual({ isResident: false, packageId: '', sort: null })
  })

  it('is no order of packages that does not exist', () => {
    expect(chosenBefore(form({ sort: 'by_colour' })).sort).toBeNull()
  })
})
