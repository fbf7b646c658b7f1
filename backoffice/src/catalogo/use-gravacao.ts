import { useState } from 'react'

import type { Body, Calls, CorpoFalha, ProdutoDoCatalogo } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { showToast } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import {
  applyMudanca,
  camposDa,
  camposDaLista,
  revertMudanca,
  type CampoDoProduto,
  type Mudanca,
} from './mudanca.ts'
import type { Atos } from './use-atos.ts'

const LOTE = 'POST /painel/v1/{idfornecedor}/produtos/lote'
/** What is done to all of them. */
type DeTodos = Omit<Body<Calls[typeof LOTE]>, 'produtos'>

/** The version that a change is written over; undefined: whatever stands there. */
type VersaoDe = (id: string) => number | undefined

interface Como {
  agora?: readonly Mudanca[]
  todos?: DeTodos
  versaoDe?: VersaoDe
}

interface Desfecho {
  /** The call itself was refused, or never came through. */
  falhou: boolean
  feitos: number
  volta: readonly Mudanca[]
  recusados: number
}

/** So few are sent on when the page is left: a browser keeps 64 KiB alive. */
const POUCOS = 100

/** What was refused of one product, by its field. */
export type ErrosDaLinha = ReadonlyMap<CampoDoProduto, string>

/**
 * Writes what is changed, one act after the other: it stands on the screen at once, and goes back where it is refused, with the reason at its cell.
 * Every act can be taken back, the last one first, from the moment it was done.
 */
export function useGravacao(
  produtosOf: () => readonly ProdutoDoCatalogo[],
  put: (gravados: readonly ProdutoDoCatalogo[]) => void,
  atos: Atos,
) {
  const erros = useErros()
  const pendentes = usePendentes()
  const run = useVez({ send: useEnvio(produtosOf), put, atos, erros, pendentes })

  /** Answers how many were left out. */
  async function write(mudancas: readonly Mudanca[], frase: string, todos: DeTodos = {}): Promise<number> {
    const feito = run(Promise.resolve(mudancas), { agora: mudancas, todos })
    const ato = { frase, volta: feito.then(({ volta }) => volta) }
    atos.add(ato)
    const { volta, recusados } = await feito
    if (volta.length === 0) atos.remove(ato)
    return recusados
  }
  async function undo(): Promise<void> {
    const ato = atos.takeUltimo()
    if (!ato) return
    // Over what was written here last, not over what somebody else wrote since.
    const { falhou, feitos, recusados } = await run(ato.volta, { versaoDe: atos.versaoDe })
    // Nothing of it had been written: its cell says why.
    if (feitos + recusados === 0) return
    if (falhou) {
      atos.add(ato)
      return void showToast(`Não conseguimos desfazer: ${ato.frase}. Tente de novo.`)
    }
    const fora = pluralize(recusados, 'produto ficou como está', 'produtos ficaram como estão')
    showToast(recusados > 0 ? `Desfeito: ${ato.frase}. ${fora}.` : `Desfeito: ${ato.frase}.`)
  }
  return {
    write,
    undo: atos.ultimo === null ? null : () => void undo(),
    ultimo: atos.ultimo,
    isGravando: pendentes.isGravando,
    preview: pendentes.preview,
    hasErros: erros.hasErros,
    errosDe: erros.errosDe,
    /** What was refused of a product is not looked at any more. */
    dismiss: (id: string) => erros.clear([{ idcadastroextraproduto: id }]),
    /** Why a cell is refused before it is sent. */
    refuse: (id: string, campo: CampoDoProduto, erro: string) =>
      erros.tell([], [{ idcadastroextraproduto: id, campo, erro }]),
  }
}

interface Vez {
  send: ReturnType<typeof useEnvio>
  put: (gravados: readonly ProdutoDoCatalogo[]) => void
  atos: Atos
  erros: ReturnType<typeof useErros>
  pendentes: ReturnType<typeof usePendentes>
}

/** Sends an act in its turn. What it changes may be known only then: `agora` is what is known now. */
function useVez({ send, put, atos, erros, pendentes }: Vez) {
  return function run(
    quais: Promise<readonly Mudanca[]>,
    { agora = [], todos = {}, versaoDe }: Como,
  ): Promise<Desfecho> {
    const lugar = Symbol('act')
    const show = (mudancas: readonly Mudanca[]) => {
      erros.clear(mudancas)
      pendentes.put(lugar, mudancas)
    }
    show(agora)
    return atos.queue(async () => {
      const mudancas = await quais
      if (mudancas !== agora) show(mudancas)
      const { falhou, data, feitos, volta, recusados } = await send(mudancas, todos, versaoDe)
      // What was refused stands as somebody else left it: what is written next is written over that.
      put(data)
      atos.keepVersoes(feitos)
      erros.tell(mudancas, recusados)
      pendentes.drop(lugar)
      return { falhou, feitos: feitos.length, volta, recusados: recusados.length }
    })
  }
}

