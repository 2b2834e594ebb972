import { addDays, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { createBooking, keepInvoiceOpen } from '../../testing/create-booking.ts'

const day = addDays(todayInBali(new Date()), 30)
let company: Company
beforeAll(async () => {
  company = await startCompany()
  await keepInvoiceOpen(company)
})
afterAll(() => company.cms.stop())

const download = (token: string, query: string) => company.rest(token, 'GET', `office/bookings.csv${query}`)

describe('the CSV file of the bookings of a day', () => {
  test('has a row for each booking, and escapes formulas in texts of travellers', async () => {
    await createBooking(company, {
      booking_date: day,
      booking_number: 'DAY-1',
      pickup_time: '06:30',
      pickup_location: '=HYPERLINK("http://x")',
      package_title: 'Own boat',
      booking_description: '2 adults, 1 child',
      travelers: [
        { type: 'adult', count: 2 },
        { type: 'child', count: 1 },
      ],
      customer_details: { first_name: 'Ayu', last_name: 'Dewi', phone: '+62 812', email: 'before@example.com' },
      passenger_details: [{ id: 'adult-1', name: 'Ayu Dewi' }, { name: 'Made' }],
      answers: [{ question_id: '1', question: 'Shoe size', answer: '38', traveller: 'adult-1' }],
      staff_note: 'Vegetarian, "no nuts"',
    })
    const response = await download(company.staff.token, `?day=${day}`)
    const withSemicolons = await download(company.staff.token, `?day=${day}&separator=%3B`)
    expect(await withSemicolons.text()).toContain('Date;Time (Bali time);Type;')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="bookings-${day}.csv"`)
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
    expect(text).toBe(
      '\uFEFFDate,Time (Bali time),Type,Product,Departure,Package,Adults,Children,Infants,Quantity,Booked,Location,Name,Phone,Email,Travellers,Answers,Notes,Status,Payment,Booking,Invoice,Booked (departure),Capacity (departure)\r\n' +
        `${day},06:30,Tour,Nusa Penida,,Own boat,2,1,0,1,"2 adults, 1 child","'=HYPERLINK(""http://x"")",Ayu Dewi,'+62 812,` +
        `ayu@example.com,"Ayu Dewi, Made",Shoe size: Ayu Dewi: 38,"Vegetarian, ""no nuts""",Confirmed,Paid,DAY-1,NUSA-1,,\r\n`,
    )
  })

  test('is available only to staff and administrators', async () => {
    for (const { token } of [company.staff, company.admin])
      expect((await download(token, `?day=${day}`)).status).toBe(200)
    for (const token of [company.editor.token, company.ayu.token, '']) {
      expect((await download(token, `?day=${day}`)).status).toBe(403)
    }
  })

  test('is refused for an invalid day', async () => {
    for (const query of ['', '?day=2026-02-30', '?day=tomorrow']) {
      expect((await download(company.staff.token, query)).status).toBe(400)
    }
  })
})
