import { formatRupiah } from '@nusa/shared/money'
import { formatAdminURL } from 'payload/shared'
import type { OfficeTexts } from '../../../collections/records/texts/index.ts'
import type { FigureTexts } from '../figure-texts.ts'
import type { Products, TopProduct } from '../read-top-products.ts'

interface Props {
  products: Products
  /** In rupiah, including payments and refunds without a booking. */
  netSales: number
  adminRoute: string
  texts: FigureTexts
  headings: Pick<OfficeTexts, 'paidBookings' | 'sales'>
}

/** The last row repeats the net sales, so that staff see that the products add up to them. */
export function TopProducts({ products, netSales, adminRoute, texts, headings }: Props) {
  const { topProducts, otherTotals } = products
  const productSales = topProducts.reduce((total, { sales }) => total + sales, otherTotals?.sales ?? 0)
  const salesWithoutBooking = netSales - productSales
  if (topProducts.length === 0 && salesWithoutBooking === 0) return <p>{texts.noSales}</p>
  return (
    <div className="nusa-figures__table nusa-figures__table--products">
      <table>
        <caption>{texts.topProducts}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{headings.paidBookings}</th>
            <th scope="col">{headings.sales}</th>
          </tr>
        </thead>
        <tbody>
          {topProducts.map((product) => (
            <tr key={`${product.kind} ${product.id ?? product.title}`}>
              <th scope="row">
                <ProductTitle {...product} adminRoute={adminRoute} />
              </th>
              <td>{texts.kinds[product.kind]}</td>
              <td>{product.bookings}</td>
              <td>{formatRupiah(product.sales)}</td>
            </tr>
          ))}
          {otherTotals && <TotalRow name={texts.otherProducts(otherTotals.productCount)} {...otherTotals} />}
          {salesWithoutBooking !== 0 && <TotalRow name={texts.withoutBooking} sales={salesWithoutBooking} />}
        </tbody>
        <tfoot className="nusa-figures__total">
          <TotalRow name={headings.sales} sales={netSales} />
        </tfoot>
      </table>
      <p>{texts.topProductsHelp}</p>
    </div>
  )
}

function TotalRow({ name, bookings, sales }: { name: string; bookings?: number; sales: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>–</td>
      <td>{bookings ?? '–'}</td>
      <td>{formatRupiah(sales)}</td>
    </tr>
  )
}

/** Links a tour to its calendar. Other products have no link, because staff cannot open the forms of products. */
function ProductTitle({ kind, id, title, adminRoute }: TopProduct & { adminRoute: string }) {
  if (kind !== 'tour' || id === null) return title
  return <a href={formatAdminURL({ adminRoute, path: `/tour-calendar/${id}` })}>{title}</a>
}
