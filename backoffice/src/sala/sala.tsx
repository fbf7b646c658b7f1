import { useState } from 'react'

import type { ConversaDaEquipe } from '@vitrine/contract'
import { useAgora, useSala } from '@vitrine/conversa'
import { Panel } from '@vitrine/ui'

import { AcoesDaConversa, describeEspera, sayAqui, useDaEquipe, useDoCliente } from '#atendimento'
import { Contexto } from '#cliente'
import { meio, Titulo, useTrabalho } from '#shell'

import { Achadas } from './achadas.tsx'
import { CabecaSala, type CabecaSalaProps } from './cabeca-sala.tsx'
import { toContexto, type ContextoSala } from './contexto-sala.ts'
import { CorpoDaSala } from './corpo-da-sala.tsx'
import type { DadosSala } from './load-sala.ts'
import { useContexto } from './use-contexto.ts'

interface SalaProps {
  dados: DadosSala
  agora: string
}

/** A room that is open, and beside it who it is with. */
export function Sala({ dados, agora }: SalaProps) {
  const { loja } = useTrabalho()
  const [isContexto, setContexto] = useState(false)
  const { sala } = dados.historico
  const contexto = toContexto(dados, loja, agora)
  const vivo = useContexto({ dados: dados.contexto, passos: contexto.vivos.passos }, sala)
  const vivos = { ...contexto.vivos, passos: vivo.passos }
  const lateral = <Contexto sala={sala} dados={vivo.dados} onde={{ ...contexto, vivos }} />
  return (
    <>
      <section className="cv-m" aria-label={`Conversa com ${sala.nome}`}>
        <Titulo>{`${sala.nome} · Conversas`}</Titulo>
        {dados.busca ? (
          <>
            <CabecaSala sala={sala} busca={dados.busca} onContexto={() => setContexto(true)} />
            <Achadas dados={dados} contexto={contexto} />
          </>
        ) : (
          <Viva dados={dados} contexto={contexto} onContexto={() => setContexto(true)} />
        )}
      </section>
      <aside className="cv-c" aria-label="Cliente e pedidos">
        {lateral}
      </aside>
      <Panel open={isContexto} onClose={() => setContexto(false)} title="Cliente e pedidos" bare>
        {isContexto && lateral}
      </Panel>
    </>
  )
}

interface VivaProps {
  dados: DadosSala
  contexto: ContextoSala
  onContexto: () => void
}

/** The room as it lives, under its head. */
function Viva({ dados, contexto, onContexto }: VivaProps) {
  const { historico, conversa } = dados
  const aberta = useSala(meio, contexto.quem, historico)
  const { sala, digitando, revisao } = aberta
  const cabeca = { sala, digitando, onContexto }
  return (
    <>
      {conversa ? (
        <CabecaDaEquipe {...cabeca} conversa={conversa} revisao={revisao} contexto={contexto} />
      ) : (
        <CabecaSala {...cabeca} />
      )}
      <CorpoDaSala aberta={aberta} dados={dados} contexto={contexto} />
    </>
  )
}

interface CabecaDaEquipeProps extends Pick<CabecaSalaProps, 'sala' | 'digitando' | 'onContexto'> {
  conversa: ConversaDaEquipe
  revisao: number
  contexto: ContextoSala
}

/** The head of a customer's room: how long it has waited, and what the team does with it. */
function CabecaDaEquipe({ conversa: lida, revisao, contexto, ...cabeca }: CabecaDaEquipeProps) {
  const daEquipe = useDaEquipe(lida, revisao)
  const agora = useAgora(contexto.agora)
  const naConversa = useDoCliente(contexto.quem.idfornecedor, lida.sala)
  return (
    <CabecaSala
      {...cabeca}
      aqui={sayAqui(naConversa, daEquipe.conversa.no_carrinho)}
      espera={describeEspera(daEquipe.conversa, { agora, hoje: contexto.hoje })}
      acoes={<AcoesDaConversa daEquipe={daEquipe} />}
    />
  )
}
