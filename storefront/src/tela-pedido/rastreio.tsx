import type { Pedido } from '@vitrine/contract'
import { Icon } from '@vitrine/ui'

/** Who carries it, under which code, and where that is followed; nothing where the store does not say so. */
export function Rastreio({ rastreio }: Pick<Pedido, 'rastreio'>) {
  if (!rastreio) return null
  const { transportadora, codigo, url } = rastreio
  const nome = [transportadora, codigo].filter(Boolean).join(' · ')
  return (
    <section className="mt-3 flex flex-wrap items-center gap-x-6" aria-label="Rastreio">
      {nome && (
        <p className="flex items-center gap-2">
          <Icon name="package" size={16} /> <b>{nome}</b>
        </p>
      )}
      {url && (
        <a
          className="link inline-flex min-h-tap items-center gap-2"
          href={url}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="truck" size={16} /> Rastrear entrega
        </a>
      )}
    </section>
  )
}
