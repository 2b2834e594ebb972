import { noTermsVersion } from '@nusa/shared/booking'
import { describe, expect, it } from 'vitest'
import {
  $draft,
  changePassengers,
  editsAfterCancel,
  getFieldText,
  parseDraft,
  passengerDraft,
  removeBookedFromDraft,
  resetPassengers,
  selectDrafts,
  withoutBookedItems,
} from './draft.ts'

describe('parseDraft', () => {
  it.each([null, '', '{', '[]', '{"passengers":1}'])("returns an empty draft if '%s' is stored", (text) => {
    expect(parseDraft(text)).toMatchObject({ passengers: {}, acceptedTerms: null })
  })

  it('restores a stored draft', () => {
    const draft = {
      ...parseDraft(null),
      acceptedTerms: noTermsVersion,
      profileEdits: { city: { text: 'Ubud', saved: '' } },
    }
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
  })
})

describe('selectDrafts', () => {
  const user = (id: number) => ({ id, email: '', user_metadata: { first_name: '', full_name: '', username: '' } })
  const signedIn = (id: number) => ({ status: 'signed-in', user: user(id) }) as const
  const typed = { ...parseDraft(null), acceptedTerms: noTermsVersion }
  const empty = parseDraft(null)

  it('assigns the draft of a signed-out visitor to the user who signs in', () => {
    expect(selectDrafts(signedIn(1), typed, null)).toEqual({ shown: { ...typed, owner: 1 }, hidden: null })
  })

  it('hides the draft when the session ends, and restores it for the same traveller', () => {
    const own = { ...typed, owner: 1 }
    const ended = selectDrafts({ status: 'signed-out', hasEnded: true }, own, null)
    expect(ended).toEqual({ shown: empty, hidden: own })
    expect(selectDrafts(signedIn(1), ended.shown, ended.hidden)).toEqual({ shown: own, hidden: null })
  })

  it.each([
    ['shown', { ...typed, owner: 1 }, null],
    ['hidden', empty, { ...typed, owner: 1 }],
  ])('discards a %s draft when another traveller signs in', (_, shown, hidden) => {
    expect(selectDrafts(signedIn(2), shown, hidden)).toEqual({ shown: { ...empty, owner: 2 }, hidden: null })
  })
})

it('withoutBookedItems removes the passengers of booked items and the accepted terms from the draft', () => {
  const passengers = { booked: { 'adult-0': { name: 'Ayu' } }, left: { 'adult-0': { name: 'Made' } } }
  const draft = { ...parseDraft(null), passengers, acceptedTerms: 'today' }
  expect(withoutBookedItems(draft, ['booked'])).toEqual({
    ...draft,
    passengers: { left: { 'adult-0': { name: 'Made' } } },
    acceptedTerms: null,
  })
})

describe('the travellers of several items', () => {
  const nameIn = (itemId: string, slot = 'adult-1') => passengerDraft($draft.get(), itemId, slot).name

  it('are those of the first item until other names are entered, even after the first item is removed', () => {
    changePassengers('first', { 'adult-1': { name: 'Made' } }, true)
    expect([nameIn('first'), nameIn('second')]).toEqual(['Made', 'Made'])
    changePassengers('second', { 'adult-1': { name: 'Wayan' }, 'adult-2': { name: 'Ketut' } }, false)
    expect([nameIn('first'), nameIn('second'), nameIn('third')]).toEqual(['Made', 'Wayan', 'Made'])
    resetPassengers('second', ['adult-0', 'adult-1'])
    expect([nameIn('second'), nameIn('second', 'adult-2')]).toEqual(['Made', 'Ketut'])
    removeBookedFromDraft(['first'])
    expect(nameIn('second')).toBe('Made')
  })
})

describe('profile edits', () => {
  const edits = { city: { text: 'Ubud', saved: 'Kuta' }, phone: { text: '+62', saved: '' } }

  it('are shown as long as the saved value has not changed since the edit', () => {
    expect(getFieldText(edits, 'city', 'Kuta')).toBe('Ubud')
    expect(getFieldText(edits, 'phone', '')).toBe('+62')
    expect(getFieldText(edits, 'country', 'Indonesia')).toBe('Indonesia')
  })

  it('are not shown after another value was saved, and are shown even if they are empty', () => {
    expect(getFieldText(edits, 'city', 'Sanur')).toBe('Sanur')
    expect(getFieldText({ city: { text: '', saved: 'Kuta' } }, 'city', 'Kuta')).toBe('')
  })

  it('are discarded on cancel, except for fields whose saved value is blank', () => {
    expect(Object.keys(editsAfterCancel(edits))).toEqual(['phone'])
  })
})
