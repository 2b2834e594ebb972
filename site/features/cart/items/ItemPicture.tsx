import { Icon } from '../../../ui/icons/Icon.tsx'

/** The picture of a tour, or a placeholder. The title next to it describes it. */
export function ItemPicture({ src, className }: { src: string | null; className: string }) {
  return src ? (
    <img
      src={src}
      alt=""
      width={160}
      height={120}
      loading="lazy"
      className={`shrink-0 rounded-sm bg-mist object-cover ${className}`}
    />
  ) : (
    <span className={`grid shrink-0 place-items-center rounded-sm bg-mist text-ink-soft ${className}`}>
      <Icon name="bag" />
    </span>
  )
}
