import { Link } from 'react-router'

import type { MensagemChat, SalaChat, SalasChat } from '@vitrine/contract'
import { urlsChat } from '@vitrine/contract/urls-chat'
import { useRelida } from '@vitrine/conversa'
import { formatHoraDe } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { classNames, Icon, Pagination, VisuallyHidden } from '@vitrine/ui'

import { nameSala, resumoOf } from '#chat'
import type { QuemConversa } from '#chat'
import { formatDiaRelativoDe, type Hoje } from '#pedido'
import { api, useLoja } from '#shell'

interface ListaSalasProps {
  quem: QuemConversa
  salas: SalasChat
  hoje: Hoje
  /** The room that is open beside it. */
  aberta?: string
}

/** Rooms with their last message, read anew when something is written in any. */
export function ListaSalas({ quem, salas: lidas, hoje, aberta }: ListaSalasProps) {
  const { slug } = useLoja()
  const salas = useRelida(quem, {
    lida: lidas,
    async read() {
      const resposta = await api('GET /v4/chat/salas', { query: { ...quem, page: lidas.page } })
      return resposta.ok ? resposta.dados : null
    },
    eventos: ['sala'],
  })
  return (
    <>
      <ul className="chat-salas">
        {salas.data.map((sala) => (
          <li key={sala.sala}>
            <LinhaSala sala={sala} hoje={hoje} isAberta={sala.sala === aberta} />
          </li>
        ))}
      </ul>
      <Pagination
        page={salas.page}
        pages={salas.totalPages}
        hrefOf={(page) => urlsChat.conversas(slug, page)}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
    </>
  )
}

function LinhaSala({ sala, hoje, isAberta }: { sala: SalaChat; hoje: Hoje; isAberta: boolean }) {
  const { slug } = useLoja()
  const { mensagemChat, canal, notificacoes } = sala
  return (
    <Link
      to={urlsChat.conversa(slug, sala.sala)}
      className={classNames('chat-linha', notificacoes > 0 && 'chat-nova')}
      aria-current={isAberta ? 'page' : undefined}
    >
      <span className="chat-selo" aria-hidden>
        <Icon name={canal === 'PEDIDO' ? 'package' : 'message-circle'} />
      </span>
      <span className="chat-linha-nome">{nameSala(sala)}</span>
      {mensagemChat && (
        <time className="chat-linha-quando" dateTime={mensagemChat.quando}>
          {formatCurto(mensagemChat.quando, hoje)}
        </time>
      )}
      <span className="chat-linha-texto">{mensagemChat ? lineOf(mensagemChat) : 'Sem mensagens'}</span>
      {notificacoes > 0 && (
        <span className="chat-conta">
          <span aria-hidden>{notificacoes}</span>
          <VisuallyHidden>{pluralize(notificacoes, 'mensagem nova', 'mensagens novas')}</VisuallyHidden>
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

/** The last message, and who of the store wrote it. */
function lineOf(mensagem: MensagemChat): string {
  const { lado, autor } = mensagem
  return lado === 'LOJA' ? `${autor.nome.split(' ')[0]}: ${resumoOf(mensagem)}` : resumoOf(mensagem)
}
