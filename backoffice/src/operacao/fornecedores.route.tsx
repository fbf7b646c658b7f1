import { Link, useLoaderData } from 'react-router'

import { buttonClass, EmptyState, Notice, Pagination } from '@vitrine/ui'

import { BuscaDaLista } from '#lista'
import { MolduraDaOperacao } from '#moldura-da-operacao'
import { urlsPainel } from '#shell'

import { LinhaFornecedor } from './linha-fornecedor.tsx'
import { POR_PAGINA, type loadFornecedores } from './load-fornecedores.ts'

export { changeFornecedor as action } from './change-fornecedor.ts'
export { loadFornecedores as loader } from './load-fornecedores.ts'
export { ErroDoPainel as ErrorBoundary } from '#moldura'

/** Suppliers of the platform, what each lacks to sell, and how it stands (§1, issue 17). */
export default function Fornecedores() {
  const { data, totalItems, busca, page, criada } = useLoaderData<typeof loadFornecedores>()
  return (
    <MolduraDaOperacao titulo="Fornecedores">
      <div className="operacao-cabeca">
        <h1>Fornecedores</h1>
        <Link className={buttonClass({ variant: 'solid', size: 's' })} to={urlsPainel.fornecedorNovo()}>
          Novo fornecedor
        </Link>
      </div>
      {criada && (
        <Notice tone="success" live="status">
          {criada} foi criada. O convite foi para o e-mail de quem vai administrá-la.
        </Notice>
      )}
      <BuscaDaLista label="Buscar fornecedor" placeholder="Nome, endereço ou CNPJ" busca={busca} />
      {data.length === 0 ? (
        <Nenhum busca={busca} />
      ) : (
        <ul className="lista-linhas" aria-label="Fornecedores">
          {data.map((fornecedor) => (
            <LinhaFornecedor key={fornecedor.idfornecedor} fornecedor={fornecedor} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(totalItems / POR_PAGINA)}
        hrefOf={(outra) => urlsPainel.fornecedores({ busca, page: outra })}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
    </MolduraDaOperacao>
  )
}

function Nenhum({ busca }: { busca: string }) {
  if (busca) return <EmptyState icon="search" title="Nenhum fornecedor com estas palavras" />
  return (
    <EmptyState icon="store" title="Nenhum fornecedor ainda">
      Crie o primeiro: quem vai administrá-lo recebe um convite por e-mail.
    </EmptyState>
  )
}
