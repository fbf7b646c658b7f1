import { createContext, startTransition, use, useEffect, useState } from 'react'
import type { RefObject } from 'react'

import type { Calls, Carrossel, ProdutoLista, Query, TelaCarrossel } from '@vitrine/contract'

import { api, desktop, useLocal, useLoja } from '#shell'

import { FilaDeCargas } from './carga.store.ts'

/** Where a carousel stands (§7): the screen, the product or the static page looked at, and the method paid by where one is known. */
export type ConsultaDeCarrossel = Pick<
  Query<Calls['GET /v2/app/{session_token}/cliente/customizacao/carrossel/list-for-page/{idfornecedor}']>,
  'idcadastroextraproduto' | 'idstaticpage' | 'idformapagamento'
> & { page: TelaCarrossel }

/** Of the screen around: one that is left takes its queue with it. */
export const LugarContext = createContext<{ fila: FilaDeCargas; consulta: ConsultaDeCarrossel }>({
  fila: new FilaDeCargas(),
  consulta: { page: 'HOME' },
})

export type SituacaoDoCarrossel =
  | { situacao: 'esperando' }
  | { situacao: 'pronto'; produtos: readonly ProdutoLista[] }
  | { situacao: 'falhou'; retry: () => void }

/** Products of a carousel: those that came with the page, else asked for when it is their turn. */
export function useProdutos(
  { idcarrossel, produtos }: Pick<Carrossel, 'idcarrossel' | 'produtos'>,
  ref: RefObject<HTMLElement | null>,
): SituacaoDoCarrossel {
  const { idfornecedor } = useLoja()
  const tipoentrega = useLocal()?.tipoEntrega
  const { fila, consulta } = use(LugarContext)
  const [lidos, setLidos] = useState<readonly ProdutoLista[] | 'falhou' | null>(null)
  const [tentativa, setTentativa] = useState(0)

  useEffect(() => {
    const place = ref.current
    if (produtos || !place) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && fila.setPerto(idcarrossel),
      { rootMargin: '400px' },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [fila, idcarrossel, produtos, ref])

  useEffect(() => {
    if (produtos) return
    const left = new AbortController()
    const leave = fila.add(idcarrossel, () => {
      void loadProdutos({ ...consulta, idfornecedor, idcarrossel, tipoentrega, signal: left.signal }).then(
        // In steps: twelve cards drawn at once hold a phone for a sixth of a second.
        (vieram) => left.signal.aborted || startTransition(() => setLidos(vieram ?? 'falhou')),
      )
    })
    return () => {
      leave()
      left.abort()
    }
  }, [fila, consulta, idfornecedor, idcarrossel, produtos, tipoentrega, tentativa])

  if (produtos) return { situacao: 'pronto', produtos }
  if (lidos === null) return { situacao: 'esperando' }
  if (lidos !== 'falhou') return { situacao: 'pronto', produtos: lidos }
  const retry = () => {
    setLidos(null)
    setTentativa(tentativa + 1)
  }
  return { situacao: 'falhou', retry }
}

interface Pergunta extends ConsultaDeCarrossel {
  idfornecedor: string
  idcarrossel: string
  tipoentrega: 'DELIVERY' | 'RETIRADA' | undefined
  signal: AbortSignal
}

/** Null: the call failed. */
async function loadProdutos({ signal, idfornecedor, ...query }: Pergunta): Promise<ProdutoLista[] | null> {
  try {
    const resposta = await api(
      'GET /v2/app/{session_token}/cliente/customizacao/carrossel/list-for-page/{idfornecedor}',
      {
        params: { session_token: 'token', idfornecedor },
        query: {
          ...query,
          device: matchMedia(desktop).matches ? 'desktop' : 'mobile',
          loadProdutos: true,
        },
      },
      { signal },
    )
    return resposta.ok ? (resposta.dados.data[0]?.produtos ?? []) : null
  } catch {
    // The screen was left before the answer, or there is no network.
    return null
  }
}
