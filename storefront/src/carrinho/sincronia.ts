import type { Carrinho } from '@vitrine/contract'
import { idNulo } from '@vitrine/contract/id-nulo'
import type { Answer, Client } from '@vitrine/contract/client'
import { roundQuantidade } from '@vitrine/rules/quantidade'

import type { EstadoCarrinho, Situacao } from './estado.ts'
import type { Enviado } from './acknowledge.ts'
import { isWaiting, pickAnotacoes } from './estado.ts'
import { acknowledge, nadaEnviado, rebase, withDerivas } from './acknowledge.ts'
import { isBare } from './armazenamento.ts'
import { toLinha } from './to-linha.ts'

interface Store {
  getState(): EstadoCarrinho
  setState(change: Partial<EstadoCarrinho>): void
  subscribe(listener: (estado: EstadoCarrinho, before: EstadoCarrinho) => void): () => void
  /** Writes to the device now. */
  flush?(): void
}

export interface OpcoesSincronia {
  store: Store
  api: Client
  idfornecedor: string
  /** Null for a visitor, whose cart is only priced. */
  idcliente: string | null
  /** Milliseconds after the last change. */
  debounce: number
  /** False with the tag disable-product-multiple. */
  multiplies?: boolean
  /** How the goods come, and to which state. */
  onde?: () => { tipoentrega?: 'DELIVERY' | 'RETIRADA'; uf?: string }
}

export interface Sincronia {
  /** Saves what is waiting now; true when all is saved. */
  save(): Promise<boolean>
  /** Looks at the server's cart anew: other devices, prices that moved, a negotiation. Nothing while a save is on its way. */
  refresh(): Promise<void>
  stop(): void
}

const MAX_TENTATIVAS = 3
const MAX_KEEPALIVE = 60_000

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
      // Steps made while the last answer was on its way.
      if (store.getState().situacao === 'pendente') schedule()
    })
    return running
  }

  const unsubscribe = store.subscribe((estado, before) => {
    const hasNew = estado.passos.length > before.passos.length || estado.anotacoes !== before.anotacoes
    if (hasNew && estado.situacao === 'pendente') schedule()
  })
  const refresh = async () => {
    if (!running) await refreshCarrinho(opcoes)
  }
  const { itens, mescla } = store.getState()
  if (isWaiting(store.getState()) || mescla || itens.some(isBare)) schedule(0)
  // A visitor's prices are as old as the last visit; a session's came with the page.
  else if (!opcoes.idcliente && itens.length > 0) void refresh()
  return {
    save: async () => (await save()) && (!isWaiting(store.getState()) || save()),
    refresh,
    stop() {
      clearTimeout(timer)
      unsubscribe()
    },
  }
}

async function saveAll(opcoes: OpcoesSincronia): Promise<boolean> {
  const { store } = opcoes
  for (let tentativa = 0; tentativa < MAX_TENTATIVAS; tentativa++) {
    store.setState({ situacao: 'salvando', erro: null, ...noteEnvio(opcoes) })
    // What leaves now is known to the device, whatever becomes of this page.
    store.flush?.()
    // A merge sends the visitor's lines alone: later clicks wait for the next save.
    const estado = store.getState()
    const { mescla, cupomPedido, assinaturaPedida } = estado
    const anotacoes = pickAnotacoes(estado)
    const resposta = await send(opcoes)
    if (resposta.ok) {
      const escolhas = { anotacoes, cupomPedido, assinaturaPedida }
      const enviado = { ...escolhas, passos: mescla ? 0 : countUnsettled(estado, store.getState()) }
      take(opcoes, resposta.dados, enviado)
      if (mescla) store.setState({ mescla: null, ajustes: listAjustes(resposta.dados, mescla.itens) })
      return true
    }
    const atual = currentOf(resposta)
    if (!atual) {
      store.setState(toFalha(resposta))
      if (resposta.falha.codigo === 'carrinho_bloqueado') await refreshCarrinho(opcoes)
      return false
    }
    store.setState(rebase(store.getState(), atual))
  }
  store.setState({ situacao: 'naosalvo', erro: 'Seu carrinho mudou em outro lugar. Tente de novo.' })
  return false
}

/** The save about to leave gets a key; the same steps once more keep theirs. A visitor's are saved on the device alone. */
function noteEnvio({ store, idcliente }: OpcoesSincronia): Partial<EstadoCarrinho> {
  const { passos, envios, mescla } = store.getState()
  const isKnown = envios.at(-1)?.passos === passos.length
  if (!idcliente || mescla || passos.length === 0 || isKnown) return {}
  return { envios: [...envios, { chave: crypto.randomUUID(), passos: passos.length }] }
}

