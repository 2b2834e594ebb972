import { expect, test } from 'vitest'
import { findChangedDetails } from './notify-of-changes.ts'

const details = {
  booking_date: '2026-12-24',
  tour_title: 'Nusa Penida',
  pickup_time: '08:00',
  pickup_location: null,
  passenger_details: [{ id: 'adult-1', type: 'adult', name: 'Made' }],
}

test('findChangedDetails returns the earlier values of the details that the traveller sees', () => {
  const before = { ...details, staff_note: '', booking_status: 'pending', status: 'pending', updatedAt: '1' }
  const after = {
    ...before,
    staff_note: 'Guide: Ketut',
    booking_status: 'confirmed',
    status: 'confirmed',
    updatedAt: '2',
  }
  expect(findChangedDetails(before, after)).toEqual({})
  expect(findChangedDetails(before, { ...after, pickup_time: '08:30', pickup_location: 'Hotel' })).toEqual({
    pickup_time: '08:00',
    pickup_location: null,
  })
})

test('findChangedDetails treats an empty text and null as equal, and compares travellers by their content', () => {
  const [traveller] = details.passenger_details
  const same = { ...details, pickup_location: '', passenger_details: [{ ...traveller }] }
  expect(findChangedDetails(details, same)).toEqual({})
  const renamed = { ...details, passenger_details: [{ ...traveller, name: 'Wayan' }] }
  expect(findChangedDetails(details, renamed)).toEqual({ passenger_details: details.passenger_details })
})
