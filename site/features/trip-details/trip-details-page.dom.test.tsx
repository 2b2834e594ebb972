import { hiddenAnswer, type TripDetailsView, tripMessages } from '@nusa/shared/booking'
import { makeDate, makeTripDetails } from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { find } from '../../testing/page.ts'
import { enterText, submitForm } from '../../testing/react.ts'
import { questionTexts } from '../questions/texts.ts'
import { TripDetailsPage } from './TripDetailsPage.tsx'
import { tripDetailsTexts as texts } from './texts.ts'

const token = `1.${'A'.repeat(43)}`
const contact = { email: 'hello@nusa.example', phone: '', whatsapp: '', address: '' }
const view = makeTripDetails()

const answer = (status: number, body: object) => Promise.resolve(Response.json(body, { status }))
const refuse = (status: number, code: string, message: string, details?: object) =>
  answer(status, { error: { code, message, details } })

let root: Root
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', fetched)
  history.replaceState(null, '', `#${token}`)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  fetched.mockReset()
  history.replaceState(null, '', location.pathname)
  document.body.replaceChildren()
})

async function show() {
  await act(async () => root.render(<TripDetailsPage contact={contact} />))
  await vi.waitFor(() => expect(document.body.textContent).not.toContain(texts.loading))
}

it('TripDetailsPage shows why the link has ended and how to contact the company', async () => {
  fetched.mockImplementation(() => refuse(410, 'trip_link_ended', 'It is too late to change these details online.'))
  await show()
  expect(document.body.textContent).toContain('It is too late to change these details online.')
  expect(document.querySelector('a[href="mailto:hello@nusa.example"]')).not.toBeNull()
  expect(document.querySelector('form')).toBeNull()
})

it('TripDetailsPage keeps the input for a detail that was changed in the meantime, and shows the stored value', async () => {
  const stored = { ...view, values: { pickup: 'zone:1', place: 'Villa One' } }
  fetched.mockImplementationOnce(() => answer(200, { ...view, values: { pickup: 'zone:1', place: 'Hotel' } }))
  fetched.mockImplementationOnce(() =>
    refuse(409, 'trip_details_changed', 'Changed.', { view: stored, conflicts: ['place'] }),
  )
  await show()
  await enterText(find('input[name="place"]'), 'Villa Two')
  await submitForm()
  await vi.waitFor(() => expect(document.body.textContent).toContain(texts.changedMeanwhile('Villa One')))
  expect(document.querySelector<HTMLInputElement>('input[name="place"]')?.value).toBe('Villa Two')
})

it('TripDetailsPage sends no save request if no detail has changed', async () => {
  fetched.mockImplementation(() => answer(200, view))
  await show()
  await submitForm()
  expect(document.body.textContent).toContain(texts.nothingChanged)
  expect(fetched).toHaveBeenCalledTimes(1)
})

const group = (names: string[], is_name_open = true): TripDetailsView => {
  const travellers = names.map((name, index) => ({
    id: `a${index + 1}`,
    type: 'adult' as const,
    name,
    is_name_open: is_name_open && index > 0,
  }))
  const open = travellers.filter((one) => one.is_name_open)
  return {
    ...view,
    names_until: makeDate('2026-12-08'),
    missing: {
      pickup: false,
      names: names.filter((name) => name === '').length,
      travellers: 3,
      answers: 1,
      flight: false,
    },
    form: { pickup: null, questions: [], transfer: null, travellers },
    values: Object.fromEntries(open.map(({ id, name }) => [`name:${id}`, name])),
  }
}

it('TripDetailsPage hides a stored answer, and shows its field only if the traveller asks to replace the answer', async () => {
  const party = group(['Ayu', 'Made', 'Budi'])
  const question = { id: 'q', text: 'Diet', help: '', type: 'text', options: [], per: 'booking', is_required: false }
  const form = { ...party.form, questions: [question, { ...question, id: 'size', per: 'traveller' }] }
  const sizes = form.travellers.map(({ id }) => [`answer:size:${id}`, hiddenAnswer] as const)
  const values = { ...party.values, 'answer:q': hiddenAnswer, ...Object.fromEntries(sizes) }
  fetched.mockImplementation(() => answer(200, { ...party, form, values }))
  await show()
  const button = () => [...document.querySelectorAll('button')].find(({ type }) => type === 'button')
  const press = () => act(async () => button()?.click())
  const fields = () => document.querySelectorAll('input').length
  expect([document.body.textContent?.includes(questionTexts.hiddenAnswerNote), fields()]).toEqual([true, 2])
  await press()
  expect([button()?.textContent, fields()]).toEqual([`${questionTexts.keepAnswer}: Diet`, 3])
  await submitForm()
  expect(document.body.textContent).toContain(tripMessages.mustNotBeEmptied)
  await press()
  await submitForm()
  expect(document.body.textContent).toContain(texts.nothingChanged)
})

