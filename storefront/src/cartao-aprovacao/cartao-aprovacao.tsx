import { useState } from 'react'
import { Link } from 'react-router'

import type { AprovacaoDaSala } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { isAberta } from '@vitrine/rules/aprovacao'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'

import { type QuemConversa } from '#chat'
import { formatQuando, Miniaturas, type Hoje } from '#pedido'
import { useLoja, useSessao } from '#shell'

import { PilulaAprovacao } from './pilula-aprovacao.tsx'
import { RespostaDoCartao } from './resposta-do-cartao.tsx'

interface CartaoAprovacaoProps {
  /** As it was read last. */
  aprovacao: AprovacaoDaSala
  quem: QuemConversa
  hoje: Hoje
}

/** A request for approval where its people talk: who asks, how much, what became of it, and the answer of who may give it. */
export function CartaoAprovacao({ aprovacao: lida, quem, hoje }: CartaoAprovacaoProps) {
  // What one has answered is there at once; what is read after that is newer.
  const [minha, setMinha] = useState<{ depoisDe: AprovacaoDaSala; aprovacao: AprovacaoDaSala } | null>(null)
  const aprovacao = minha?.depoisDe === lida ? minha.aprovacao : lida
  const { estado, total, produtos, imagens, centro, expira_em } = aprovacao
  const prazo = isAberta(estado) && `responder até ${formatQuando(expira_em, hoje)}`
  return (
    <div className="msg-pedido">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Titulo aprovacao={aprovacao} />
        <PilulaAprovacao estado={estado} />
      </p>
      <p className="num text-12 text-ink-muted">
        {[total !== null && formatReais(total), pluralize(produtos, 'produto', 'produtos'), centro, prazo]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Miniaturas imagens={imagens} total={produtos} max={3} />
      <Respondida aprovacao={aprovacao} />
      {isAberta(estado) && (aprovacao.paraMim || aprovacao.minha) && (
        <RespostaDoCartao
          aprovacao={aprovacao}
          quem={quem}
          onAnswer={(respondida) => setMinha({ depoisDe: lida, aprovacao: respondida })}
        />
      )}
    </div>
  )
}

/** Whose it is, with the way to all of it for the company's own logins: nobody else has that screen. */
function Titulo({ aprovacao: { idaprovacao, minha, quemPediu } }: { aprovacao: AprovacaoDaSala }) {
  const { slug } = useLoja()
  const papel = useSessao()?.papel
  const titulo = minha ? 'Você pediu aprovação' : `${quemPediu} pediu aprovação`
  if (papel !== 'cliente' && papel !== 'usuario vinculado') return <b className="font-semibold">{titulo}</b>
  return (
    <Link className="font-semibold hover:underline" to={urls.aprovacao(slug, idaprovacao)}>
      {titulo}
    </Link>
  )
}

/** Who answered, what was said about it, and the order that it became. */
function Respondida({ aprovacao: { numpedido, resposta } }: { aprovacao: AprovacaoDaSala }) {
  const { slug } = useLoja()
  const dita = [resposta?.quem, resposta?.motivo].filter(Boolean).join(': ')
  if (!dita && numpedido === null) return null
  return (
    <p className="text-12 wrap-anywhere text-ink-muted">
      {dita}
      {dita && numpedido !== null && ' · '}
      {numpedido !== null && (
        <Link className="link" to={urls.pedido(slug, numpedido)}>
          Pedido {numpedido}
        </Link>
      )}
    </p>
  )
}
