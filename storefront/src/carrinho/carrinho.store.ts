import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { Carrinho } from '@vitrine/contract'
import { reapplyPassos } from '@vitrine/rules/carrinho'
import type { PassoCarrinho } from '@vitrine/rules/carrinho'

import { openAba } from './aba.ts'
import { createAparelho } from './aparelho.ts'
import { readGuardado } from './armazenamento.ts'
import type { Guardado } from './armazenamento.ts'
import { takeCupomLembrado } from './cupom-carrinho.ts'
import { estadoVazio, pickAnotacoes, semAnotacoes } from './estado.ts'
import { acknowledge, adoptVisitante, nadaEnviado, settleEnvios, withDerivas } from './acknowledge.ts'
import type { Anotacoes, EstadoCarrinho } from './estado.ts'

export interface OpcoesCarrinho {
  slug: string
  build: string
  /** Null for a visitor. */
  idcliente: string | null
  /** The session's cart, or the priced lines that a visitor added without script, or that its device keeps. */
  carrinho: Carrinho | null
  /** The version of what a visitor's device keeps that `carrinho` was drawn from. */
  espelho?: string | undefined
  throttle: number
  /** False with the tag disable-product-multiple. */
  multiplies: boolean
}

export type CarrinhoStore = StoreApi<EstadoCarrinho> & {
  /** Takes over what the device kept; after hydration, so that server and browser draw the same first. */
  rehydrate(): void
  /** Shows what another tab has just kept; false when somebody logged in there, whose cart it is now. */
  adopt(text: string | null): boolean
  /** Writes now what the throttle still holds. */
  flush(): void
}

/** One store for each shop and owner; lines on the device at most every `throttle` ms. */
export function createCarrinhoStore(opcoes: OpcoesCarrinho): CarrinhoStore {
  const { idcliente, build } = opcoes
  const aba = openAba()
  let naoescritos: PassoCarrinho[] = []
  /** As they are on the device. */
  let notas = semAnotacoes
  /** What another page had not saved when this one came. */
  let alheio: Guardado | null = null
  // crypto.randomUUID does not exist on plain http: there the key is made when the cart is merged.
  let chave: string | undefined = globalThis.isSecureContext === false ? undefined : crypto.randomUUID()
  const aparelho = createAparelho(opcoes, { absorb, written })
  const store = createStore<EstadoCarrinho>()(() => initial(opcoes))
  let isReading = false

  function toGuardado({
    itens,
    passos,
    envios,
    mescla,
    derivas,
    anotacoes,
    anotou,
  }: EstadoCarrinho): Guardado {
    // A visitor's steps are in the lines once they are on the device.
    const dela = idcliente ? { passos, aba: aba.nome } : { passos: [], chave }
    return { dono: idcliente, itens, ...dela, envios, mescla, derivas, anotacoes, anotou }
  }

  function read(current: EstadoCarrinho): EstadoCarrinho {
    const guardado = aparelho.read()
    // Drawn of another cart than the device's: a copy of a page, from before a login, a logout, another tab. Nothing of it is taken.
    const isOutra = opcoes.espelho && opcoes.espelho !== guardado?.versao
    const daPagina = isOutra ? estadoVazio : untouched(current, opcoes)
    if (!guardado) return onTop(daPagina, current)
    chave = (guardado.dono === null && guardado.chave) || chave
    alheio = idcliente && guardado.aba && guardado.passos.length > 0 ? guardado : null
    const ofDevice = alheio ? { ...alheio, passos: [], envios: [] } : guardado
    return onTop(mergeGuardado(ofDevice, daPagina, opcoes), current)
  }

  let isTaken = false
  function written() {
    naoescritos = []
    notas = store.getState().anotacoes
  }
  store.subscribe((estado, before) => {
    if (!isReading) aparelho.keep(toGuardado(estado))
    if (estado.passos.length > before.passos.length)
      naoescritos.push(...estado.passos.slice(before.passos.length))
    if (idcliente) aba.keep(estado.passos.length > 0)
  })

  /** Another tab of the same visitor wrote: its lines, and on them this tab's clicks that are not on the device yet. */
  function absorb(guardado: Guardado) {
    if (guardado.dono !== idcliente) return
    chave = guardado.chave ?? chave
    const estado = store.getState()
    if (!idcliente) store.setState(adoptVisitante(guardado, estado, { naoescritos, notas }))
    // With a session the server's cart is the truth: what waits here is reapplied to it after its 409. What the other tab
    // has not saved yet it saves itself: taken over as lines it would leave with this tab's clicks too, and count twice.
    else if (estado.passos.length === 0 && guardado.passos.length === 0)
      store.setState({ itens: guardado.itens })
  }

  return Object.assign(store, {
    rehydrate() {
      const feitos = [...naoescritos]
      isReading = true
      if (!isTaken) store.setState(tryRead(store.getState(), read), true)
      isReading = false
      isTaken = true
      notas = store.getState().anotacoes
      naoescritos = feitos
      // What waits to be written is the cart before the look.
      if (feitos.length > 0) store.setState({})
      const deixado = alheio
      alheio = null
      // Rarely needed, so it is loaded when it is.
      if (deixado) void import('./alheio.ts').then((m) => m.takeAlheio(store, deixado))
    },
    adopt(text: string | null) {
      const guardado = readGuardado(build, text)
      if (!guardado) return true
      aparelho.see(text)
      absorb(guardado)
      return idcliente !== null || guardado.dono === null
    },
    flush: aparelho.flush,
  })
}

