import { startTransition, useCallback, useEffect, useState } from 'react'

import type { ProdutoLista, Sugestao, Visao } from '@vitrine/contract'
import { idNulo } from '@vitrine/contract/id-nulo'
import { showToast } from '@vitrine/ui'

import { useCarro } from '#carrinho'
import { mayKeepPreferencia } from '#consentimento'
import { api, useLoja, useSessao } from '#shell'

import { startFeedback } from './feedback.ts'
import type { Feedback } from './feedback.ts'

const chaveOf = (slug: string) => `vitrine_sugestao_${slug}`

/** What is recommended here, asked for once; and how to say no to one of it. */
export function useSugestao(visao: Visao, produto: string | undefined) {
  const { slug, idfornecedor } = useLoja()
  const idcliente = useSessao()?.idcliente ?? idNulo
  const { store } = useCarro()
  const [base] = useState(() =>
    visao === 'PRODUCT'
      ? (produto ?? '')
      : store
          .getState()
          .itens.map(({ id }) => id)
          .slice(0, 100)
          .join(','),
  )
  const [sugestao, setSugestao] = useState<Sugestao | null>(null)
  const [feedback, setFeedback] = useState<Feedback | null>(null)

  useEffect(() => {
    const left = new AbortController()
    const sessao_id = sessionStorage.getItem(chaveOf(slug)) ?? undefined
    api(
      'GET /v4/sugestao/produtos/{idfornecedor}/{idcliente}',
      { params: { idfornecedor, idcliente }, query: { visao, itens: base, sessao_id } },
      { signal: left.signal },
    ).then(
      (resposta) => {
        // Recommendations that cannot be read are left out: nothing on the screen depends on them.
        if (!resposta.ok) return setSugestao(vazia)
        const { dados } = resposta
        if (idcliente === idNulo && mayKeepPreferencia())
          sessionStorage.setItem(chaveOf(slug), dados.sessao_id)
        // In steps that a press may come between.
        startTransition(() => {
          setFeedback(startFeedback(dados.sessao_id, visao))
          setSugestao({ ...dados, produtos: dados.produtos.slice(0, MAX) })
        })
      },
      () => {
        // The screen was left before the answer: nobody waits for it.
      },
    )
    return () => left.abort()
  }, [slug, idfornecedor, idcliente, visao, base])

  useEffect(() => {
    if (!feedback) return
    const onHide = () => feedback.flush()
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('pagehide', onHide)
      feedback.flush()
    }
  }, [feedback])

  // The same while the shelf is: its cards are not drawn anew with it.
  const refuse = useCallback(
    ({ id, name }: ProdutoLista) => {
      feedback?.add('RECUSADO', id)
      setSugestao(without(sugestao, id))
      showToast(`Não vamos mais sugerir ${name}`, {
        label: 'Desfazer',
        onPress() {
          feedback?.undo(id)
          setSugestao(sugestao)
        },
      })
    },
    [feedback, sugestao],
  )
  return { sugestao, feedback, refuse }
}

const MAX = 12

const vazia: Sugestao = {
  produtos: [],
  sessao_id: idNulo,
  visao: 'CART',
  motivo: 'MAIS_VENDIDOS',
  titulo: '',
}

function without(sugestao: Sugestao | null, id: string): Sugestao | null {
  return sugestao && { ...sugestao, produtos: sugestao.produtos.filter((produto) => produto.id !== id) }
}
