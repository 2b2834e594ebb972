export function Skeleton({ label, className }: { label: string; className: string }) {
  return (
    <div role="status" className={`animate-pulse rounded-sm bg-mist motion-reduce:animate-none ${className}`}>
      <span className="sr-only">{label}</span>
    </div>
  )
}
