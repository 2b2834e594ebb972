import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { describe, expect, test } from 'vitest'
import type { Values } from './stored-values.ts'
import { mergeThreeWay } from './three-way.ts'

const leaf = (name: string, type: 'text' | 'number' | 'richText' = 'text') => ({ name, type }) as FlattenedField
const rowFields = [leaf('id'), leaf('name'), leaf('price', 'number')]
const fields = [
  leaf('title'),
  leaf('price', 'number'),
  leaf('body', 'richText'),
  { name: 'contact', type: 'group', flattenedFields: [leaf('phone'), leaf('email')] },
  { name: 'rows', type: 'array', flattenedFields: rowFields },
  { name: 'travellers', type: 'json' },
  { name: 'counted', type: 'number', admin: { readOnly: true } },
] as FlattenedField[]

const row = (id: string, name: string, price = 1) => ({ id, name, price })
const base = {
  title: 'Rice fields',
  price: 100,
  body: { root: { children: [{ text: 'Green.' }] } },
  contact: { phone: '1', email: 'a@b.c' },
  rows: [row('a', 'Adult'), row('b', 'Child')],
  counted: 1,
}
const merge = (theirs: object, mine: object, choices = {}) =>
  mergeThreeWay(fields, { base, theirs: { ...base, ...theirs }, mine: { ...base, ...mine } }, choices)
const pathsOf = (merged: ReturnType<typeof merge>) => merged.conflicts.map(({ path }) => path)

