import { useState } from 'react'
import { useLoaderData } from 'react-router'

import { todayIn } from '@vitrine/rules/data'
import { EmptyState, Notice, useOffline } from '@vitrine/ui'

import { AvisosDaGrade, Grade, SomasDaGrade, useEdicoes, useNegociacao } from '#grade'
import { GradeContext } from '#proposta'
import { Titulo, useTrabalho } from '#shell'

import { AcoesDaNegociacao } from './acoes-da-negociacao.tsx'
import { CabecaDaNegociacao } from './cabeca-da-negociacao.tsx'
import { ConversaDaNegociacao } from './conversa-da-negociacao.tsx'
import { EmTudo } from './em-tudo.tsx'
import { Estado } from './estado-da-negociacao.tsx'
import { HistoricoDaNegociacao } from './historico-da-negociacao.tsx'
import type { loadNegociacao } from './load-negociacao.ts'
import { TelaDoCliente } from './tela-do-cliente.tsx'
import { useBatimento } from './use-batimento.ts'

export { loadNegociacao as loader } from './load-negociacao.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Negociação' }

/** One client's cart, negotiated live, and the talk beside it (ux 3.4, mockup 14). */
export default function NegociacaoAqui() {
  const dados = useLoaderData<typeof loadNegociacao>()
  return <Mesa key={dados.grade.cliente.idcliente} {...dados} />
}

function Mesa({ grade: lida, sala: daPagina, agora }: Awaited<ReturnType<typeof loadNegociacao>>) {
  const { fuso } = useTrabalho().loja
  const negociacao = useNegociacao(lida)
  const edicoes = useEdicoes(negociacao)
  useBatimento(negociacao)
  const [sala, setSala] = useState(daPagina)
  const isOffline = useOffline()
  const { grade, isVelha } = negociacao
  const mayEdit = grade.posse?.minha ?? false
  const hoje = { data: todayIn(fuso, new Date(agora)), fuso }
  return (
    <div className="ng">
      <Titulo>{`${grade.cliente.nome} · Negociação`}</Titulo>
      <CabecaDaNegociacao
        grade={grade}
        acoes={<AcoesDaNegociacao negociacao={negociacao} sala={sala?.historico.sala ?? null} />}
      />
      {(isOffline || isVelha) && (
        <Notice small tone="warning" icon="wifi-off" live="status" className="ng-aviso">
          Sem conexão. O que você digitar fica aqui e é gravado quando ela voltar.
        </Notice>
      )}
      <div className="ng-meio">
        <Estado grade={grade} />
        <SomasDaGrade grade={grade} />
        <div className="ng-barra">
          <h2>Carrinho do cliente</h2>
          {mayEdit && <EmTudo negociacao={negociacao} />}
        </div>
        {grade.linhas.length === 0 ? (
          <EmptyState icon="shopping-cart" title="O carrinho está vazio">
            {mayEdit
              ? 'Inclua um produto para começar.'
              : 'Quando o cliente incluir algo, aparece aqui na hora.'}
          </EmptyState>
        ) : (
          <Grade negociacao={negociacao} edicoes={edicoes} mayEdit={mayEdit} />
        )}
        <AvisosDaGrade negociacao={negociacao} edicoes={edicoes} mayEdit={mayEdit} />
        <HistoricoDaNegociacao negociacao={negociacao} hoje={hoje} />
      </div>
      <aside className="ng-lado" aria-label="Cliente e conversa">
        <TelaDoCliente grade={grade} params={negociacao.params} />
        <GradeContext value={grade}>
          <ConversaDaNegociacao negociacao={negociacao} sala={sala} agora={agora} onAberta={setSala} />
        </GradeContext>
      </aside>
    </div>
  )
}
