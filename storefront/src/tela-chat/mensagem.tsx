import type { ReactNode } from 'react'
import { Link } from 'react-router'

import type { MensagemChat } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { AcoesDaMensagem, Corpo, DoSistema, Linha, mayChange, Rodape } from '@vitrine/conversa/mensagem'

import { isCartao, nameAutor } from '#chat'
import { PilulaStatus } from '#pedido'
import { api, useLoja } from '#shell'

import { CartaoDaMensagem, PropostaNaMensagem } from './cartao-da-mensagem.tsx'
import type { ContextoSala } from './dias-da-sala.tsx'

interface MensagemProps {
  mensagem: MensagemChat
  contexto: ContextoSala
  /** It goes on what the one before began. */
  isContinua: boolean
  onEdit?: (mensagem: MensagemChat) => void
  onChange?: (mensagem: MensagemChat) => void
}

/** One message as who buys sees it. */
export function Mensagem({ mensagem, contexto, isContinua, onEdit, onChange }: MensagemProps) {
  const { lado, autor } = mensagem
  const { quem, eu, outroLado, hoje } = contexto
  const { fuso } = hoje
  const rodape = <Rodape mensagem={mensagem} nosso="CLIENTE" outroLado={outroLado} fuso={fuso} />
  if (lado === 'SISTEMA') return <DaLoja mensagem={mensagem} contexto={contexto} rodape={rodape} />
  const isMinha = autor.idusuario === eu
  return (
    <Linha
      mensagem={mensagem}
      nosso="CLIENTE"
      nome={isMinha ? 'Você' : nameAutor(autor)}
      fuso={fuso}
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
        cartao={drawCartao(mensagem, contexto)}
        cabeca={!isMinha && !isContinua && <b className="msg-nome">{nameAutor(autor)}</b>}
        rodape={rodape}
      />
    </Linha>
  )
}

function drawCartao(mensagem: MensagemChat, contexto: ContextoSala) {
  const { conteudo } = mensagem
  if (conteudo && isCartao(conteudo)) return <CartaoDaMensagem conteudo={conteudo} contexto={contexto} />
  if (conteudo?.tipo !== 'PROPOSTA') return null
  return <PropostaNaMensagem conteudo={conteudo} mensagem={mensagem} contexto={contexto} />
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
      {conteudo?.tipo === 'TEXTO' && conteudo.texto}
      {conteudo?.tipo === 'STATUS' && <PassoDoPedido {...conteudo} />}
    </DoSistema>
  )
}

function PassoDoPedido({ numpedido, status }: Extract<MensagemChat['conteudo'], { tipo: 'STATUS' }>) {
  const { slug } = useLoja()
  return (
    <>
      <Link className="hover:underline" to={urls.pedido(slug, numpedido)}>
        Pedido {numpedido}
      </Link>{' '}
      <PilulaStatus status={status} />
    </>
  )
}
