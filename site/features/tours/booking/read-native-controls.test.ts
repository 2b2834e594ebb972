import { describe, expect, it } from 'vitest'
import { readNativeControls } from './use-booking-form.ts'

function form(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

describe('readNativeControls', () => {
  it('reads choices made before hydration', () => {
    expect(readNativeControls(form({ resident: 'on', package: 'van', sort: 'name_az' }))).toEqual({
      isResident: true,
      packageId: 'van',
      sort: 'name_az',
    })
  })

  it('returns empty choices for an untouched form', () => {
    expect(readNativeControls(form({}))).toEqual({ isResident: false, packageId: '', sort: null })
  })

  it('ignores an unknown sort order', () => {
    expect(readNativeControls(form({ sort: 'by_colour' })).sort).toBeNull()
  })
})
