import type { CSSProperties } from 'react'
import { Link, useLoaderData } from 'react-router'

import type { AlertaDisponibilidade } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatDiaDe } from '@vitrine/rules/data'
import { buttonClass, EmptyState, Pill } from '@vitrine/ui'

import { Foto } from '#imagem'
import { PaginaDaConta } from '#menu-conta'
import { Parecido } from '#produto'
import { NaoLido, useLoja } from '#shell'

import { BotaoAlerta } from '#compra'
import type { loadAlertas } from './load-alertas.ts'
import './alertas.css'

export { askAlerta as action, loadAlertas as loader } from './load-alertas.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** The customer's stock alerts at this store, each with similar products to buy meanwhile (readings 9, ux 1.25). */
export default function Alertas() {
  const { alertas } = useLoaderData<typeof loadAlertas>()
  return (
    <PaginaDaConta titulo="Meus alertas" larga>
      <p className="mt-1 text-ink-muted">Um e-mail quando o produto voltar ao estoque.</p>
      {alertas === null && (
        <NaoLido titulo="Não conseguimos ler seus alertas">
          Eles continuam valendo. Tente em alguns instantes.
        </NaoLido>
      )}
      {alertas?.length === 0 && <Vazia />}
      <ul className="mt-4">
        {alertas?.map((alerta) => (
          <Alerta key={alerta.idcadastroextraproduto} alerta={alerta} />
        ))}
      </ul>
    </PaginaDaConta>
  )
}

function Alerta({
  alerta: { produto, criado_em, avisado_em, similares },
}: {
  alerta: AlertaDisponibilidade
}) {
  const { slug, fuso } = useLoja()
  const { name, embalagem, imagem, disponivel } = produto
  return (
    <li className="alerta">
      <div className="alerta-topo">
        <div
          className="alerta-foto"
          style={{ '--tile': imagem?.cor } as CSSProperties /* a custom property */}
        >
          <Foto imagem={imagem} sizes="72px" ate={160} />
        </div>
        <div className="min-w-0">
          <Link className="alerta-nome" to={urls.produto(slug, produto.id, name)}>
            {name}
          </Link>
          <p className="text-12 text-ink-muted">
            {[
              embalagem,
              avisado_em
                ? `avisado em ${formatDiaDe(avisado_em, fuso)}`
                : `desde ${formatDiaDe(criado_em, fuso)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {disponivel && <Pill tone="success">Voltou ao estoque</Pill>}
        </div>
        <div className="alerta-acao">
          {disponivel ? (
            <Link
              className={buttonClass({ variant: 'brand', size: 'buy', block: true })}
              to={urls.produto(slug, produto.id, name)}
            >
              Ver produto
            </Link>
          ) : (
            <BotaoAlerta produto={produto} />
          )}
        </div>
      </div>
      {!disponivel && similares.length > 0 && (
        <section aria-label={`Parecidos com ${name}`}>
          <h2 className="mb-1 text-14 font-semibold">Enquanto isso, parecidos em estoque</h2>
          <ul className="alerta-parecidos">
            {similares.map((similar) => (
              <Parecido key={similar.id} produto={similar} />
            ))}
          </ul>
        </section>
      )}
    </li>
  )
}

function Vazia() {
  const { slug } = useLoja()
  return (
    <EmptyState
      icon="bell"
      title="Nenhum alerta por aqui"
      action={
        <Link className={buttonClass({ variant: 'outline' })} to={urls.loja(slug)}>
          Ver produtos
        </Link>
      }
    >
      Em um produto sem estoque, toque em “Avise-me”: escrevemos quando ele voltar.
    </EmptyState>
  )
}
