import { Icon } from './icon.tsx'

export type AttachmentProps = {
  href: string
  name: string
  /** Of a picture, in pixels: it has its place before it has come. */
  picture?: { width: number; height: number }
  /** 'PDF · 38 KB'. */
  detail: string
  className?: string
}

/** A picture in its own proportions, or a document by name and size. Either is kept by a tap. */
export function Attachment({ href, name, picture, detail, className }: AttachmentProps) {
  if (picture)
    return (
      <a href={href} download aria-label={`Baixar ${name}`}>
        <img className={className} src={href} alt={name} {...picture} loading="lazy" />
      </a>
    )
  return (
    <a className={className} href={href} download>
      <Icon name="file-text" size={16} />
      <span>
        {name} <small className="text-ink-muted">{detail}</small>
      </span>
    </a>
  )
}
