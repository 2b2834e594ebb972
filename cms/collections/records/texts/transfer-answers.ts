import type { FlightDay } from '@nusa/shared/booking'

/** The keys are the stored English texts. */
export const transferAnswers: Record<string, string> = {
  Direction: 'Arah',
  'Arrival: from the airport': 'Kedatangan: dari bandara',
  'Departure: to the airport': 'Keberangkatan: ke bandara',
  'Flight number': 'Nomor penerbangan',
  'Arrival time of the flight': 'Jam tiba penerbangan',
  'Departure time of the flight': 'Jam berangkat penerbangan',
  'Pickup address': 'Alamat penjemputan',
  'Drop-off address': 'Alamat tujuan',
  'Name on the sign': 'Nama di papan',
}

export const flightDays: Record<FlightDay, string> = {
  'next day': 'hari berikutnya',
  'day before': 'hari sebelumnya',
}
