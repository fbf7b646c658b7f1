import { Link } from 'react-router'

import type { FornecedorVitrine } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Badge } from '@vitrine/ui'

import { Foto } from '#imagem'

/** Stores to look into without saying where one is; the goods carry the colour (Principle 1). */
export function LojasNaVitrine({ lojas }: { lojas: FornecedorVitrine[] }) {
  if (lojas.length === 0) return null
  return (
    <section className="section" aria-labelledby="lojas-na-vitrine">
      <div className="section-head flex-wrap gap-y-1">
        <h2 id="lojas-na-vitrine">Lojas na Vitrine</h2>
        <p>Entre e olhe; o endereço pode ficar para depois.</p>
      </div>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {lojas.map((loja) => (
          <li key={loja.slug}>
            <Loja loja={loja} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Loja({ loja }: { loja: FornecedorVitrine }) {
  const { slug, nome, descricao, imagens, tiposEntrega } = loja
  const delivers = tiposEntrega.includes('DELIVERY')
  return (
    <Link to={urls.loja(slug)} reloadDocument className="group grid content-start">
      <span className="grid grid-cols-3 gap-1 overflow-hidden rounded-md">
        {imagens.map((imagem) => (
          <span
            key={imagem.hash}
            className="aspect-[4/5] overflow-hidden bg-surface-2 [&_img]:size-full [&_img]:object-cover"
            style={{ background: imagem.cor }}
          >
            <Foto imagem={imagem} sizes="(min-width: 1280px) 100px, 30vw" ate={320} />
          </span>
        ))}
      </span>
      <span className="mt-4 flex min-h-8 items-center justify-between gap-3">
        <b className="text-16 font-title group-hover:underline group-hover:underline-offset-4">{nome}</b>
        <span className="flex gap-1">
          {delivers && <Badge icon="truck">Entrega</Badge>}
          {!delivers && tiposEntrega.includes('RETIRADA') && <Badge icon="store">Retirada</Badge>}
        </span>
      </span>
      <span className="mt-1 line-clamp-2 text-ink-muted">{descricao}</span>
    </Link>
  )
}
