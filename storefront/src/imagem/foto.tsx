import type { Imagem } from '@vitrine/contract'
import { larguras, urls } from '@vitrine/contract/urls'
import { Icon } from '@vitrine/ui'

export interface FotoProps {
  imagem: Imagem | null
  /** Exact, so that the smallest file that serves is fetched: '(min-width: 1024px) 228px, 45vw'. */
  sizes: string
  /** Largest width worth offering. */
  ate?: number
  /** The first that people look at, asked for before the page's style; the others once it is laid out. */
  priority?: boolean
  /** '' where the name stands beside it. */
  alt?: string
  ratio?: number
}

/** A picture of the pipeline in the sizes the screen may need, or a quiet stand-in (ux 1.4.6, 2.5). */
export function Foto({ imagem, sizes, ate = 480, priority, alt = '', ratio = 1 }: FotoProps) {
  if (!imagem) {
    return (
      <span className="sem-foto" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <Icon name="package" size={28} />
      </span>
    )
  }
  const offered = larguras.filter((largura) => largura <= ate)
  return (
    <img
      src={urls.imagem(imagem.hash, Math.min(320, ate))}
      srcSet={offered.map((largura) => `${urls.imagem(imagem.hash, largura)} ${largura}w`).join(', ')}
      sizes={sizes}
      width={480}
      height={Math.round(480 / ratio)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
    />
  )
}
