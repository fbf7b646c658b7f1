import type { ReactNode } from 'react'

import type { MensagemChat } from '@vitrine/contract'
import { isCartao, nameAutor, resumoOf } from '@vitrine/conversa'
import { AcoesDaMensagem, Corpo, DoSistema, Linha, mayChange, Rodape } from '@vitrine/conversa/mensagem'
import { Icon } from '@vitrine/ui'

import { PilulaStatus } from '#cliente'
import { CartaoProposta } from '#proposta'
import { api } from '#shell'

import { CartaoDaMensagem } from './cartao-da-mensagem.tsx'
import type { ContextoSala } from './contexto-sala.ts'

interface MensagemProps {
  mensagem: MensagemChat
  contexto: ContextoSala
  /** It goes on what the one before began. */
  isContinua: boolean
  onEdit?: (mensagem: MensagemChat) => void
  onChange?: (mensagem: MensagemChat) => void
}

/** One message as the team sees it; a note of its own looks like none of the others. */
export function Mensagem({ mensagem, contexto, isContinua, onEdit, onChange }: MensagemProps) {
  const { lado, autor, interna } = mensagem
  const { quem, eu, outroLado, hoje } = contexto
  const pe = { mensagem, nosso: 'LOJA', outroLado, fuso: hoje.fuso } as const
  if (lado === 'SISTEMA')
    return <DaLoja mensagem={mensagem} contexto={contexto} rodape={<Rodape {...pe} />} />
  const nome = autor.idusuario === eu ? 'Você' : nameAutor(autor)
  const cartao = drawCartao(mensagem, contexto)
  const isNota = interna && !cartao
  return (
    <Linha
      mensagem={mensagem}
      nosso="LOJA"
      nome={nome}
      fuso={hoje.fuso}
      isContinua={isContinua}
      acoes={
        onEdit &&
        onChange &&
        mayChange(mensagem, contexto) && (
          <AcoesDaMensagem api={api} mensagem={mensagem} quem={quem} onEdit={onEdit} onChange={onChange} />
        )
      }
    >
      <Corpo
        mensagem={mensagem}
        quem={quem}
        cartao={cartao}
        cabeca={isNota && <CabecaDaNota nome={nome} />}
        rodape={<Rodape {...pe} nome={isNota ? undefined : nome} />}
      />
    </Linha>
  )
}

function CabecaDaNota({ nome }: { nome: string }) {
  return (
    <p className="msg-nota-h">
      <Icon name="lock" size={16} />
      <b>{nome === 'Você' ? 'Sua nota interna' : `Nota interna de ${nome}`}</b>
      <span>só a equipe vê</span>
    </p>
  )
}

function drawCartao(mensagem: MensagemChat, contexto: ContextoSala) {
  const { conteudo, sequencia } = mensagem
  if (conteudo && isCartao(conteudo)) return <CartaoDaMensagem conteudo={conteudo} contexto={contexto} />
  if (conteudo?.tipo !== 'PROPOSTA') return null
  const { vivos, idcliente } = contexto
  return <CartaoProposta conteudo={conteudo} idcliente={idcliente} isViva={vivos.proposta === sequencia} />
}

interface DaLojaProps extends Pick<MensagemProps, 'mensagem' | 'contexto'> {
  rodape: ReactNode
}

/** What the shop itself says. */
function DaLoja({ mensagem, contexto, rodape }: DaLojaProps) {
  const { conteudo, revisao } = mensagem
  const cartao = conteudo && isCartao(conteudo) && (
    <>
      <CartaoDaMensagem conteudo={conteudo} revisao={revisao} contexto={contexto} />
      {rodape}
    </>
  )
  return (
    <DoSistema mensagem={mensagem} fuso={contexto.hoje.fuso} cartao={cartao}>
      {conteudo?.tipo === 'STATUS' ? (
        <>
          Pedido {conteudo.numpedido} <PilulaStatus status={conteudo.status} />
        </>
      ) : (
        resumoOf(mensagem)
      )}
    </DoSistema>
  )
}
