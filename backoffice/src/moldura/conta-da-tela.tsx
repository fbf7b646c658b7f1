import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { pluralize } from '@vitrine/rules/texto'
import { VisuallyHidden } from '@vitrine/ui'

import { api, useNaoLidas, useTotalDeNegociacoes, useTotalDeOrcamentos, useTrabalho } from '#shell'

/** Beside the name of a screen: what waits there. */
export function ContaDaTela({ id }: { id: string }) {
  if (id === 'conversas') return <ContaNaoLidas />
  if (id === 'orcamentos') return <ContaOrcamentos />
  if (id === 'titulares') return <ContaTitulares />
  return id === 'negociacao' ? <ContaNegociacoes /> : null
}

function ContaOrcamentos() {
  const total = useTotalDeOrcamentos()
  if (total === 0) return null
  return (
    <b className="painel-conta num" data-tom="neutro">
      <span aria-hidden>{total > 99 ? '99+' : total}</span>
      <VisuallyHidden>{pluralize(total, 'orçamento a precificar', 'orçamentos a precificar')}</VisuallyHidden>
    </b>
  )
}

function ContaNegociacoes() {
  const total = useTotalDeNegociacoes()
  if (total === 0) return null
  return (
    <b className="painel-conta num" data-tom="negotiate">
      <span aria-hidden>{total > 99 ? '99+' : total}</span>
      <VisuallyHidden>{pluralize(total, 'carrinho em negociação', 'carrinhos em negociação')}</VisuallyHidden>
    </b>
  )
}

/** Beside the name of the conversations: how many messages nobody of this login has seen. */
function ContaNaoLidas() {
  const naoLidas = useNaoLidas()
  if (naoLidas === 0) return null
  return (
    <b className="painel-conta num">
      <span aria-hidden>{naoLidas > 99 ? '99+' : naoLidas}</span>
      <VisuallyHidden>{pluralize(naoLidas, 'mensagem não lida', 'mensagens não lidas')}</VisuallyHidden>
    </b>
  )
}

/** Beside the requests about personal data: those whose legal term ends within five days, or did. */
function ContaTitulares() {
  const total = useTotalDeTitulares()
  if (total === 0) return null
  return (
    <b className="painel-conta num">
      <span aria-hidden>{total > 99 ? '99+' : total}</span>
      <VisuallyHidden>{pluralize(total, 'pedido perto do prazo', 'pedidos perto do prazo')}</VisuallyHidden>
    </b>
  )
}

/** Terms are counted in days: so often it is asked, and when one comes from their screen or goes there. */
const DE_NOVO_MS = 600_000

function useTotalDeTitulares(): number {
  const { idfornecedor } = useTrabalho().loja
  const [contados, setContados] = useState({ idfornecedor, total: 0 })
  const isLa = useLocation().pathname.endsWith('/titulares')
  useEffect(() => {
    let isGone = false
    const read = async () => {
      if (document.hidden) return
      const resposta = await api('GET /painel/v1/{idfornecedor}/titulares', {
        params: { idfornecedor },
        query: { limit: 0 },
      })
      if (resposta.ok && !isGone) setContados({ idfornecedor, total: resposta.dados.a_vencer })
    }
    void read()
    const timer = setInterval(() => void read(), DE_NOVO_MS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [idfornecedor, isLa])
  return contados.idfornecedor === idfornecedor ? contados.total : 0
}
