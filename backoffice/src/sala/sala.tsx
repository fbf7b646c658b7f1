import { useRef, useState } from 'react'

import type { ConversaDaEquipe, MensagemChat } from '@vitrine/contract'
import { findNova, resumoOf, useAgora, useSala } from '@vitrine/conversa'
import { mayChangeMensagem } from '@vitrine/rules/chat'
import { todayIn } from '@vitrine/rules/data'
import { LiveRegion, Panel } from '@vitrine/ui'

import { AcoesDaConversa, AvisoColegas, describeEspera, useDaEquipe } from '#atendimento'
import { Contexto } from '#cliente'
import { Redacao, type ModoRedacao } from '#redacao'
import { meio, Titulo, useTeclas, useTrabalho } from '#shell'

import { Achadas } from './achadas.tsx'
import { AvisoLigacao } from './aviso-ligacao.tsx'
import { CabecaSala, type CabecaSalaProps } from './cabeca-sala.tsx'
import type { ContextoSala } from './contexto-sala.ts'
import type { DadosSala } from './load-sala.ts'
import { LogDaSala } from './log-da-sala.tsx'

interface SalaProps {
  dados: DadosSala
  agora: string
}

/** A room that is open, and beside it who it is with. */
export function Sala({ dados, agora }: SalaProps) {
  const { loja } = useTrabalho()
  const { idfornecedor, fuso } = loja
  const [isContexto, setContexto] = useState(false)
  const { sala } = dados.historico
  const contexto: ContextoSala = {
    quem: { idfornecedor },
    cartoes: dados.cartoes,
    hoje: { data: todayIn(fuso, new Date(agora)), fuso },
    eu: sala.eu.idusuario,
    outroLado: sala.outroLado,
    agora,
  }
  const lateral = <Contexto sala={sala} dados={dados.contexto} onde={contexto} />
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

/** The messages as they come, and where one answers. */
function Viva({ dados: { historico, cartoes, conversa }, contexto, onContexto }: VivaProps) {
  const aberta = useSala(meio, contexto.quem, historico)
  const { sala, mensagens, digitando } = aberta
  const [nova] = useState(() => findNova(historico.mensagens, historico.sala.eu.lida_ate, 'LOJA'))
  const [editada, setEditada] = useState<MensagemChat | null>(null)
  const [modo, setModo] = useState<ModoRedacao>('resposta')
  const campo = useRef<HTMLTextAreaElement>(null)
  const cabeca = { sala, digitando, onContexto }
  function write(novo: ModoRedacao) {
    setEditada(null)
    setModo(novo)
    campo.current?.focus()
  }
  useTeclas({
    r: () => write('resposta'),
    n: () => write('nota'),
  })
  function editUltima(): boolean {
    const last = findMinha(mensagens, sala.eu.idusuario)
    if (last) setEditada(last)
    return last !== undefined
  }
  return (
    <>
      {conversa ? (
        <CabecaDaEquipe {...cabeca} conversa={conversa} revisao={aberta.revisao} contexto={contexto} />
      ) : (
        <CabecaSala {...cabeca} />
      )}
      <AvisoColegas idfornecedor={contexto.quem.idfornecedor} sala={sala.sala} eu={sala.eu.idusuario} />
      <AvisoLigacao idfornecedor={contexto.quem.idfornecedor} />
      <LogDaSala
        aberta={aberta}
        contexto={{ ...contexto, outroLado: sala.outroLado }}
        lidaAntes={historico.sala.eu}
        nova={nova}
        onEdit={setEditada}
      />
      <LiveRegion>{sayNova(mensagens, historico.mensagens.at(-1)?.sequencia ?? 0, digitando)}</LiveRegion>
      <Redacao
        campo={campo}
        sala={sala}
        cartoes={cartoes}
        quem={contexto.quem}
        modo={modo}
        onModo={write}
        editada={editada}
        onEditarUltima={editUltima}
        onEnviado={aberta.take}
        onEditada={(mudada) => {
          if (mudada) aberta.take(mudada)
          setEditada(null)
        }}
      />
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
  return (
    <CabecaSala
      {...cabeca}
      espera={describeEspera(daEquipe.conversa, { agora, hoje: contexto.hoje })}
      acoes={<AcoesDaConversa daEquipe={daEquipe} />}
    />
  )
}

/** The last message of this login whose words it may still change. */
function findMinha(mensagens: readonly MensagemChat[], eu: string): MensagemChat | undefined {
  return mensagens.findLast(
    ({ autor, quando, conteudo }) =>
      conteudo?.tipo === 'TEXTO' &&
      mayChangeMensagem(
        { idusuario: autor.idusuario, criada_em: new Date(quando), retirada_em: null },
        eu,
        new Date(),
      ),
  )
}

/** What came from the customer or a colleague since the room was opened. */
function sayNova(mensagens: readonly MensagemChat[], desde: number, digitando: string | null): string {
  const last = mensagens.findLast(({ lado, sequencia }) => lado === 'CLIENTE' && sequencia > desde)
  if (digitando) return `${digitando} está digitando`
  return last ? `${last.autor.nome}: ${resumoOf(last)}` : ''
}
