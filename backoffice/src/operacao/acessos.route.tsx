import { Link, useLoaderData } from 'react-router'

import type { AcessoDaPlataforma } from '@vitrine/contract'
import { FUSO_PADRAO, formatMomento } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { EmptyState, Pill } from '@vitrine/ui'

import { NaoLido } from '#cadastro'
import { BuscaDaLista } from '#lista'
import { MolduraDaOperacao } from '#moldura-da-operacao'
import { urlsPainel } from '#shell'

import { AcessoVigente } from './acesso-vigente.tsx'
import { ESPECIES } from './especies.ts'
import type { loadAcessos } from './load-acessos.ts'
import { NovoAcesso } from './novo-acesso.tsx'
import { ConsultaDePedido } from './pedido-consultado.tsx'

export { changeAcesso as action } from './change-acesso.ts'
export { loadAcessos as loader } from './load-acessos.ts'
export { ErroDoPainel as ErrorBoundary } from '#moldura'

/** Accesses of the platform to what is a store's customers': opened with a reason, ended, and what was before (decision 0154). */
export default function Acessos() {
  const { acessos, lojas, busca, pedido, agora, idacesso } = useLoaderData<typeof loadAcessos>()
  return (
    <MolduraDaOperacao titulo="Acessos">
      <h1>Acessos a clientes das lojas</h1>
      <p className="text-ink-muted">
        Sem um acesso aberto, nada dos clientes de uma loja é mostrado. A loja lê no registro dela quem abriu,
        por que e o que foi visto.
      </p>
      {!acessos && <NaoLido>os acessos</NaoLido>}
      {acessos?.vigentes.map((acesso) => (
        <AcessoVigente key={`${acesso.idacesso} ${agora}`} acesso={acesso} agora={agora} />
      ))}
      <ConsultaDePedido lido={pedido} idacesso={idacesso} />
      <section className="operacao-secao" aria-labelledby="abrir">
        <h2 id="abrir">Abrir um acesso</h2>
        <BuscaDaLista label="Buscar a loja" placeholder="Nome, endereço ou CNPJ" busca={busca} />
        {busca && lojas.length === 0 && <EmptyState icon="search" title="Nenhuma loja com estas palavras" />}
        {lojas.length > 0 && <NovoAcesso key={busca} lojas={lojas} idacesso={idacesso} />}
      </section>
      {acessos && <Anteriores acessos={acessos.data} cursor={acessos.cursor} />}
    </MolduraDaOperacao>
  )
}

function Anteriores({ acessos, cursor }: { acessos: readonly AcessoDaPlataforma[]; cursor: string | null }) {
  return (
    <section className="operacao-secao" aria-labelledby="anteriores">
      <h2 id="anteriores">Acessos da plataforma</h2>
      {acessos.length === 0 && <EmptyState icon="history" title="Nenhum acesso até aqui" />}
      {acessos.length > 0 && (
        <ul className="lista-linhas" aria-labelledby="anteriores">
          {acessos.map((acesso) => (
            <Linha key={acesso.idacesso} {...acesso} />
          ))}
        </ul>
      )}
      {cursor && (
        <Link className="link" to={urlsPainel.acessos({ cursor })}>
          Acessos mais antigos
        </Link>
      )}
    </section>
  )
}

function Linha({
  loja,
  operador,
  especie,
  motivo,
  aberto_em,
  expira_em,
  encerrado_em,
  vigente,
  chamadas,
}: AcessoDaPlataforma) {
  return (
    <li className="operacao-linha">
      <div className="min-w-0">
        <h3>
          {loja} {vigente && <Pill tone="warning">Aberto</Pill>}
        </h3>
        <p className="text-ink-muted">
          {operador} · de {formatMomento(aberto_em, FUSO_PADRAO)} a{' '}
          {formatMomento(encerrado_em ?? expira_em, FUSO_PADRAO)}
        </p>
      </div>
      <p className="wrap-anywhere">
        {ESPECIES[especie]}: {motivo} · {pluralize(chamadas, 'consulta', 'consultas')}
      </p>
    </li>
  )
}
