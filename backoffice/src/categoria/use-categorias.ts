import { useRef, useState } from 'react'

import type { CategoriaGuardada } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import { putGuardada, useRemove } from '#cadastro'
import { api, useTrabalho } from '#shell'

import { listDentro, listLugares, type Destino } from './arvore.ts'

/** In the order of the shop. */
const inOrdem = (categorias: readonly CategoriaGuardada[]) =>
  categorias.toSorted((a, b) => a.ordem - b.ordem || a.nome.localeCompare(b.nome, 'pt-BR'))

/**
 * The tree as it stands, moved at once and put back where it is refused. What is pressed goes one after the other: no move is lost, and
 * a category is not asked to go before the server has heard of what was moved into it.
 */
export function useCategorias(lidas: readonly CategoriaGuardada[]) {
  const { idfornecedor } = useTrabalho().loja
  const [categorias, setCategorias] = useState<readonly CategoriaGuardada[]>(lidas)
  const [dito, setDito] = useState('')
  /** What the next move starts from. */
  const atuais = useRef(categorias)
  const fila = useRef<Promise<void>>(Promise.resolve())
  function set(agora: readonly CategoriaGuardada[]) {
    atuais.current = agora
    setCategorias(agora)
  }

  async function moveNow(idcategoria: string, findDestino: FindDestino): Promise<void> {
    const antes = atuais.current
    const destino = findDestino(antes)
    if (!destino) return
    const lugares = listLugares(antes, idcategoria, destino)
    if (!lugares)
      return void showToast('Uma categoria fica no topo ou dentro de uma do topo, não mais fundo.')
    if (lugares.length === 0) return
    const novos = new Map(lugares.map((lugar) => [lugar.idcategoria, lugar]))
    const agora = inOrdem(
      antes.map((cada) => ({ ...cada, ...novos.get(cada.idcategoria), versao: cada.versao })),
    )
    set(agora)
    setDito(sayLugar(agora, idcategoria))
    const resposta = await api('PUT /painel/v1/{idfornecedor}/categorias', {
      params: { idfornecedor },
      body: { categorias: lugares },
    })
    if (resposta.ok) return set(resposta.dados.data)
    set(antes)
    setDito('')
    showToast(resposta.falha.codigo === 'cadastro_mudou' ? MUDOU : resposta.falha.error)
  }
  const put = (gravada: CategoriaGuardada) =>
    set(inOrdem(putGuardada(atuais.current, gravada, ({ idcategoria }) => idcategoria)))
  const remove = useRemoveCategoria({
    onFora: (fora) => set(atuais.current.filter(({ idcategoria }) => idcategoria !== fora.idcategoria)),
    onVolta: put,
  })
  const enqueue = (act: () => Promise<void>) => {
    fila.current = fila.current.then(act)
  }
  return {
    categorias,
    dito,
    move: (idcategoria: string, findDestino: FindDestino) => enqueue(() => moveNow(idcategoria, findDestino)),
    put,
    remove: ({ idcategoria }: CategoriaGuardada) =>
      enqueue(async () => {
        const agora = atuais.current.find((cada) => cada.idcategoria === idcategoria)
        if (agora) await remove(agora)
      }),
  }
}

/** Where it goes, of the tree as it stands then; null: nowhere. */
type FindDestino = (categorias: readonly CategoriaGuardada[]) => Destino | null

const MUDOU = 'Outra pessoa mudou as categorias: recarregue para ver como estão.'

/** 'Vinhos: 2 de 5 em Bebidas.' */
function sayLugar(categorias: readonly CategoriaGuardada[], idcategoria: string): string {
  const movida = categorias.find((cada) => cada.idcategoria === idcategoria)
  if (!movida) return ''
  const irmas = listDentro(categorias, movida.idcategoriapai)
  const pai = categorias.find((cada) => cada.idcategoria === movida.idcategoriapai)
  return `${movida.nome}: ${irmas.indexOf(movida) + 1} de ${irmas.length}${pai ? ` em ${pai.nome}` : ''}.`
}

type Removida = Pick<Parameters<typeof useRemove<CategoriaGuardada>>[0], 'onFora' | 'onVolta'>

function useRemoveCategoria(removida: Removida) {
  const { idfornecedor } = useTrabalho().loja
  return useRemove<CategoriaGuardada>({
    ...removida,
    emUso: 'Há produtos ou categorias dentro dela: mude-os de lugar antes.',
    remove: ({ idcategoria, versao }) =>
      api('DELETE /painel/v1/{idfornecedor}/categorias/{idcategoria}', {
        params: { idfornecedor, idcategoria },
        query: { versao },
      }),
    restore: ({ idcategoria, versao: _versao, produtos: _produtos, ...body }) =>
      api('PUT /painel/v1/{idfornecedor}/categorias/{idcategoria}', {
        params: { idfornecedor, idcategoria },
        body: { ...body, versao: null },
      }),
  })
}
