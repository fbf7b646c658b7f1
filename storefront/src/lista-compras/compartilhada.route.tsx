import { Link, useLoaderData } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { formatPrecoUnitario, formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { buttonClass } from '@vitrine/ui'

import { Foto } from '#imagem'
import { useLoja } from '#shell'

import type { loadCompartilhada } from './load-lista.ts'
import './listas.css'

export { loadCompartilhada as loader } from './load-lista.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** A list that somebody shared: read-only, in the prices of whoever reads it. */
export default function Compartilhada() {
  const { slug, nome } = useLoja()
  const { lista, codigo } = useLoaderData<typeof loadCompartilhada>()
  const { itens, total } = lista
  return (
    <main className="wrap pt-6 pb-16 lg:pt-8">
      <title>{`${lista.nome} · ${nome}`}</title>
      <h1>{lista.nome}</h1>
      <p className="mt-1 text-ink-muted">
        Lista compartilhada · {pluralize(itens.length, 'produto', 'produtos')}
        {total !== undefined && ` · ${formatReais(total)}`}
      </p>
      <ul className="lista-itens mt-4">
        {itens.map(({ id, nome: produtoNome, produto, quantidade }) => {
          const preco = produto?.preconf ?? produto?.preco
          return (
            <li key={id} className="lista-item lista-so-leitura" data-dim={!produto?.disponivel || undefined}>
              <span className="lista-foto" style={{ background: produto?.imagem?.cor }}>
                <Foto imagem={produto?.imagem ?? null} sizes="56px" ate={160} />
              </span>
              <div className="lista-produto">
                {produto ? (
                  <Link className="font-semibold hover:underline" to={urls.produto(slug, id, produtoNome)}>
                    {produtoNome}
                  </Link>
                ) : (
                  <s>{produtoNome}</s>
                )}
                <p className="text-12 text-ink-muted">
                  {[produto?.embalagem, preco !== undefined && formatPrecoUnitario(preco)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <b className="num">{formatQuantidade(quantidade, produto?.unidade)}</b>
            </li>
          )
        })}
      </ul>
      <div className="lista-compra barra-propria">
        <Link className={buttonClass({ size: 'l' })} to={urls.revisao(slug, { compartilhada: codigo })}>
          Adicionar ao meu carrinho
        </Link>
      </div>
    </main>
  )
}
