import { parseSearchQuery } from '@nusa/shared/search'
import { describe, expect, it } from 'vitest'
import { createDialogQuery, createInlineQuery, findRetainedQuery, replaceFields, searchFromParams } from './query.ts'

const one = { adults: 1, children: 0, infants: 0 }
const address = (query: [string, string][]) => new URLSearchParams(query).toString()

describe('createDialogQuery', () => {
  it('contains the text, the date and the number of each type of guest', () => {
    const guests = { adults: 2, children: 1, infants: 0 }
    expect(address(createDialogQuery({ q: 'rice & sun', date: '2026-12-01', guests }))).toBe(
      'q=rice+%26+sun&date=2026-12-01&adults=2&children=1&infants=0',
    )
  })

  it('omits an empty text and an empty date', () => {
    expect(address(createDialogQuery({ q: '  ', date: '', guests: one }))).toBe('adults=1&children=0&infants=0')
  })
})

describe('createInlineQuery', () => {
  it('is empty if the form is empty', () => {
    expect(createInlineQuery({ what: ' ', when: '', guests: one })).toEqual([])
  })

  it('contains guests only if there is more than one guest', () => {
    expect(address(createInlineQuery({ what: 'Ubud', when: '2026-12-01', guests: one }))).toBe(
      'what=Ubud&when=2026-12-01',
    )
    expect(address(createInlineQuery({ what: '', when: '', guests: { adults: 1, children: 0, infants: 1 } }))).toBe(
      'guests=1-0-1',
    )
  })

  it('cuts the text to the maximum length', () => {
    expect(createInlineQuery({ what: 'x'.repeat(5000), when: '', guests: one })).toEqual([['what', 'x'.repeat(120)]])
  })
})

it('replaceFields replaces all fields of the form data by the given fields', () => {
  const data = new FormData()
  data.append('adults', '2')
  data.append('when', '')
  replaceFields(data, [['guests', '2-0-0']])
  expect([...data]).toEqual([['guests', '2-0-0']])
})

describe('searchFromParams', () => {
  const parse = (text: string) => searchFromParams(new URLSearchParams(text))
  const guests = { adults: 2, children: 1, infants: 0 }

  it('parses the URL of the dialog and the URL of the hero form', () => {
    const search = { what: 'Ubud', when: '2026-12-01', guests }
    expect(parse('q=Ubud&date=2026-12-01&adults=2&children=1&infants=0')).toEqual(search)
    expect(parse('what=Ubud&when=2026-12-01&guests=2-1-0')).toEqual(search)
  })

  it("prefers the dialog's parameters to the parameters of the hero form", () => {
    expect(parse('what=Amed&q=Ubud&when=2026-12-02&date=2026-12-01&guests=9-9-9&adults=2')).toEqual({
      what: 'Ubud',
      when: '2026-12-01',
      guests: { adults: 2, children: 9, infants: 9 },
    })
  })

  it('returns empty values for missing or implausible parameters', () => {
    expect(parse('')).toEqual({ what: '', when: '', guests: null })
    expect(parse(`q=%20&what=${'x'.repeat(121)}&adults=-2`)).toEqual({ what: '', when: '', guests: one })
  })

  it('returns the same text as parseSearchQuery, which the tour search uses', () => {
    for (const address of [
      `q=${'x'.repeat(121)}&what=rice`,
      `q=${'x'.repeat(120)}`,
      `what=+${'x'.repeat(120)}+`,
      'q=+',
    ]) {
      const params = new URLSearchParams(address)
      expect(searchFromParams(params).what, address).toBe(parseSearchQuery(params).text)
    }
  })

  it('returns the same date as parseSearchQuery, and no date if the date does not exist', () => {
    for (const [address, day] of [
      ['date=2026-02-31', ''],
      ['when=2026-13-01', ''],
      ['date=2026-02-29&when=2028-02-29', '2028-02-29'],
      ['date=2026-12', ''],
      ['date=2026', ''],
      ['when=tomorrow', ''],
      ['when=%2B012026-01-01', ''],
      ['when=0000-01-01', ''],
      ['when=2026-12-01', '2026-12-01'],
    ] as const) {
      expect(parse(address).when, address).toBe(day)
      expect(parseSearchQuery(new URLSearchParams(address)).date ?? '', address).toBe(day)
    }
  })

  it('returns the destination as the text if the URL has no text, because the form has one field for both', () => {
    expect(parse('where=ubud').what).toBe('ubud')
    expect(parse('q=rice&where=ubud').what).toBe('rice')
  })
})

describe('findRetainedQuery', () => {
  it('contains categories, sort order and view, and the destination only if the text is unchanged', () => {
    const retained = (text: string, what: string) =>
      new URLSearchParams(findRetainedQuery(new URLSearchParams(text), what)).toString()
    const list = 'category=walks&category=sea&sort=rating&view=list'
    const address = `q=rice&where=ubud&${list}&page=3&adults=2`
    expect(retained(address, ' rice ')).toBe(`where=ubud&${list}`)
    expect(retained(address, 'lovina')).toBe(list)
    expect(retained(address, '')).toBe(list)
  })

  it('omits the destination if the URL has no text, because the form then contains the destination as its text', () => {
    for (const what of ['ubud', 'lovina', ''])
      expect(findRetainedQuery(new URLSearchParams('where=ubud'), what)).toEqual([])
  })
})
