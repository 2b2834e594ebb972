/** The questions about every transfer and their choices in Indonesian, by their stored English text. */
export const transferAnswers: Record<string, string> = {
  Direction: 'Arah',
  'Arrival: from the airport': 'Kedatangan: dari bandara',
  'Departure: to the airport': 'Keberangkatan: ke bandara',
  'Flight number': 'Nomor penerbangan',
  'Arrival time of the flight': 'Jam tiba penerbangan',
  'Departure time of the flight': 'Jam berangkat penerbangan',
  'Pickup address': 'Alamat penjemputan',
  'Drop-off address': 'Alamat tujuan',
  'next day': 'hari berikutnya',
  'day before': 'hari sebelumnya',
  'Name on the sign': 'Nama di papan',
}
