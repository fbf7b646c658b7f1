import type { ProdutoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Button, EmptyState } from '@vitrine/ui'

import { useLoja } from '#shell'

import { Cartao } from './cartao.tsx'

/** In place of a product that is sold no more: what is alike, so that who followed an old link is not at a dead end. */
export function Saiu({ parecidos }: { parecidos: readonly ProdutoLista[] }) {
  const { slug, nome } = useLoja()
  return (
    <main className="wrap pb-16">
      <title>{`Produto fora do catálogo · ${nome}`}</title>
      <EmptyState
        icon="search"
        title="Este produto saiu do catálogo"
        action={
          <Button href={urls.loja(slug)} variant="outline">
            Ver todos os produtos
          </Button>
        }
      >
        {parecidos.length > 0 ? 'Veja o que a loja tem de parecido.' : 'A loja tem outros produtos à venda.'}
      </EmptyState>
      {parecidos.length > 0 && (
        <section className="section">
          <div className="section-head">
            <h2>Parecidos</h2>
          </div>
          <ul className="rail">
            {parecidos.map((produto) => (
              <Cartao key={produto.id} produto={produto} />
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}