/**
 * How many of the oldest steps the answered save carried: none when a look at the cart that came in between has told of that
 * save already and taken its steps out.
 */
function countUnsettled({ envios, passos }: EstadoCarrinho, agora: EstadoCarrinho): number {
  const chave = envios.at(-1)?.chave
  if (chave === undefined) return passos.length
  return agora.envios.find((envio) => envio.chave === chave)?.passos ?? 0
}

/** An answer becomes the state, and what moved by itself is kept to be told. A visitor's words stay on the device. */
function take(
  { store, idcliente, multiplies = true }: OpcoesSincronia,
  carrinho: Carrinho,
  enviado: Enviado,
) {
  const estado = store.getState()
  const { anotacoes } = estado
  store.setState({
    ...acknowledge(estado, carrinho, enviado),
    ...(!idcliente && { anotacoes, anotou: [], situacao: situationOfVisitante(estado, enviado) }),
    ...withDerivas(estado, carrinho.produtosSelecionados, multiplies),
  })
}

function situationOfVisitante({ passos }: EstadoCarrinho, enviado: Enviado): Situacao {
  return passos.length > enviado.passos ? 'pendente' : 'salvo'
}

/** Merged lines that did not simply add up: a rule or a cap came in between (readings 5). */
function listAjustes({ mudancas }: Carrinho, visitante: readonly { id: string; quantidade: number }[]) {
  const trazidas = new Map(visitante.map(({ id, quantidade }) => [id, quantidade]))
  return mudancas.filter(({ id, de, para }) => para !== roundQuantidade(de + (trazidas.get(id) ?? 0)))
}

/** The cart as the server has it, with what waits here on top. An answer older than what is known is dropped. */
async function refreshCarrinho(opcoes: OpcoesSincronia): Promise<void> {
  const { store, api, idfornecedor, idcliente } = opcoes
  const before = store.getState()
  if (!idcliente && before.itens.length === 0) return
  const resposta = idcliente
    ? await api('GET /v2/app/{session_token}/cliente/usuario/{id}/cart', {
        params: { session_token: 'token', id: idcliente },
        query: { idfornecedor, ...askOnde(opcoes) },
      })
    : await send(opcoes)
  const estado = store.getState()
  const isOld = idcliente
    ? resposta.ok && resposta.dados.revisao < (estado.revisao ?? 0)
    : estado.passos !== before.passos
  if (!resposta.ok || isOld || estado.situacao === 'salvando') return
  take(opcoes, resposta.dados, nadaEnviado)
}

function askOnde({ onde }: OpcoesSincronia) {
  return onde?.() ?? {}
}

function send(opcoes: OpcoesSincronia): Promise<Answer<'POST /v4/cart/{idfornecedor}/previa'>> {
  const { store, api, idfornecedor, idcliente } = opcoes
  const estado = store.getState()
  const { itens, revisao, mescla, cupom, cupomPedido, assinaturaPedida, envios, passos } = estado
  if (!idcliente) {
    return api('POST /v4/cart/{idfornecedor}/previa', {
      params: { idfornecedor },
      query: askOnde(opcoes),
      body: {
        cartItens: itens.map(toLinha),
        codigoCupom: cupomPedido ? cupomPedido.codigo : cupom?.cupomEscolhido,
      },
    })
  }
  const merging = mescla && { cartItens: mescla.itens.map(toLinha), chavemescla: mescla.chave }
  const lines = merging ?? {
    cartItens: itens.map(toLinha),
    ...(revisao !== null && { revisao }),
    ...(passos.length > 0 && { idsalvamento: envios.at(-1)?.chave }),
  }
  const body = {
    ...lines,
    ...pickAnotacoes(estado),
    ...(cupomPedido && { codigoCupom: cupomPedido.codigo }),
  }
  const query = {
    idfornecedor,
    ...askOnde(opcoes),
    ...(assinaturaPedida && { idtipoassinatura: assinaturaPedida.idtipoassinatura ?? idNulo }),
  }
  return api(
    'POST /v2/app/{session_token}/cliente/usuario/{id}/cart',
    { params: { session_token: 'token', id: idcliente }, query, body },
    // A request that outlives its page may carry 64 KiB, no more.
    { keepalive: JSON.stringify(body).length < MAX_KEEPALIVE },
  )
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
    return { situacao: 'semconexao', erro: 'Não salvo, sem conexão. Salvamos assim que a internet voltar.' }
  return { situacao: 'naosalvo', erro: falha.error }
}