describe('mergeThreeWay', () => {
  test('applies the changes that both sides made in different fields', () => {
    const merged = merge({ title: 'Theirs' }, { price: 200 })
    expect(merged).toEqual({ value: { ...base, title: 'Theirs', price: 200 }, conflicts: [], takenPaths: ['title'] })
  })

  test('reports a conflict for a field that both sides changed, and applies the choice', () => {
    const sides = [{ title: 'Theirs' }, { title: 'Mine' }] as const
    expect(merge(...sides).conflicts).toMatchObject([{ path: 'title', theirs: 'Theirs', mine: 'Mine' }])
    expect(merge(...sides, { title: 'mine' })).toMatchObject({ value: { title: 'Mine' }, conflicts: [] })
    expect(merge(...sides, { title: 'theirs' })).toMatchObject({ value: { title: 'Theirs' }, conflicts: [] })
  })

  test('reports no conflict if both sides made the same change, apart from surrounding spaces', () => {
    expect(merge({ title: 'Same' }, { title: ' Same ' }).conflicts).toEqual([])
  })

  test('treats rich text as a single value', () => {
    const text = (word: string) => ({ body: { root: { children: [{ text: word }] } } })
    expect(pathsOf(merge(text('One'), text('Two')))).toEqual(['body'])
  })

  test('merges the fields of a group separately', () => {
    const merged = merge({ contact: { phone: '2', email: 'a@b.c' } }, { contact: { phone: '1', email: 'd@e.f' } })
    expect(merged).toMatchObject({ value: { contact: { phone: '2', email: 'd@e.f' } }, conflicts: [] })
  })

  test('merges rows with the same id, even if one side has moved the rows', () => {
    const theirs = { rows: [row('b', 'Child', 5), row('a', 'Adult')] }
    const mine = { rows: [row('a', 'Grown-up'), row('new', 'Infant'), row('b', 'Child')] }
    const merged = merge(theirs, mine)
    expect(merged.conflicts).toEqual([])
    expect(merged.value.rows).toEqual([row('b', 'Child', 5), row('a', 'Grown-up'), row('new', 'Infant')])
  })

  test('removes a row that one side removed, unless the other side changed the row', () => {
    const removed = { rows: [row('a', 'Adult')] }
    expect(merge(removed, { title: 'Mine' }).value.rows).toEqual(removed.rows)
    expect(merge({ title: 'Theirs' }, removed).value.rows).toEqual(removed.rows)
    const changed = { rows: [row('a', 'Adult'), row('b', 'Teenager')] }
    const conflicting = merge(removed, changed)
    expect(conflicting.conflicts).toMatchObject([{ path: 'rows.b', theirs: null, mine: row('b', 'Teenager') }])
    expect(merge(removed, changed, { 'rows.b': 'theirs' }).value.rows).toEqual(removed.rows)
    expect(merge(removed, changed, { 'rows.b': 'mine' }).value.rows).toEqual(changed.rows)
  })

  test('reports one conflict for the whole list if both sides reordered the rows or if rows have no ids', () => {
    const [a, b, c] = [row('a', 'Adult'), row('b', 'Child'), row('c', 'Infant')]
    const of = (...rows: object[]) => ({ ...base, rows })
    const moved = mergeThreeWay(fields, { base: of(a, b, c), theirs: of(b, a, c), mine: of(a, c, b) })
    expect(pathsOf(moved)).toEqual(['rows'])
    expect(pathsOf(merge({ rows: [{ name: 'One' }] }, { rows: [{ name: 'Two' }] }))).toEqual(['rows'])
  })

  test('merges the travellers of a JSON list one by one, and reports only the name that both sides changed', () => {
    const named = (...names: string[]) => ({
      travellers: names.map((name, index) => ({ id: `adult-${index + 1}`, type: 'adult', name })),
    })
    const opened = { ...base, ...named('Ayu', '', '') }
    const theirs = { ...base, ...named('Ayu', 'Made', 'Wayan') }
    const mergeMine = (...names: string[]) =>
      mergeThreeWay(fields, { base: opened, theirs, mine: { ...base, ...named(...names) } })
    expect(mergeMine('Ayu Dewi', '', '')).toMatchObject({ value: named('Ayu Dewi', 'Made', 'Wayan'), conflicts: [] })
    expect(mergeMine('Ayu', '', 'Ketut')).toMatchObject({
      value: named('Ayu', 'Made', 'Ketut'),
      conflicts: [{ path: 'travellers.adult-3.name', theirs: 'Wayan', mine: 'Ketut' }],
    })
  })

  test('merges the answers of a booking by question and traveller', () => {
    const answered = (flight: string, sign: string, size = '42') => ({
      travellers: [
        { question_id: 'flight_number', question: 'Flight number', answer: flight, traveller: null },
        { question_id: 'sign_name', question: 'Name on the sign', answer: sign, traveller: null },
        { question_id: 'shoe', question: 'Shoe size', answer: size, traveller: 'adult-1' },
        { question_id: 'shoe', question: 'Shoe size', answer: '40', traveller: 'adult-2' },
      ],
    })
    const mergeAnswers = (theirs: object, mine: object) =>
      mergeThreeWay(fields, {
        base: { ...base, ...answered('SQ 938', 'Ayu') },
        theirs: { ...base, ...theirs },
        mine: { ...base, ...mine },
      })
    expect(mergeAnswers(answered('SQ 111', 'Ayu', '43'), answered('SQ 938', 'Made'))).toMatchObject({
      value: answered('SQ 111', 'Made', '43'),
      conflicts: [],
    })
    expect(mergeAnswers(answered('SQ 111', 'Ayu'), answered('SQ 222', 'Ayu')).conflicts).toMatchObject([
      { path: 'travellers.flight_number.answer', theirs: 'SQ 111', mine: 'SQ 222' },
    ])
  })

  test('uses the stored value of a read-only field', () => {
    expect(merge({ counted: 2 }, { counted: 3 })).toMatchObject({ value: { counted: 2 }, conflicts: [] })
  })

  test('omits a field that the form does not contain', () => {
    const { title: _left, ...mine } = base
    const merged = mergeThreeWay(fields, { base, theirs: { ...base, title: 'Theirs' }, mine })
    expect(merged.value).not.toHaveProperty('title')
  })

  test('treats a row count of 0 as an empty list', () => {
    const none = { ...base, rows: [] }
    const merged = mergeThreeWay(fields, { base: none, theirs: none, mine: { ...none, rows: 0, title: 'Mine' } })
    expect(merged.conflicts).toEqual([])
  })
})

const word = fc.constantFrom('one', 'two', 'three')
const number = fc.constantFrom(1, 2, 3)
/**
 * Generates rows with distinct contents, because replacing a row with an equal row that has another id is not a change.
 */
