import { Link, useLoaderData } from 'react-router'

import { fichas } from '@vitrine/rules/importacao'
import { pluralize } from '@vitrine/rules/texto'
import { Icon } from '@vitrine/ui'

import { Titulo, urlsPainel, useTrabalho } from '#shell'

import { Andamento } from './andamento.tsx'
import { Colunas } from './colunas.tsx'
import { Conferencia } from './conferencia.tsx'
import type { loadImportacao } from './load-importacao.ts'
import { Passos } from './passos.tsx'

import './importacao.css'

export { changeImportacao as action } from './change-importacao.ts'
export { loadImportacao as loader } from './load-importacao.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Importar planilhas' }

/** One spreadsheet, from its columns to the store and back (ux 3.5b). */
export default function UmaImportacao() {
  const { importacao, aMapear } = useLoaderData<typeof loadImportacao>()
  const { slug } = useTrabalho().loja
  const { nome, tipo, aba, linhas, estado } = importacao
  const isAMapear = estado === 'COLUNAS' || (estado === 'CONFERIDA' && aMapear)
  return (
    <div className="importacao">
      <Titulo>{`Importar ${nome}`}</Titulo>
      <header className="importacao-cabeca">
        <Link className="importacao-volta" to={urlsPainel.importacoes(slug)}>
          <Icon name="arrow-left" /> Importar planilhas
        </Link>
        <h1>{nome}</h1>
        <p className="text-ink-muted">
          {fichas[tipo].titulo} · {aba && `aba ${aba} · `}
          {pluralize(linhas, 'linha', 'linhas')}
        </p>
        <Passos estado={estado} aMapear={isAMapear} />
      </header>
      {isAMapear && <Colunas importacao={importacao} />}
      {(estado === 'APLICANDO' || estado === 'DESFAZENDO') && <Andamento importacao={importacao} />}
      {!isAMapear && estado !== 'APLICANDO' && estado !== 'DESFAZENDO' && <Conferencia />}
    </div>
  )
}
