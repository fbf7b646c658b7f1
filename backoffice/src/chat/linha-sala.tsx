import { Link } from 'react-router'

import type { MensagemChat } from '@vitrine/contract'
import { resumoOf } from '@vitrine/conversa'
import { formatDiaRelativoDe, formatHoraDe, type Hoje } from '@vitrine/rules/data'
import { initialsOf, pluralize } from '@vitrine/rules/texto'
import { classNames, Pill, VisuallyHidden } from '@vitrine/ui'

import { describeEspera } from '#atendimento'

import type { SalaDaLista } from './read-salas.ts'

interface LinhaSalaProps {
  sala: SalaDaLista
  href: string
  hoje: Hoje
  /** ISO, to the minute. */
  agora: string
  isAberta: boolean
}

/** One room of the list: with whom, the last words, what was not seen, how long its customer waits, who has it. */
export function LinhaSala({ sala, href, hoje, agora, isAberta }: LinhaSalaProps) {
  const { mensagemChat, notificacoes, numpedido, nome, eu } = sala
  const espera = describeEspera(sala, { agora, hoje })
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
      <span className="cvl-c">
        {espera && (
          <Pill mini tone={espera.tom} icon={espera.icone}>
            {espera.texto}
          </Pill>
        )}
        {numpedido !== null && <span className="num">{espera ? numpedido : `Pedido ${numpedido}`}</span>}
        <span className="cvl-dono">{nameDono(sala)}</span>
      </span>
    </Link>
  )
}

function nameDono({ atendente, eu, canal }: SalaDaLista): string {
  if (canal === 'EQUIPE') return 'equipe'
  if (!atendente) return 'sem atendente'
  return atendente.idusuario === eu.idusuario ? 'você' : (atendente.nome.split(' ')[0] ?? '')
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
