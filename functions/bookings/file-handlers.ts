import type { Deps } from '../ports/deps.ts'
import { fail, isFailure } from '../ports/failure.ts'
import type { Call, Handlers } from '../http/call.ts'
import { parseIdParam } from '../http/params.ts'
import { bookingFile } from '../services/vouchers/booking-file.ts'

type FileRequest = Pick<Call<'getVoucher'>, 'traveller' | 'params'>

/** Serves the files of a booking: the voucher (PDF) and the calendar entry. */
export function bookingFileHandlers(deps: Deps): Pick<Handlers, 'getVoucher' | 'getCalendarEntry'> {
  async function serveFile({ traveller, params }: FileRequest, kind: 'voucher' | 'calendar') {
    const id = parseIdParam(params)
    const file = id === null ? fail('booking_not_found') : await bookingFile(deps, traveller, id, kind)
    if (isFailure(file)) return file
    const disposition = kind === 'voucher' ? 'attachment' : 'inline'
    return {
      answer: new Uint8Array(Buffer.from(file.content)),
      headers: {
        'content-type': file.contentType,
        'content-disposition': `${disposition}; filename="${file.filename}"`,
      },
    }
  }
  return {
    getVoucher: (call) => serveFile(call, 'voucher'),
    getCalendarEntry: (call) => serveFile(call, 'calendar'),
  }
}
