import type { Deps } from '../deps.ts'
import { fail, isFailure } from '../failure.ts'
import type { Call, Handlers } from '../http/call.ts'
import { numberIn } from '../http/params.ts'
import { bookingFile } from '../services/vouchers/booking-file.ts'

type Asked = Pick<Call<'getVoucher'>, 'traveller' | 'params'>

/** What travellers take along of a booking: a PDF is kept as a file, a calendar entry is offered to the calendar. */
export function bookingFileHandlers(deps: Deps): Pick<Handlers, 'getVoucher' | 'getCalendarEntry'> {
  async function answer({ traveller, params }: Asked, what: 'voucher' | 'calendar') {
    const id = numberIn(params)
    const file = id === null ? fail('booking_not_found') : await bookingFile(deps, traveller, id, what)
    if (isFailure(file)) return file
    const disposition = what === 'voucher' ? 'attachment' : 'inline'
    return {
      answer: new Uint8Array(Buffer.from(file.content)),
      headers: {
        'content-type': file.contentType,
        'content-disposition': `${disposition}; filename="${file.filename}"`,
      },
    }
  }
  return {
    getVoucher: (call) => answer(call, 'voucher'),
    getCalendarEntry: (call) => answer(call, 'calendar'),
  }
}
