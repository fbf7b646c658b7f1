import { useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'

import type { EstadoDeRequerimento, Requerimentos } from '@vitrine/contract'
import { todayIn } from '@vitrine/rules/data'
import { Button, EmptyState, Notice } from '@vitrine/ui'

import { MolduraDaTela, useGuarda } from '#cadastro'
import { ChamadaEquivalente } from '#chamada'
import { urlsPainel, useTrabalho } from '#shell'

import { CartaoTitular } from './cartao-titular.tsx'
import { FormularioTitular } from './formulario-titular.tsx'
import type { loadTitulares } from './load-titulares.ts'
import { useTitulares } from './use-titulares.ts'

import './titular.css'

export { loadTitulares as loader } from './load-titulares.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Pedidos de titulares' }

/** What people ask of the store about their data, and what became of it (LGPD art. 18; ux 3.12). */
export default function TelaDosTitulares() {
  useGuarda()
  const { semDireito, estado, lidos, agora } = useLoaderData<typeof loadTitulares>()
  return (
    <MolduraDaTela
      className="ajustes titular"
      titulo="Pedidos de titulares"
      frase="O que as pessoas pedem sobre os dados delas. A lei dá 15 dias para a resposta completa. O que a loja virtual faz sozinha fica anotado aqui como prova."
      conexao="ESCREVE"
      semDireito={semDireito}
      direito="cuida dos pedidos de titulares"
      oQue="os pedidos de titulares"
    >
      {lidos && <Lista key={estado + agora} lidos={lidos} estado={estado} agora={agora} />}
    </MolduraDaTela>
  )
}

const vistas: readonly [EstadoDeRequerimento, string][] = [
  ['ABERTO', 'Abertos'],
  ['ATENDIDO', 'Atendidos'],
  ['RECUSADO', 'Recusados'],
  ['RETIRADO', 'Retirados'],
]

interface ListaProps {
  lidos: Requerimentos
  estado: EstadoDeRequerimento
  agora: string
}

function Lista({ lidos, estado, agora }: ListaProps) {
  const { idfornecedor, fuso } = useTrabalho().loja
  const { itens, cursor, isEspera, more, put } = useTitulares(lidos, { idfornecedor, estado })
  const { revalidate } = useRevalidator()
  const [isNovo, setNovo] = useState(false)
  const hoje = { data: todayIn(fuso, new Date(agora)), fuso }
  return (
    <section tabIndex={-1} aria-label="Pedidos">
      <Vistas estado={estado} abertos={lidos.abertos} />
      {lidos.vencidos > 0 && (
        <Notice small tone="danger" icon="triangle-alert">
          {lidos.vencidos === 1
            ? '1 pedido passou do prazo da lei.'
            : `${lidos.vencidos} pedidos passaram do prazo da lei.`}
        </Notice>
      )}
      <Button icon="plus" onClick={() => setNovo(true)}>
        Anotar um pedido
      </Button>
      {itens.length === 0 && (
        <EmptyState icon="shield-check" title="Nenhum pedido aqui">
          {estado === 'ABERTO'
            ? 'O que as pessoas pedem em “Meus dados”, na loja virtual, chega aqui. O que veio por e-mail, telefone ou carta é anotado, e o prazo começa a contar.'
            : 'O que for respondido, ou retirado por quem pediu, aparece aqui.'}
        </EmptyState>
      )}
      {itens.length > 0 && (
        <ul className="titular-lista" aria-label="Pedidos de titulares">
          {itens.map((item) => (
            <CartaoTitular key={item.idrequerimento} requerimento={item} hoje={hoje} onMudou={put} />
          ))}
        </ul>
      )}
      {cursor && (
        <Button variant="outline" loading={isEspera} onClick={() => void more()}>
          Mostrar mais
        </Button>
      )}
      {isNovo && (
        <FormularioTitular
          hoje={hoje.data}
          onClose={() => setNovo(false)}
          onAnotado={() => {
            setNovo(false)
            void revalidate()
          }}
        />
      )}
      <ChamadaEquivalente
        chamadas={[
          {
            para: 'Ler os pedidos',
            key: 'GET /painel/v1/{idfornecedor}/titulares',
            params: { idfornecedor },
          },
        ]}
      />
    </section>
  )
}

/** Requests by what became of them. */
function Vistas({ estado, abertos }: { estado: EstadoDeRequerimento; abertos: number }) {
  const { slug } = useTrabalho().loja
  return (
    <nav aria-label="Situação" className="titular-vistas">
      {vistas.map(([vista, nome]) => (
        <Link
          key={vista}
          className="chip"
          to={urlsPainel.titulares(slug, vista === 'ABERTO' ? undefined : vista)}
          aria-current={vista === estado ? 'page' : undefined}
        >
          {nome}
          {vista === 'ABERTO' && <span className="num"> {abertos}</span>}
        </Link>
      ))}
    </nav>
  )
}