it('TripDetailsPage asks for the missing flight of a transfer', async () => {
  const transfer = { is_departure: false, pickup_time: '14:30', time_zone: 'Asia/Makassar' } as const
  const missing = { pickup: false, names: 0, travellers: 1, answers: 0, flight: true }
  fetched.mockImplementation(() => answer(200, { ...view, missing, form: { ...view.form, pickup: null, transfer } }))
  await show()
  expect(document.body.textContent).toContain(`Still missing: ${texts.flightMissing}`)
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels).toContainEqual(expect.stringContaining('Flight number'))
})

it('TripDetailsPage saves a flight that does not fit the pickup, and says that the team will contact the traveller', async () => {
  const transfer = { is_departure: false, pickup_time: '14:00', time_zone: 'Asia/Makassar' } as const
  const pickup_problem = { reason: 'too_early', pickup: '14:00', flight: '16:40', flight_day: null } as const
  const flight = (time: string) => ({ 'answer:flight_number': 'GA 402', 'answer:flight_time': time })
  const ride = { ...view, missing: null, form: { ...view.form, pickup: null, transfer }, values: flight('13:30') }
  const saved = { ...ride, values: flight('16:40'), pickup_problem }
  fetched.mockImplementationOnce(() => answer(200, ride))
  fetched.mockImplementationOnce(() => answer(200, saved))
  await show()
  expect(document.body.textContent).toContain(texts.complete)
  await enterText(
    [...document.querySelectorAll('input')].find(({ value }) => value === '13:30'),
    '16:40',
  )
  await submitForm()
  const sentence = 'Your flight arrives at 16:40, but your pickup is at 14:00. Our team sees this and will contact you'
  await vi.waitFor(() =>
    expect(document.querySelector('form')?.textContent).toContain(`${texts.detailsSaved} ${sentence}`),
  )
  expect(document.querySelector('dl + p')?.textContent).toContain(sentence)
  expect(document.body.textContent).not.toContain(texts.complete)
})

it('TripDetailsPage shows where a name was moved if another name was entered in the meantime', async () => {
  fetched.mockImplementationOnce(() => answer(200, group(['Ayu', '', ''])))
  fetched.mockImplementationOnce(() => answer(200, { ...group(['Ayu', 'Made', 'Budi']), missing: null }))
  await show()
  await enterText(find('input'), 'Budi')
  await submitForm()
  await vi.waitFor(() => expect(document.body.textContent).toContain(texts.detailsSaved))
  expect(document.body.textContent).toContain(texts.nameMoved('Budi', 'Adult 2', 'Made', 'Adult 3'))
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['Made', 'Budi'])
})

it('TripDetailsPage shows names without input fields after the deadline, and shows which name was not saved', async () => {
  const closed = { ...group(['Ayu', 'Made', ''], false), not_saved: { 'name:a3': tripMessages.namesClosed } }
  fetched.mockImplementationOnce(() => answer(200, group(['Ayu', 'Made', ''])))
  fetched.mockImplementationOnce(() => answer(200, closed))
  await show()
  expect(document.body.textContent).toContain('Still missing: 1 of 3 names, 1 answer')
  expect(document.body.textContent).toContain(texts.namesOpenUntil('Dec 8, 2026'))
  const fields = [...document.querySelectorAll('input')]
  expect(fields).toHaveLength(2)
  await enterText(fields[1], 'Budi')
  await submitForm()
  await vi.waitFor(() => expect(document.body.textContent).toContain(texts.namesNotSaved('Budi')))
  expect(document.body.textContent).toContain('Adult 2: Made')
  expect(document.body.textContent).toContain('Adult 3: name missing')
  expect(document.body.textContent).not.toContain('You can change')
  expect([document.querySelector('input'), document.querySelector('button')]).toEqual([null, null])
})

it('TripDetailsPage fills only empty fields with pasted names, and lists the names that found no empty field', async () => {
  fetched.mockImplementation(() => answer(200, group(['Ayu', '', 'Office Three', ''])))
  await show()
  const clipboardData = { getData: () => 'Made\nWayan\nBudi' }
  await act(async () => {
    const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
    find('input').dispatchEvent(paste)
  })
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['Made', 'Office Three', 'Wayan'])
  expect(document.body.textContent).toContain(texts.noFieldForNames('Budi'))
  await enterText(document.querySelectorAll('input')[1], 'Budi')
  expect(document.body.textContent).not.toContain('There was no empty field')
})
