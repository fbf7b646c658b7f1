import type { Carrinho } from '@vitrine/contract'
import type { Answer, Client } from '@vitrine/contract/client'

import type { EstadoCarrinho } from './estado.ts'
import { acknowledge, rebase } from './estado.ts'
import { isBare } from './armazenamento.ts'

interface Store {
  getState(): EstadoCarrinho
  setState(change: Partial<EstadoCarrinho>): void
  subscribe(listener: (estado: EstadoCarrinho, before: EstadoCarrinho) => void): () => void
}

export interface OpcoesSincronia {
  store: Store
  api: Client
  idfornecedor: string
  /** Null for a visitor, whose cart is only priced. */
  idcliente: string | null
  /** Milliseconds after the last change. */
  debounce: number
  tipoEntrega?: () => 'DELIVERY' | 'RETIRADA' | undefined
}

export interface Sincronia {
  /** Saves what is waiting now; true when all is saved. */
  save(): Promise<boolean>
  stop(): void
}

const MAX_TENTATIVAS = 3

/** Keeps the server in step with the cart: 1 s after the last change, one save at a time (§4, readings 5). */
export function startSincronia(opcoes: OpcoesSincronia): Sincronia {
  const { store, debounce } = opcoes
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null

  function schedule(wait = debounce) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), wait)
  }

  function save(): Promise<boolean> {
    clearTimeout(timer)
    running ??= saveAll(opcoes).finally(() => {
      running = null
      // Clicks made while the last answer was on its way.
      if (store.getState().situacao === 'pendente') schedule()
    })
    return running
  }

  const unsubscribe = store.subscribe((estado, before) => {
    if (estado.passos.length > before.passos.length) schedule()
  })
  const { passos, itens, mescla, cupomPedido } = store.getState()
  if (passos.length > 0 || mescla || cupomPedido || itens.some(isBare)) schedule(0)
  return {
    save: async () => (await save()) && (!isWaiting(store.getState()) || save()),
    stop() {
      clearTimeout(timer)
      unsubscribe()
    },
  }
}

/** Something was changed or asked for after the last save had left. */
function isWaiting({ passos, cupomPedido }: EstadoCarrinho): boolean {
  return passos.length > 0 || cupomPedido !== null
}

async function saveAll(opcoes: OpcoesSincronia): Promise<boolean> {
  const { store } = opcoes
  for (let tentativa = 0; tentativa < MAX_TENTATIVAS; tentativa++) {
    store.setState({ situacao: 'salvando', erro: null })
    // A merge sends the visitor's lines alone: later clicks wait for the next save.
    const { passos, mescla, cupomPedido } = store.getState()
    const enviados = mescla ? 0 : passos.length
    const resposta = await send(opcoes)
    if (resposta.ok) {
      const estado = store.getState()
      store.setState({
        ...acknowledge(estado, resposta.dados, enviados),
        mescla: null,
        cupomPedido: estado.cupomPedido === cupomPedido ? null : estado.cupomPedido,
      })
      return true
    }
    const atual = currentOf(resposta)
    if (!atual) {
      store.setState(toFalha(resposta))
      return false
    }
    store.setState(rebase(store.getState(), atual))
  }
  store.setState({ situacao: 'naosalvo', erro: 'Seu carrinho mudou em outro lugar. Tente de novo.' })
  return false
}

function send(opcoes: OpcoesSincronia): Promise<Answer<'POST /v4/cart/{idfornecedor}/previa'>> {
  const { store, api, idfornecedor, idcliente, tipoEntrega } = opcoes
  const { itens, revisao, mescla, cupom, cupomPedido } = store.getState()
  const tipo = tipoEntrega?.()
  if (!idcliente) {
    return api('POST /v4/cart/{idfornecedor}/previa', {
      params: { idfornecedor },
      query: { tipoentrega: tipo },
      body: {
        cartItens: itens.map(toLinha),
        codigoCupom: cupomPedido ? cupomPedido.codigo : cupom?.cupomEscolhido,
      },
    })
  }
  const merging = mescla && { cartItens: mescla.itens.map(toLinha), chavemescla: mescla.chave }
  const lines = merging ?? { cartItens: itens.map(toLinha), ...(revisao !== null && { revisao }) }
  const body = { ...lines, ...(cupomPedido && { codigoCupom: cupomPedido.codigo }) }
  return api(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    { params: { session_token: 'token', id: idcliente }, query: { idfornecedor, tipoentrega: tipo }, body },
    { keepalive: true },
  )
}

function toLinha({ id, quantidade, embalarParaPresente }: EstadoCarrinho['itens'][number]) {
  return { id, quantidade, embalarParaPresente }
}

type Recusa = Extract<Awaited<ReturnType<typeof send>>, { ok: false }>

/** The cart as it is now, told with a 409 of a stale revision. */
function currentOf({ falha }: Recusa): Carrinho | null {
  if (falha.codigo !== 'carrinho_desatualizado') return null
  return (falha.detalhes?.carrinho as Carrinho | undefined) ?? null // the server's answer for this code (readings 5)
}

function toFalha({ falha, status }: Recusa): Partial<EstadoCarrinho> {
  if (falha.codigo === 'carrinho_bloqueado') return { situacao: 'bloqueado', erro: falha.error }
  if (status === 0)
    return { situacao: 'naosalvo', erro: 'Sem conexão. Salvamos assim que a internet voltar.' }
  return { situacao: 'naosalvo', erro: falha.error }
}