/** What cannot be made a cart of is as nothing, and written over. */
function tryRead(estado: EstadoCarrinho, read: (estado: EstadoCarrinho) => EstadoCarrinho): EstadoCarrinho {
  try {
    return read(estado)
  } catch {
    return estado
  }
}

/** What a server draws a cart from: there nothing of it is kept on a device, sent or heard of. */
export function createCarrinhoDesenhado(opcoes: OpcoesCarrinho): CarrinhoStore {
  const nothing = () => undefined
  const store = createStore<EstadoCarrinho>()(() => initial(opcoes))
  return Object.assign(store, { rehydrate: nothing, adopt: () => true, flush: nothing })
}

function initial({ slug, idcliente, carrinho }: OpcoesCarrinho): EstadoCarrinho {
  const codigo = idcliente ? takeCupomLembrado(slug) : null
  return {
    ...estadoVazio,
    ...(carrinho && acknowledge(estadoVazio, carrinho, nadaEnviado)),
    cupomPedido: codigo ? { codigo } : null,
  }
}

/** The cart as the page came, without what was clicked since. */
function untouched(estado: EstadoCarrinho, { carrinho }: OpcoesCarrinho): EstadoCarrinho {
  if (estado.passos.length === 0) return estado
  return { ...estado, itens: carrinho?.produtosSelecionados ?? [], passos: [], situacao: 'salvo' }
}

/** Clicks of this page that were quicker than the look at the device. */
function onTop(estado: EstadoCarrinho, { passos, itens }: EstadoCarrinho): EstadoCarrinho {
  if (passos.length === 0) return estado
  return {
    ...estado,
    itens: reapplyPassos(estado.itens, passos, itens),
    passos: [...estado.passos, ...passos],
    situacao: 'pendente',
  }
}

/** What the device kept, as far as the person who is here now may have it (readings 5). */
export function mergeGuardado(
  kept: Guardado | undefined,
  current: EstadoCarrinho,
  opcoes: Pick<OpcoesCarrinho, 'idcliente' | 'multiplies' | 'espelho'>,
): EstadoCarrinho {
  const { idcliente, multiplies } = opcoes
  if (kept?.dono === null)
    return idcliente ? bringVisitante(kept, current) : keepVisitante(kept, current, opcoes)
  if (!kept || kept.dono !== idcliente) return current
  const { itens, mescla, derivas = [], anotacoes = semAnotacoes, anotou = [] } = kept
  // The page may have been left before the answer came: what arrived is in the cart already.
  const { passos, envios } = settleEnvios(
    { passos: kept.passos, envios: kept.envios ?? [] },
    current.salvamentos,
  )
  const escritas = pickAnotacoes({ anotacoes, anotou })
  return {
    ...current,
    itens: reapplyPassos(current.itens, passos, itens),
    passos,
    envios,
    mescla,
    anotacoes: { ...current.anotacoes, ...escritas },
    anotou,
    ...withDerivas({ itens, derivas }, current.itens, multiplies),
    situacao: passos.length > 0 || anotou.length > 0 ? 'pendente' : current.situacao,
  }
}

/** The same visitor again: the device's lines, and on them what came in without script. Where the page was drawn from these very lines, it has them with today's prices. */
function keepVisitante(
  kept: Guardado,
  current: EstadoCarrinho,
  { espelho, multiplies }: Pick<OpcoesCarrinho, 'espelho' | 'multiplies'>,
): EstadoCarrinho {
  const { derivas = [], anotacoes = semAnotacoes, versao, mescla } = kept
  const isMesmo = espelho && espelho === versao
  const passos = isMesmo ? [] : current.itens.map(toSoma)
  const itens = isMesmo ? current.itens : reapplyPassos(kept.itens, passos, current.itens)
  return {
    ...current,
    itens,
    passos,
    mescla,
    ...(isMesmo ? withDerivas({ itens: kept.itens, derivas }, itens, multiplies) : { derivas }),
    anotacoes,
    situacao: passos.length > 0 ? 'pendente' : 'salvo',
  }
}

/** A visitor who logged in: lines and words wait for the account's cart. An account's are nobody else's business. */
function bringVisitante(
  { itens, anotacoes = semAnotacoes, chave = crypto.randomUUID() }: Guardado,
  current: EstadoCarrinho,
): EstadoCarrinho {
  if (itens.length === 0) return current
  const campos = Object.keys(semAnotacoes) as (keyof Anotacoes)[] // its own keys
  // What the account's cart says already is not written over.
  const anotou = campos.filter(
    (campo) => anotacoes[campo] !== semAnotacoes[campo] && current.anotacoes[campo] === semAnotacoes[campo],
  )
  return {
    ...current,
    mescla: { chave, itens },
    anotacoes: { ...current.anotacoes, ...pickAnotacoes({ anotacoes, anotou }) },
    anotou,
  }
}

const toSoma = ({ id, quantidade }: { id: string; quantidade: number }) =>
  ({ tipo: 'soma', id, delta: quantidade }) as const
