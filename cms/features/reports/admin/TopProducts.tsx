import { formatRupiah } from '@nusa/shared/money'
import { formatAdminURL } from 'payload/shared'
import type { OfficeTexts } from '../../../collections/records/texts/index.ts'
import type { FigureTexts } from '../figure-texts.ts'
import type { Products, TopProduct } from '../read-top-products.ts'

interface Props {
  products: Products
  adminRoute: string
  texts: FigureTexts
  headings: Pick<OfficeTexts, 'paidBookings' | 'sales'>
}

export function TopProducts({ products: { topProducts, otherTotals }, adminRoute, texts, headings }: Props) {
  if (topProducts.length === 0) return <p>{texts.noSales}</p>
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
          {otherTotals && (
            <tr>
              <th scope="row">{texts.otherProducts(otherTotals.productCount)}</th>
              <td>–</td>
              <td>{otherTotals.bookings}</td>
              <td>{formatRupiah(otherTotals.sales)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Links a tour to its calendar. Other products have no link, because staff cannot open the forms of products. */
function ProductTitle({ kind, id, title, adminRoute }: TopProduct & { adminRoute: string }) {
  if (kind !== 'tour' || id === null) return title
  return <a href={formatAdminURL({ adminRoute, path: `/tour-calendar/${id}` })}>{title}</a>
}
