import { useState } from 'react'
import { Link } from 'react-router'

import type { NegociacaoDoCliente } from '@vitrine/contract'
import { urlsChat } from '@vitrine/contract/urls-chat'
import { formatHoraDe } from '@vitrine/rules/data'
import { Countdown, Notice } from '@vitrine/ui'

import { useCarrinho } from '#carrinho'
import { useLoja, useModulo, useOffline, useSessao } from '#shell'

import { Desbloqueio } from './desbloqueio.tsx'

/** Who negotiates, since when, for how long yet, and the way out (ux 1.23). */
export function AvisoBloqueio({
  posse,
  isVelha,
  onEnd,
}: {
  posse: NegociacaoDoCliente['posse']
  /** What is shown was not read anew: it may be another by now. */
  isVelha: boolean
  onEnd: () => void
}) {
  const bloqueio = useCarrinho((estado) => estado.bloqueio)
  const isWaiting = useCarrinho(({ passos }) => passos.length > 0)
  const { fuso, slug } = useLoja()
  const temChat = useModulo('chat')
  const isOffline = useOffline()
  const sessao = useSessao()
  const [asks, setAsks] = useState(false)
  return (
    <Notice
      tone="negotiate"
      title="Negociação em andamento."
      live="status"
      className="aviso-bloqueio"
      action={
        sessao && (
          <button type="button" onClick={() => setAsks(true)}>
            Desbloquear carrinho
          </button>
        )
      }
    >
      {bloqueio
        ? `${bloqueio.atendente} está negociando seus preços desde ${formatHoraDe(bloqueio.desde, fuso)}.`
        : 'O carrinho volta em instantes.'}{' '}
      {posse?.ausente ? (
        <>
          Mas perdeu a conexão há pouco: se não voltar, o carrinho se libera em{' '}
          <Countdown until={posse.ate} onEnd={onEnd} />.
        </>
      ) : (
        'Até terminar, o carrinho é só para leitura.'
      )}
      {isWaiting && ' O que você mudou agora há pouco entra quando ele for liberado.'}
      {(isOffline || isVelha) && <b> Sem conexão com a loja: os valores podem ter mudado.</b>}
      {temChat && (
        <>
          {' '}
          <Link className="link" to={urlsChat.conversas(slug)}>
            Conversar
          </Link>
        </>
      )}
      <Desbloqueio open={asks} onClose={() => setAsks(false)} />
    </Notice>
  )
}