const rowOf = (id: string) =>
  fc.record({ id: fc.constant(id), name: word.map((name) => `${name} ${id}`), price: number })
const rowsOf = (ids: string[]) => fc.shuffledSubarray(ids).chain((chosen) => fc.tuple(...chosen.map(rowOf)))
const entry = (own: string) =>
  fc.record({
    title: word,
    price: number,
    contact: fc.record({ phone: word, email: word }),
    rows: rowsOf(['a', 'b', 'c', own]),
  })

/** Returns all values of an entry by their path. The path of a row contains the id of the row. */
function leavesOf(values: Values, prefix = ''): Map<string, unknown> {
  const leaves = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    if (Array.isArray(value))
      return value.flatMap((one) => [...leavesOf({ ...one, here: true }, `${prefix}${name}.${one.id}.`)])
    if (typeof value === 'object' && value !== null) return [...leavesOf({ ...value }, `${prefix}${name}.`)]
    return [[`${prefix}${name}`, value]]
  })
  return new Map(leaves)
}

const properties = [entry('base'), entry('theirs'), entry('mine')] as const

test('mergeThreeWay applies changes by one side, and reports different changes by both sides as conflicts', () => {
  fc.assert(
    fc.property(...properties, (opened, theirs, mine) => {
      const merged = mergeThreeWay(fields, { base: opened, theirs, mine })
      const leaves = {
        base: leavesOf(opened),
        theirs: leavesOf(theirs),
        mine: leavesOf(mine),
        merged: leavesOf(merged.value),
      }
      const conflicts = merged.conflicts.map(({ path }) => path)
      const isConflicting = (path: string) =>
        conflicts.some((conflicting) => path === conflicting || path.startsWith(`${conflicting}.`))
      const paths = new Set([...leaves.base.keys(), ...leaves.theirs.keys(), ...leaves.mine.keys()])
      for (const path of paths) if (!isConflicting(path)) expectMergedLeaf(path, leaves)
      for (const conflict of merged.conflicts) expect(conflict.theirs).not.toEqual(conflict.mine)
    }),
  )
})

function expectMergedLeaf(
  path: string,
  leaves: Record<'base' | 'theirs' | 'mine' | 'merged', ReadonlyMap<string, unknown>>,
): void {
  const isOfRemovedRow = path.startsWith('rows.') && !leaves.merged.has(path)
  if (isOfRemovedRow) {
    const here = path.replace(/[^.]+$/, 'here')
    expect([leaves.theirs.get(here), leaves.mine.get(here)]).toContain(undefined)
    return
  }
  const base = leaves.base.get(path)
  const theirs = leaves.theirs.get(path)
  const mine = leaves.mine.get(path)
  const merged = leaves.merged.get(path)
  if (theirs === base) expect([path, merged]).toEqual([path, mine])
  else if (mine === base || mine === theirs) expect([path, merged]).toEqual([path, theirs])
  else expect.fail(`both changed ${path}, but the merge reports no conflict`)
}

test('mergeThreeWay resolves every conflict for which a side was chosen, and changes no other value', () => {
  fc.assert(
    fc.property(...properties, fc.constantFrom('mine', 'theirs'), (opened, theirs, mine, side) => {
      const conflicting = mergeThreeWay(fields, { base: opened, theirs, mine })
      const choices = Object.fromEntries(conflicting.conflicts.map(({ path }) => [path, side]))
      const chosen = mergeThreeWay(fields, { base: opened, theirs, mine }, choices)
      expect(chosen.conflicts).toEqual([])
      if (side === 'mine') expect(chosen.value).toEqual(conflicting.value)
    }),
  )
})

test('mergeThreeWay returns the changed side if the other side is unchanged', () => {
  fc.assert(
    fc.property(entry('base'), entry('other'), (opened, changed) => {
      const mine = mergeThreeWay(fields, { base: opened, theirs: opened, mine: changed })
      const theirs = mergeThreeWay(fields, { base: opened, theirs: changed, mine: opened })
      expect([mine.value, mine.conflicts]).toEqual([changed, []])
      expect([theirs.value, theirs.conflicts]).toEqual([changed, []])
    }),
  )
})
