import { expect, test } from 'vitest'
import { officeTexts } from '../texts/index.ts'
import { bookedText } from './booked-texts.ts'

test('bookedText translates the units of a booking description and keeps the names of add-ons', () => {
  const booking = { description: '2 packages, 2 adults, 1 child, 1 infant, Lunch, 2 guides × 2' }
  expect(bookedText(booking, officeTexts.en)).toBe(booking.description)
  expect(bookedText(booking, officeTexts.id)).toBe('2 paket, 2 dewasa, 1 anak, 1 bayi, Lunch, 2 guides × 2')
  expect(bookedText({ description: '3 nights, 1 room, 1 adult' }, officeTexts.id)).toBe('3 malam, 1 kamar, 1 dewasa')
  expect(bookedText({ description: '2 cars, 1 day' }, officeTexts.id)).toBe('2 mobil, 1 hari')
  expect(bookedText({ description: '' }, officeTexts.id)).toBe('')
})
