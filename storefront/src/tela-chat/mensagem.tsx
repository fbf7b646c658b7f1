import { Link } from 'react-router'

import type { MensagemChat } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { estadoOf, mayChangeMensagem } from '@vitrine/rules/chat'
import type { EstadoMensagem } from '@vitrine/rules/chat'
import { formatHoraDe } from '@vitrine/rules/data'
import { initialsOf } from '@vitrine/rules/texto'
import { Attachment, Icon } from '@vitrine/ui'
import type { IconName } from '@vitrine/ui'

import { describeAnexo, isAnexo, isCartao, nameAutor, resumoOf } from '#chat'
import { PilulaStatus } from '#pedido'
import { useLoja } from '#shell'

import { AcoesDaMensagem } from './acoes-da-mensagem.tsx'
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

/** One message: whose, what, when, how far it came. */
export function Mensagem({ mensagem, contexto, isContinua, onEdit, onChange }: MensagemProps) {
  const { lado, autor, sequencia, quando } = mensagem
  if (lado === 'SISTEMA') return <DoSistema mensagem={mensagem} contexto={contexto} />
  const isDaqui = lado === 'CLIENTE'
  const nome = autor.idusuario === contexto.eu ? 'Você' : nameAutor(autor)
  return (
    <article
      className="msg-linha"
      id={`m-${sequencia}`}
      data-eu={isDaqui || undefined}
      data-continua={isContinua || undefined}
      data-larga={mensagem.conteudo?.tipo === 'PROPOSTA' || undefined}
      aria-label={`${nome}, ${formatHoraDe(quando, contexto.hoje.fuso)}`}
    >
      {!isDaqui && (
        <span className="msg-avatar" aria-hidden>
          {initialsOf(autor.nome)}
        </span>
      )}
      <Corpo mensagem={mensagem} contexto={contexto} isContinua={isContinua} />
      {onEdit && onChange && mayChange(mensagem, contexto) && (
        <AcoesDaMensagem mensagem={mensagem} quem={contexto.quem} onEdit={onEdit} onChange={onChange} />
      )}
    </article>
  )
}

/** What the shop itself says. */
function DoSistema({ mensagem, contexto }: Pick<MensagemProps, 'mensagem' | 'contexto'>) {
  const { conteudo, sequencia, revisao, quando } = mensagem
  if (conteudo && isCartao(conteudo))
    return (
      <article
        className="msg-linha"
        id={`m-${sequencia}`}
        aria-label={`${resumoOf(mensagem)}, ${formatHoraDe(quando, contexto.hoje.fuso)}`}
      >
        <div className="msg-corpo">
          <CartaoDaMensagem conteudo={conteudo} revisao={revisao} contexto={contexto} />
          <Rodape mensagem={mensagem} contexto={contexto} />
        </div>
      </article>
    )
  return (
    <p className="msg-sistema" id={`m-${sequencia}`}>
      {conteudo?.tipo === 'TEXTO' && conteudo.texto}
      {conteudo?.tipo === 'STATUS' && <PassoDoPedido {...conteudo} />}
    </p>
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

function Corpo({ mensagem, contexto, isContinua }: Omit<MensagemProps, 'onEdit' | 'onChange'>) {
  const { conteudo, autor } = mensagem
  const rodape = <Rodape mensagem={mensagem} contexto={contexto} />
  if (isAnexo(conteudo))
    return (
      <div className="msg-corpo">
        <Attachment {...describeAnexo(conteudo, mensagem, contexto.quem)} />
        {rodape}
      </div>
    )
  if (conteudo && (isCartao(conteudo) || conteudo.tipo === 'PROPOSTA'))
    return (
      <div className="msg-corpo">
        {isCartao(conteudo) ? (
          <CartaoDaMensagem conteudo={conteudo} contexto={contexto} />
        ) : (
          <PropostaNaMensagem conteudo={conteudo} mensagem={mensagem} contexto={contexto} />
        )}
        {rodape}
      </div>
    )
  return (
    <div className="msg-corpo msg">
      {autor.idusuario !== contexto.eu && !isContinua && <b className="msg-nome">{nameAutor(autor)}</b>}
      <p className={conteudo ? 'msg-texto' : 'msg-retirada'}>
        {conteudo ? resumoOf(mensagem) : 'Mensagem retirada'}
      </p>
      {rodape}
    </div>
  )
}

function mayChange({ autor, quando, retirada_em }: MensagemChat, { eu, agora }: ContextoSala): boolean {
  const datas = {
    criada_em: new Date(quando),
    retirada_em: retirada_em === null ? null : new Date(retirada_em),
  }
  return mayChangeMensagem({ idusuario: autor.idusuario, ...datas }, eu, new Date(agora))
}

const marcas: Record<EstadoMensagem, IconName> = {
  enviada: 'check',
  entregue: 'check-check',
  lida: 'check-check',
}

function Rodape({ mensagem, contexto }: Pick<MensagemProps, 'mensagem' | 'contexto'>) {
  const { quando, editada_em, retirada_em, lado, sequencia } = mensagem
  const estado = lado === 'CLIENTE' && !retirada_em ? estadoOf(sequencia, contexto.outroLado) : null
  return (
    <small className="msg-hora">
      {editada_em && !retirada_em && 'editada · '}
      <time dateTime={quando}>{formatHoraDe(quando, contexto.hoje.fuso)}</time>
      {estado && (
        <span data-estado={estado}>
          <Icon name={marcas[estado]} size={16} />
          {estado}
        </span>
      )}
    </small>
  )
}
