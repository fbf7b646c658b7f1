import type { MensagemChat } from '@vitrine/contract'
import { describeAnexo, isAnexo, isCartao, nameAutor, resumoOf } from '@vitrine/conversa'
import { estadoOf, mayChangeMensagem, type EstadoMensagem } from '@vitrine/rules/chat'
import { formatHoraDe } from '@vitrine/rules/data'
import { initialsOf } from '@vitrine/rules/texto'
import { Attachment, Icon, type IconName } from '@vitrine/ui'

import { PilulaStatus } from '#cliente'
import { CartaoProposta } from '#proposta'

import { AcoesDaMensagem } from './acoes-da-mensagem.tsx'
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

/** One message: whose, what, when, how far it came; a note of the team looks like none of the others. */
export function Mensagem({ mensagem, contexto, isContinua, onEdit, onChange }: MensagemProps) {
  const { lado, autor, sequencia, quando, interna } = mensagem
  if (lado === 'SISTEMA') return <DoSistema mensagem={mensagem} contexto={contexto} />
  const isDaqui = lado === 'LOJA'
  const nome = autor.idusuario === contexto.eu ? 'Você' : nameAutor(autor)
  return (
    <article
      className="msg-linha"
      id={`m-${sequencia}`}
      data-eu={(isDaqui && !interna) || undefined}
      data-nota={interna || undefined}
      data-continua={isContinua || undefined}
      data-larga={mensagem.conteudo?.tipo === 'PROPOSTA' || undefined}
      aria-label={`${interna ? 'Nota interna, ' : ''}${nome}, ${formatHoraDe(quando, contexto.hoje.fuso)}`}
    >
      {!isDaqui && (
        <span className="avatar" aria-hidden>
          {initialsOf(autor.nome)}
        </span>
      )}
      <Corpo mensagem={mensagem} contexto={contexto} nome={nome} />
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
          <Rodape mensagem={mensagem} contexto={contexto} nome="" />
        </div>
      </article>
    )
  return (
    <p className="cv-dia" id={`m-${mensagem.sequencia}`}>
      {conteudo?.tipo === 'STATUS' ? (
        <>
          Pedido {conteudo.numpedido} <PilulaStatus status={conteudo.status} />
        </>
      ) : (
        resumoOf(mensagem)
      )}
    </p>
  )
}

interface CorpoProps extends Pick<MensagemProps, 'mensagem' | 'contexto'> {
  nome: string
}

function Corpo({ mensagem, contexto, nome }: CorpoProps) {
  const { conteudo, interna } = mensagem
  if (isAnexo(conteudo) || conteudo?.tipo === 'PROPOSTA' || (conteudo && isCartao(conteudo)))
    return (
      <div className="msg-corpo">
        <Mostrado conteudo={conteudo} mensagem={mensagem} contexto={contexto} />
        <Rodape mensagem={mensagem} contexto={contexto} nome={nome} />
      </div>
    )
  return (
    <div className="msg-corpo msg">
      {interna && (
        <p className="msg-nota-h">
          <Icon name="lock" size={16} />
          <b>{nome === 'Você' ? 'Sua nota interna' : `Nota interna de ${nome}`}</b>
          <span>só a equipe vê</span>
        </p>
      )}
      <p className={conteudo ? 'msg-texto' : 'msg-retirada'}>
        {conteudo ? resumoOf(mensagem) : 'Mensagem retirada'}
      </p>
      <Rodape mensagem={mensagem} contexto={contexto} nome={interna ? '' : nome} />
    </div>
  )
}

interface MostradoProps extends Pick<MensagemProps, 'mensagem' | 'contexto'> {
  conteudo: Exclude<NonNullable<MensagemChat['conteudo']>, { tipo: 'TEXTO' | 'STATUS' }>
}

/** What a message carries beside words. */
function Mostrado({ conteudo, mensagem, contexto }: MostradoProps) {
  if (isAnexo(conteudo)) return <Attachment {...describeAnexo(conteudo, mensagem, contexto.quem)} />
  if (conteudo.tipo !== 'PROPOSTA') return <CartaoDaMensagem conteudo={conteudo} contexto={contexto} />
  const { vivos, idcliente } = contexto
  return (
    <CartaoProposta
      conteudo={conteudo}
      idcliente={idcliente}
      isViva={vivos.proposta === mensagem.sequencia}
    />
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

function Rodape({ mensagem, contexto, nome }: CorpoProps) {
  const { quando, editada_em, retirada_em, lado, sequencia, interna } = mensagem
  const estado = lado === 'LOJA' && !retirada_em && !interna ? estadoOf(sequencia, contexto.outroLado) : null
  return (
    <small className="msg-hora">
      {nome && `${nome}, `}
      {editada_em && !retirada_em && 'editada, '}
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
