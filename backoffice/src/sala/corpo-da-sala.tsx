import { useRef, useState } from 'react'
import type { ReactNode } from 'react'

import type { MensagemChat } from '@vitrine/contract'
import { findNova, findVivos, resumoOf, type SalaAberta } from '@vitrine/conversa'
import { AvisoLigacao } from '@vitrine/conversa/mensagem'
import { mayChangeMensagem } from '@vitrine/rules/chat'
import { LiveRegion } from '@vitrine/ui'

import { AvisoColegas } from '#atendimento'
import { Redacao, type ModoRedacao } from '#redacao'
import { useTeclas } from '#shell'

import type { ContextoSala } from './contexto-sala.ts'
import type { DadosSala } from './load-sala.ts'
import { LogDaSala } from './log-da-sala.tsx'

interface CorpoDaSalaProps {
  aberta: SalaAberta
  dados: DadosSala
  contexto: ContextoSala
  /** What can be sent from here by a press, above the field. */
  atalhos?: ReactNode
}

/** The messages as they come, and where one answers. */
export function CorpoDaSala({ aberta, dados, contexto, atalhos }: CorpoDaSalaProps) {
  const { historico, cartoes } = dados
  const { sala, mensagens, digitando } = aberta
  const [nova] = useState(() => findNova(historico.mensagens, historico.sala.eu.lida_ate, 'LOJA'))
  const [editada, setEditada] = useState<MensagemChat | null>(null)
  const [modo, setModo] = useState<ModoRedacao>('resposta')
  const campo = useRef<HTMLTextAreaElement>(null)
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
      <AvisoColegas idfornecedor={contexto.quem.idfornecedor} sala={sala.sala} eu={sala.eu.idusuario} />
      <AvisoLigacao quem={contexto.quem} />
      <LogDaSala
        aberta={aberta}
        contexto={{
          ...contexto,
          outroLado: sala.outroLado,
          vivos: findVivos(mensagens, historico.mensagens),
        }}
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
        atalhos={atalhos}
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
