import { useRef, useState } from 'react'

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

/** So few are sent on when the page is left: a browser keeps 64 KiB alive. */
const POUCOS = 100

/** Whose field: a mark of one cell; field '': of the whole product. */
const keyOf = (id: string, campo: CampoDoProduto | '') => `${id}:${campo}`

/**
 * Writes what is changed, one act after the other: it stands on the screen at once, and goes back where it is refused, with the reason at its cell.
 * Every act can be taken back, the last one first.
 */
export function useGravacao(
  produtosOf: () => readonly ProdutoDoCatalogo[],
  put: (gravados: readonly ProdutoDoCatalogo[]) => void,
  atos: Atos,
) {
  const { erros, tell, clear } = useErros()
  const [pendentes, setPendentes] = useState<readonly Mudanca[]>([])
  const send = useEnvio(produtosOf)

  async function run(mudancas: readonly Mudanca[], todos: DeTodos, versaoDe?: VersaoDe) {
    clear(mudancas)
    setPendentes((antes) => [...antes, ...mudancas])
    const { data, feitos, volta, recusados } = await send(mudancas, todos, versaoDe)
    // What was refused stands as somebody else left it: what is written next is written over that.
    put(data)
    atos.keepVersoes(feitos)
    tell(mudancas, recusados)
    setPendentes((antes) => antes.filter((cada) => !mudancas.includes(cada)))
    return { volta, recusados }
  }
  /** Answers how many were left out. */
  async function write(mudancas: readonly Mudanca[], frase: string, todos: DeTodos = {}): Promise<number> {
    const { volta, recusados } = await run(mudancas, todos)
    if (volta.length > 0) atos.add({ frase, volta })
    return recusados.length
  }
  async function undo(): Promise<void> {
    const { ultimo: ato } = atos
    if (!ato) return
    atos.remove(ato)
    // Over what was written here last, not over what somebody else wrote since.
    const { recusados } = await run(ato.volta, {}, atos.versaoDe)
    const fora = pluralize(recusados.length, 'produto ficou como está', 'produtos ficaram como estão')
    showToast(recusados.length > 0 ? `Desfeito: ${ato.frase}. ${fora}.` : `Desfeito: ${ato.frase}.`)
  }
  return {
    write,
    undo: atos.ultimo ? () => void undo() : null,
    ultimo: atos.ultimo?.frase ?? null,
    isGravando: pendentes.length > 0,
    hasErros: erros.size > 0,
    /** As it will be, where something is on its way. */
    preview: (produto: ProdutoDoCatalogo) =>
      pendentes
        .filter(({ idcadastroextraproduto: id }) => id === produto.idcadastroextraproduto)
        .reduce(applyMudanca, produto),
    erroDe: (id: string, campo: CampoDoProduto) => erros.get(keyOf(id, campo)),
    /** What was refused of a product is not looked at any more. */
    dismiss: (id: string) => clear([{ idcadastroextraproduto: id }]),
    /** Why a cell is refused before it is sent. */
    refuse: (id: string, campo: CampoDoProduto, erro: string) =>
      tell([], [{ idcadastroextraproduto: id, campo, erro }]),
  }
}

/** Sends changes one after the other, each over what the one before left, and says what would bring them back. */
function useEnvio(produtosOf: () => readonly ProdutoDoCatalogo[]) {
  const { idfornecedor } = useTrabalho().loja
  const vez = useRef<Promise<unknown>>(Promise.resolve())
  async function send(mudancas: readonly Mudanca[], todos: DeTodos, versaoDe?: VersaoDe) {
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
    return { data, feitos, volta, recusados }
  }
  return (mudancas: readonly Mudanca[], todos: DeTodos, versaoDe?: VersaoDe) => {
    const feito = vez.current.then(() => send(mudancas, todos, versaoDe))
    vez.current = feito
    return feito
  }
}

interface Recusado {
  idcadastroextraproduto: string
  campo: string
  erro: string
}

/** What was refused, by its cell, until something is written there again. */
function useErros() {
  const [erros, setErros] = useState<ReadonlyMap<string, string>>(new Map())
  function tell(mudancas: readonly Mudanca[], recusados: readonly Recusado[]) {
    if (recusados.length === 0) return
    const porId = new Map(mudancas.map((mudanca) => [mudanca.idcadastroextraproduto, mudanca]))
    const novos = recusados.map(({ idcadastroextraproduto: id, campo, erro }): [string, string] => {
      // What is wrong with a field that the list does not show is told where the product was changed.
      const mudado = porId.get(id) && camposDa(porId.get(id) as Mudanca)[0]
      const onde = camposDaLista.has(campo) ? (campo as CampoDoProduto) : (mudado ?? 'preco')
      return [keyOf(id, onde), erro]
    })
    setErros((antes) => new Map([...antes, ...novos]))
  }
  function clear(mudancas: readonly Mudanca[]) {
    const ids = new Set(mudancas.map(({ idcadastroextraproduto }) => idcadastroextraproduto))
    setErros((antes) => new Map([...antes].filter(([key]) => !ids.has(key.split(':')[0] ?? ''))))
  }
  return { erros, tell, clear }
}

/** Where the call itself was refused, so is each of them: at its own place, or all for one reason. */
function toRecusados(mudancas: readonly Mudanca[], { campos = {}, error }: CorpoFalha): Recusado[] {
  return mudancas.map(({ idcadastroextraproduto }, i) => {
    const proprio = Object.entries(campos).find(([onde]) => onde.startsWith(`produtos.${i}.`))
    const [onde = '', erro = error] = proprio ?? []
    return { idcadastroextraproduto, campo: onde.split('.')[2] ?? '', erro }
  })
}
