import { describe, expect, it } from 'vitest'
import { dialogQuery, inlineQuery, replaceFields } from './query.ts'

const one = { adults: 1, children: 0, infants: 0 }
const address = (query: [string, string][]) => new URLSearchParams(query).toString()

describe('the dialog asks', () => {
  it('for text, date and each kind of guest', () => {
    const guests = { adults: 2, children: 1, infants: 0 }
    expect(address(dialogQuery({ q: 'rice & sun', date: '2026-12-01', guests }))).toBe(
      'q=rice+%26+sun&date=2026-12-01&adults=2&children=1&infants=0',
    )
  })

  it('for no text and no date where there is none', () => {
    expect(address(dialogQuery({ q: '  ', date: '', guests: one }))).toBe('adults=1&children=0&infants=0')
  })
})

describe('the form in a hero asks', () => {
  it('for nothing where nothing is filled in', () => {
    expect(inlineQuery({ what: ' ', when: '', guests: one })).toEqual([])
  })

  it('for guests when there is more than one', () => {
    expect(address(inlineQuery({ what: 'Ubud', when: '2026-12-01', guests: one }))).toBe('what=Ubud&when=2026-12-01')
    expect(address(inlineQuery({ what: '', when: '', guests: { adults: 1, children: 0, infants: 1 } }))).toBe(
      'guests=1-0-1',
    )
  })

  it('for no more text than can be found', () => {
    expect(inlineQuery({ what: 'x'.repeat(5000), when: '', guests: one })).toEqual([['what', 'x'.repeat(120)]])
  })
})

it('a form asks for what replaces its fields', () => {
  const data = new FormData()
  data.append('adults', '2')
  data.append('when', '')
  replaceFields(data, [['guests', '2-0-0']])
  expect([...data]).toEqual([['guests', '2-0-0']])
})
