import type { Arte } from '@vitrine/contract'
import { larguras, urls } from '@vitrine/contract/urls'

export interface RetratoProps {
  arte: Arte
  /** CSS widths of both crops. */
  sizes: { larga: string; alta: string }
  /** The page's largest picture: asked for with its first bytes. */
  priority?: boolean
}

const LARGA = '(min-width: 768px)'
const ALTA = '(max-width: 767.98px)'
const srcSetOf = (hash: string) =>
  larguras
    .filter((largura) => largura >= 320)
    .map((largura) => `${urls.imagem(hash, largura)} ${largura}w`)
    .join(', ')

/** A picture in the crop of the screen's width (art direction); its room is the parent's to keep. */
export function Retrato({ arte: { larga, alta }, sizes, priority = false }: RetratoProps) {
  return (
    <>
      {priority && (
        <>
          <link
            rel="preload"
            as="image"
            media={LARGA}
            imageSrcSet={srcSetOf(larga.hash)}
            imageSizes={sizes.larga}
            fetchPriority="high"
          />
          <link
            rel="preload"
            as="image"
            media={ALTA}
            imageSrcSet={srcSetOf(alta.hash)}
            imageSizes={sizes.alta}
            fetchPriority="high"
          />
        </>
      )}
      <picture>
        <source media={LARGA} srcSet={srcSetOf(larga.hash)} sizes={sizes.larga} />
        <img
          src={urls.imagem(alta.hash, 720)}
          srcSet={srcSetOf(alta.hash)}
          sizes={sizes.alta}
          width={720}
          height={540}
          alt={larga.alt}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'sync' : 'async'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
    </>
  )
}
