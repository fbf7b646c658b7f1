import { lazy, useEffect, useState } from 'react'

import type { MensagemChat } from '@vitrine/contract'
import { findNova, findVivos, useSala } from '@vitrine/conversa'
import { AvisoLigacao } from '@vitrine/conversa/mensagem'
import { Icon, LiveRegion } from '@vitrine/ui'

import { ConviteAprovacao } from '#cartao-aprovacao'
import { meio, resumoOf } from '#chat'
import { Parte, useLoja, useSessao } from '#shell'

import { CabecaSala } from './cabeca-sala.tsx'
import type { DadosSala } from './read-sala.ts'
import { LogDaSala } from './log-da-sala.tsx'
import { PedidoDaSala } from './pedido-da-sala.tsx'
import { Perguntas } from './perguntas.tsx'
import { Redacao } from './redacao.tsx'

const PropostaDaSala = lazy(() => import('#negociacao').then((m) => ({ default: m.PropostaDaSala })))

/** Negotiating begins with a question (§1 Attendant): it stands ready, to be changed before it is sent. */
const PELO_PRECO = 'Vocês fazem um preço melhor para o meu carrinho?'

/** What stands ready where one writes. */
function useSugerida({ isPeloPreco }: DadosSala) {
  const sugerida = useState(isPeloPreco ? PELO_PRECO : '')
  useEffect(() => {
    // Read anew, the page asks nothing again. In a window the address is of another screen.
    if (isPeloPreco && document.querySelector('main.chat'))
      history.replaceState(history.state, '', location.pathname)
  }, [isPeloPreco])
  return sugerida
}

/** A room that is alive: its messages, what waits on this device, and where one writes. */
export function Conversa({ dados }: { dados: DadosSala }) {
  const { quem, historico, cartoes, hoje } = dados
  const aberta = useSala(meio, quem, historico)
  const { sala, mensagens, naFila, digitando } = aberta
  const [nova] = useState(() => findNova(historico.mensagens, historico.sala.eu.lida_ate, 'CLIENTE'))
  const [editada, setEditada] = useState<MensagemChat | null>(null)
  const [sugerida, setSugerida] = useSugerida(dados)
  const vivos = findVivos(mensagens, historico.mensagens)
  /** The place of an offer in the thread that has ended: another one may be under way. */
  const [finda, setFinda] = useState<number | null>(null)
  return (
    <>
      <CabecaSala sala={sala} digitando={digitando} />
      <Promessa dita={dados.promessa} />
      <PedidoDaSala sala={sala} cartoes={cartoes} quem={quem} hoje={hoje} vivos={vivos} />
      <AvisoLigacao quem={quem} />
      {(vivos.proposta === null || vivos.proposta === finda) && (
        <Parte calada>
          <PropostaDaSala quem={quem} />
        </Parte>
      )}
      <LogDaSala
        aberta={aberta}
        contexto={{
          quem,
          cartoes,
          hoje,
          eu: sala.eu.idusuario,
          outroLado: sala.outroLado,
          vivos,
          onPropostaFinda: setFinda,
          agora: dados.agora,
        }}
        lidaAntes={historico.sala.eu}
        nova={nova}
        onEdit={setEditada}
      />
      <LiveRegion>{sayNova(mensagens, historico.mensagens.at(-1)?.sequencia ?? 0, digitando)}</LiveRegion>
      {mensagens.length === 0 && naFila.length === 0 && (
        <Perguntas isDoPedido={sala.canal === 'PEDIDO'} onChoose={setSugerida} />
      )}
      <ConviteAprovacao sala={sala.sala} />
      <PorQuem />
      <Redacao
        dados={dados}
        lida_ate={mensagens.at(-1)?.sequencia ?? 0}
        editada={editada}
        sugerida={sugerida}
        onEnviado={aberta.take}
        onEditada={(mudada) => {
          if (mudada) aberta.take(mudada)
          setEditada(null)
        }}
      />
    </>
  )
}

/** Who writes for somebody else is told for whom, where it writes. */
function PorQuem() {
  const sessao = useSessao()
  if (sessao?.papel !== 'representante' || !sessao.cliente) return null
  return (
    <p className="flex items-center gap-1.5 px-4 pb-1 text-12 text-ink-muted">
      <Icon name="briefcase-business" size={16} />
      <span className="min-w-0 wrap-anywhere">
        Você escreve por <b className="font-semibold text-ink">{sessao.cliente.nome}</b>
      </span>
    </p>
  )
}

/** When the store answers, read before one writes (ux 1.18.2). */
function Promessa({ dita }: { dita: string | null }) {
  const { horario_atendimento } = useLoja().config.rodape
  // Told of now, its hours need not be read to find that out.
  const texto = dita ?? (horario_atendimento && `Atendimento: ${horario_atendimento}.`)
  if (!texto) return null
  return (
    <p className="conversa-promessa">
      <Icon name="clock" size={16} /> {texto}
    </p>
  )
}

/** What came from the other side since the page was opened; history that is loaded later is not announced. */
function sayNova(mensagens: readonly MensagemChat[], desde: number, digitando: string | null): string {
  const last = mensagens.findLast(({ lado, sequencia }) => lado !== 'CLIENTE' && sequencia > desde)
  if (digitando) return `${digitando} está digitando`
  return last ? `${last.autor.nome}: ${resumoOf(last)}` : ''
}
