import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { createFormClient } from '../../testing/forms.ts'

let company: Company
beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.cms.stop())

const { open, submit, resendOutdated } = createFormClient(() => company)

const travellersNamed = (...names: string[]) =>
  names.map((name, index) => ({ id: `adult-${index + 1}`, type: 'adult', name }))

const shoeSize = (traveller: string) => ({ question_id: 'shoe', question: 'Shoe size', answer: '41', traveller })

/** Opens a booking in a form. Also returns a function that stores names in the way that the link for the group does. */
async function openBookingOfGroup() {
  const { bookingId: id } = company.ofAyu
  const address = `bookings/${id}`
  const enterByLink = (...names: string[]) =>
    company.cms.payload.db.updateOne({
      collection: 'bookings',
      id,
      data: { passenger_details: travellersNamed(...names), updatedAt: new Date().toISOString() },
    })
  await enterByLink('Ayu', '', '')
  return { id, address, opened: await open('staff', address), enterByLink }
}

describe('saving an outdated form of a booking', () => {
  test('merges the travellers one by one, and returns a conflict if both users changed the same name', async () => {
    const { address, opened, enterByLink } = await openBookingOfGroup()
    await enterByLink('Ayu', 'Made', 'Wayan')
    const rename = (...names: string[]) => ({ ...opened, passenger_details: travellersNamed(...names) })
    const conflicting = rename('Ayu Dewi', '', 'Ketut')
    const questioned = await resendOutdated(address, conflicting, opened, { role: 'staff' })
    const path = 'passenger_details.adult-3.name'
    expect(questioned.question.conflicts).toEqual([
      { path, label: 'Passenger details › 3 › Name', mine: 'Ketut', theirs: 'Wayan' },
    ])
    const saved = await resendOutdated(address, rename('Ayu Dewi', '', ''), opened, { role: 'staff' })
    expect(saved).toMatchObject({
      status: 200,
      doc: { passenger_details: travellersNamed('Ayu Dewi', 'Made', 'Wayan') },
      merged: { fields: ['Passenger details › 2 › Name', 'Passenger details › 3 › Name'] },
    })
    await enterByLink()
    const removed = await resendOutdated(address, rename('Ayu Dewi', '', ''), opened, { role: 'staff' })
    expect(removed.question.conflicts).toMatchObject([
      { label: 'Passenger details › 1', mine: 'Type: Adult, Name: Ayu Dewi', theirs: 'Removed' },
    ])
  })

  test('removes the answers of a traveller whose name is cleared or replaced, but not if the name is corrected', async () => {
    const { id, address, opened, enterByLink } = await openBookingOfGroup()
    await enterByLink('Ayu', 'Made', 'Wayan')
    const answers = ['adult-1', 'adult-2', 'adult-3'].map(shoeSize)
    await company.cms.payload.db.updateOne({ collection: 'bookings', id, data: { answers } })
    const mine = { ...opened, passenger_details: travellersNamed('Ayu Dewi', 'Ketut', '') }
    const { question } = await resendOutdated(address, mine, opened, { role: 'staff' })
    const path = 'passenger_details.adult-2.name'
    expect(question.conflicts).toMatchObject([
      { path, note: expect.stringContaining('the answers of Made are removed') },
    ])
    const choice = { seen: question.newest, choices: { [path]: 'mine' }, role: 'staff' } as const
    const { doc } = await resendOutdated(address, mine, opened, choice)
    expect(doc).toMatchObject({
      passenger_details: travellersNamed('Ayu Dewi', 'Ketut', 'Wayan'),
      answers: [shoeSize('adult-1'), shoeSize('adult-3')],
    })
    const cleared = { ...doc, passenger_details: travellersNamed('Ayu Dewi', 'Ketut', '') }
    expect((await submit('staff', address, ['', cleared])).doc.answers).toEqual([shoeSize('adult-1')])
  })

  test('merges the answers question by question, and names the question in a conflict', async () => {
    const { id, address, opened, enterByLink } = await openBookingOfGroup()
    await enterByLink()
    const flight = (answer: string) => [
      { question_id: 'flight_number', question: 'Flight number', answer, traveller: null },
    ]
    const data = { answers: flight('SQ 111') }
    await company.cms.payload.db.updateOne({ collection: 'bookings', id, data })
    const base = { ...opened, answers: flight('SQ 938') }
    const { question } = await resendOutdated(address, { ...base, answers: flight('SQ 222') }, base, { role: 'staff' })
    expect(question.conflicts).toMatchObject([
      { label: 'Answers › Flight number › Answer', mine: 'SQ 222', theirs: 'SQ 111' },
    ])
  })
})
