import { Link, useLoaderData } from 'react-router'

import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { EmptyState, Icon } from '@vitrine/ui'

import { MolduraDaTela, NaoLido } from '#cadastro'
import { urlsPainel, useTrabalho } from '#shell'

import { FotosPorFazer } from './fotos-por-fazer.tsx'
import type { loadQualidade } from './load-qualidade.ts'
import { palavras } from './palavras.ts'

import './qualidade.css'

export { loadQualidade as loader } from './load-qualidade.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Qualidade do catálogo' }

/** What products lack, the reason that most have first: each opens the list in which it is mended (ux 3.5; decision 0148). */
export default function TelaDaQualidade() {
  const { qualidade, semDireito } = useLoaderData<typeof loadQualidade>()
  return (
    <MolduraDaTela
      className="lista qualidade"
      titulo="Qualidade do catálogo"
      cabeca={
        <header>
          <h1>Qualidade do catálogo</h1>
          {qualidade && (
            <p className="text-ink-muted num">O que falta nos {sayProdutos(qualidade.total)} da loja.</p>
          )}
        </header>
      }
      conexao="LE"
      semDireito={semDireito}
      direito="muda produtos"
    >
      {qualidade ? (
        <Faltas total={qualidade.total} faltas={qualidade.faltas} />
      ) : (
        <NaoLido>o que falta nos produtos</NaoLido>
      )}
      <FotosPorFazer />
    </MolduraDaTela>
  )
}

type Qualidade = NonNullable<Awaited<ReturnType<typeof loadQualidade>>['qualidade']>

function Faltas({ total, faltas }: Pick<Qualidade, 'total' | 'faltas'>) {
  const { slug } = useTrabalho().loja
  if (total === 0)
    return (
      <EmptyState icon="package" title="Nenhum produto ainda">
        O que faltar nos produtos da loja aparece aqui.
      </EmptyState>
    )
  if (faltas.length === 0)
    return (
      <EmptyState icon="circle-check" title="Não falta nada">
        Todos os produtos têm foto, preço, descrição, embalagem, peso e EAN.
      </EmptyState>
    )
  return (
    <ul className="lista-linhas qualidade-faltas" aria-label="O que falta">
      {faltas.map(({ vista, produtos }) => {
        const { nome, porque, vista: lista } = palavras[vista]
        return (
          <li key={vista}>
            <Link className="lista-linha" to={urlsPainel.produtos(slug, { vista: lista })}>
              <b className="num">{formatQuantidade(produtos)}</b>
              <span className="lista-quem">
                <b>{nome}</b>
                <small>{porque}</small>
              </span>
              <Icon name="chevron-right" />
              <span className="sr-only">Ver {sayProdutos(produtos)}</span>
              <meter min={0} max={total} value={produtos} aria-label={`${nome}, de ${sayProdutos(total)}`} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const sayProdutos = (quantos: number) => pluralize(quantos, 'produto', 'produtos')