/** What is on its way, act by act in the order in which they were done. */
function usePendentes() {
  const [pendentes, set] = useState<ReadonlyMap<symbol, readonly Mudanca[]>>(new Map())
  return {
    put: (lugar: symbol, mudancas: readonly Mudanca[]) => set((antes) => new Map(antes).set(lugar, mudancas)),
    drop: (lugar: symbol) => set((antes) => new Map([...antes].filter(([cada]) => cada !== lugar))),
    isGravando: pendentes.size > 0,
    /** A product as it will be, where something of it is on its way. */
    preview: (produto: ProdutoDoCatalogo) =>
      [...pendentes.values()]
        .flat()
        .filter(({ idcadastroextraproduto: id }) => id === produto.idcadastroextraproduto)
        .reduce(applyMudanca, produto),
  }
}

/** Sends changes, each over what the one before left, and says what would bring them back. */
function useEnvio(produtosOf: () => readonly ProdutoDoCatalogo[]) {
  const { idfornecedor } = useTrabalho().loja
  return async function send(mudancas: readonly Mudanca[], todos: DeTodos, versaoDe?: VersaoDe) {
    if (mudancas.length === 0) return { falhou: false, data: [], feitos: [], volta: [], recusados: [] }
    const porId = new Map(produtosOf().map((produto) => [produto.idcadastroextraproduto, produto]))
    const versaoVista: VersaoDe = (id) => porId.get(id)?.versao
    const produtos = mudancas.map((mudanca) => ({
      ...mudanca,
      versao: (versaoDe ?? versaoVista)(mudanca.idcadastroextraproduto),
    }))
    const resposta = await api(
      LOTE,
      { params: { idfornecedor }, body: { produtos, ...todos } },
      { keepalive: produtos.length <= POUCOS },
    )
    const { data, recusados } = resposta.ok
      ? resposta.dados
      : { data: [], recusados: toRecusados(mudancas, resposta.falha) }
    const fora = new Set(recusados.map(({ idcadastroextraproduto: id }) => id))
    const feitos = data.filter(({ idcadastroextraproduto: id }) => !fora.has(id))
    const volta = feitos.flatMap((depois) => {
      const antes = porId.get(depois.idcadastroextraproduto)
      return antes ? (revertMudanca(antes, depois) ?? []) : []
    })
    return { falhou: !resposta.ok, data, feitos, volta, recusados }
  }
}

interface Recusado {
  idcadastroextraproduto: string
  campo: string
  erro: string
}

/** What was refused, by product and field, until something is written there again. */
function useErros() {
  const [erros, setErros] = useState<ReadonlyMap<string, ErrosDaLinha>>(new Map())
  function tell(mudancas: readonly Mudanca[], recusados: readonly Recusado[]) {
    if (recusados.length === 0) return
    const porId = new Map(mudancas.map((mudanca) => [mudanca.idcadastroextraproduto, mudanca]))
    setErros((antes) => {
      const novos = new Map(antes)
      for (const { idcadastroextraproduto: id, campo, erro } of recusados) {
        // What is wrong with a field that the list does not show is told where the product was changed.
        const mudado = porId.get(id) && camposDa(porId.get(id) as Mudanca)[0]
        const onde = camposDaLista.has(campo) ? (campo as CampoDoProduto) : (mudado ?? 'preco')
        novos.set(id, new Map(novos.get(id)).set(onde, erro))
      }
      return novos
    })
  }
  function clear(mudancas: readonly Mudanca[]) {
    const ids = new Set(mudancas.map(({ idcadastroextraproduto }) => idcadastroextraproduto))
    setErros((antes) => (antes.size === 0 ? antes : new Map([...antes].filter(([id]) => !ids.has(id)))))
  }
  return { tell, clear, hasErros: erros.size > 0, errosDe: (id: string) => erros.get(id) }
}

/** Where the call itself was refused, so is each of them: at its own place, or all for one reason. */
function toRecusados(mudancas: readonly Mudanca[], { campos = {}, error }: CorpoFalha): Recusado[] {
  return mudancas.map(({ idcadastroextraproduto }, i) => {
    const proprio = Object.entries(campos).find(([onde]) => onde.startsWith(`produtos.${i}.`))
    const [onde = '', erro = error] = proprio ?? []
    return { idcadastroextraproduto, campo: onde.split('.')[2] ?? '', erro }
  })
}
