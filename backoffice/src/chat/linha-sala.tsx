import { Link } from 'react-router'

import type { MensagemChat, SalaChat } from '@vitrine/contract'
import { resumoOf } from '@vitrine/conversa'
import { formatDiaRelativoDe, formatHoraDe, type Hoje } from '@vitrine/rules/data'
import { initialsOf, pluralize } from '@vitrine/rules/texto'
import { classNames, VisuallyHidden } from '@vitrine/ui'

interface LinhaSalaProps {
  sala: SalaChat
  href: string
  hoje: Hoje
  isAberta: boolean
}

/** One room of the list: with whom, the last words, what was not seen. */
export function LinhaSala({ sala, href, hoje, isAberta }: LinhaSalaProps) {
  const { mensagemChat, notificacoes, numpedido, nome, atendente, eu } = sala
  return (
    <Link
      to={href}
      className={classNames('cvl', notificacoes > 0 && 'cvl-nova')}
      aria-current={isAberta ? 'page' : undefined}
    >
      <span className="avatar" aria-hidden>
        {initialsOf(nome)}
      </span>
      <span className="cvl-a">
        <b>{nome}</b>
        {mensagemChat && <time dateTime={mensagemChat.quando}>{formatCurto(mensagemChat.quando, hoje)}</time>}
      </span>
      <span className="cvl-b">{mensagemChat ? lineOf(mensagemChat, eu.idusuario) : 'Sem mensagens'}</span>
      {notificacoes > 0 && (
        <span className="cvl-un num">
          <span aria-hidden>{notificacoes}</span>
          <VisuallyHidden>
            {pluralize(notificacoes, 'mensagem não lida', 'mensagens não lidas')}
          </VisuallyHidden>
        </span>
      )}
      {(numpedido !== null || atendente) && (
        <span className="cvl-c">
          {numpedido !== null && <span className="num">Pedido {numpedido}</span>}
          {atendente && (
            <span className="cvl-dono">
              {atendente.idusuario === eu.idusuario ? 'você' : atendente.nome.split(' ')[0]}
            </span>
          )}
        </span>
      )}
    </Link>
  )
}

/** '14h06' of today, 'ontem', 'sex., 20 nov.'. */
function formatCurto(quando: string, hoje: Hoje): string {
  const dia = formatDiaRelativoDe(quando, hoje)
  return dia === 'hoje' ? formatHoraDe(quando, hoje.fuso) : dia
}

/** The last message; of the store's side, who wrote it. */
function lineOf(mensagem: MensagemChat, eu: string): string {
  const { lado, autor, interna } = mensagem
  const texto = resumoOf(mensagem)
  if (lado !== 'LOJA') return texto
  const quem = autor.idusuario === eu ? 'Você' : autor.nome.split(' ')[0]
  return `${interna ? `Nota de ${quem === 'Você' ? 'você' : quem}` : quem}: ${texto}`
}
