import { formatRupiah } from '@nusa/shared/money'
import { formatAdminURL } from 'payload/shared'
import type { Products, TopProduct } from '../../figures/read-top-products.ts'
import type { FigureWords } from '../../figures/words/index.ts'
import type { OfficeWords } from '../../office/words/index.ts'

interface Props {
  products: Products
  adminRoute: string
  words: FigureWords
  /** Column headings shared with the other table of figures. */
  heads: Pick<OfficeWords, 'paidBookings' | 'sales'>
}

/** A table of the best-selling tours, transfers, rental cars and hotels, with a total of all others. */
export function TopProducts({ products: { top, others }, adminRoute, words, heads }: Props) {
  if (top.length === 0) return <p>{words.nothingPaid}</p>
  return (
    <div className="nusa-figures__table nusa-figures__table--products">
      <table>
        <caption>{words.topProducts}</caption>
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.kind}</th>
            <th scope="col">{heads.paidBookings}</th>
            <th scope="col">{heads.sales}</th>
          </tr>
        </thead>
        <tbody>
          {top.map((product) => (
            <tr key={`${product.kind} ${product.id ?? product.title}`}>
              <th scope="row">
                <Title {...product} adminRoute={adminRoute} />
              </th>
              <td>{words.kinds[product.kind]}</td>
              <td>{product.bookings}</td>
              <td>{formatRupiah(product.sales)}</td>
            </tr>
          ))}
          {others && (
            <tr>
              <th scope="row">{words.otherProducts(others.products)}</th>
              <td>–</td>
              <td>{others.bookings}</td>
              <td>{formatRupiah(others.sales)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Staff cannot open products, but everyone who sees figures can open the calendar of a tour. */
function Title({ kind, id, title, adminRoute }: TopProduct & { adminRoute: string }) {
  if (kind !== 'tour' || id === null) return title
  return <a href={formatAdminURL({ adminRoute, path: `/tour-calendar/${id}` })}>{title}</a>
}
