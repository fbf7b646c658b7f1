import type { KeyboardEvent } from 'react'

import type { ProdutoDoCatalogo } from '@vitrine/contract'
import { pluralize } from '@vitrine/rules/texto'
import { showToast } from '@vitrine/ui'

import { readColada, useCelulas, type Lugar } from '#celula'

import type { Colunas } from './colunas.ts'
import { readCampo, writeCampo, type CampoDoProduto, type Mudanca } from './mudanca.ts'
import type { Catalogo } from './use-catalogo.ts'
import type { Escolha } from './use-escolha.ts'

const nomes: Record<CampoDoProduto, string> = {
  sku: 'código',
  nome: 'nome',
  preco: 'preço',
  estoque: 'estoque',
  ativo: 'situação',
}
const umDeles: Record<CampoDoProduto, string> = {
  sku: 'um código',
  nome: 'um nome',
  preco: 'um preço',
  estoque: 'uma quantidade',
  ativo: 'uma situação',
}
/** Rows that keys walk at once. */
const largos: Partial<Record<string, number>> = { PageDown: 10, PageUp: -10 }

/** A column that is typed in. */
const campoDe = ({ vistas }: Colunas, coluna: number) => vistas[coluna]?.id as CampoDoProduto

interface Lista {
  catalogo: Catalogo
  escolha: Escolha
  colunas: Colunas
  onAbrir: (id: string) => void
}

/** The keys of the list, over what its products say. */
export function useCelulasDoCatalogo({ catalogo, escolha, colunas, onAbrir }: Lista) {
  const { produtos, undo } = catalogo
  const { vistas, editaveis, indiceOf } = colunas
  const escritor = createEscritor(catalogo, (coluna) => campoDe(colunas, coluna))
  const celulas = useCelulas({
    chaves: produtos.map(({ idcadastroextraproduto }) => idcadastroextraproduto),
    colunas: vistas.length,
    editaveis,
    inicial: indiceOf('nome'),
    mayEdit: true,
    ...escritor,
    onUndo: () => undo?.(),
  })
  const acts: Partial<Record<string, (produto: ProdutoDoCatalogo, event: KeyboardEvent) => void>> = {
    escolha: ({ idcadastroextraproduto }, { shiftKey }) => escolha.toggle(idcadastroextraproduto, shiftKey),
    ativo: (produto) => toggleAtivo(catalogo, produto),
    abrir: ({ idcadastroextraproduto }) => onAbrir(idcadastroextraproduto),
  }
  /** Cells that are pressed instead of written in, and steps of many rows. */
  function onKeyDown(event: KeyboardEvent) {
    const { ativa, goTo } = celulas
    const produto = produtos[ativa.linha]
    const isDaCelula = event.target instanceof HTMLElement && event.target.dataset.celula !== undefined
    if (!isDaCelula) return
    const act = acts[vistas[ativa.coluna]?.id ?? '']
    const passo = largos[event.key]
    if (event.key === 'Escape' && produto) return catalogo.dismiss(produto.idcadastroextraproduto)
    if (passo) goTo(ativa.linha + passo, ativa.coluna)
    else if (produto && act && (event.key === ' ' || event.key === 'Enter')) act(produto, event)
    else return celulas.onKeyDown(event)
    event.preventDefault()
  }
  return { ...celulas, onKeyDown }
}

/** What is typed, filled down or pasted, as changes of products. */
function createEscritor({ produtos, write, refuse }: Catalogo, campoOf: (coluna: number) => CampoDoProduto) {
  return {
    readTexto({ linha, coluna }: Lugar): string {
      const produto = produtos[linha]
      return produto ? writeCampo(produto, campoOf(coluna)) : ''
    },
    onWrite({ linha, coluna }: Lugar, texto: string) {
      const [produto, campo] = [produtos[linha], campoOf(coluna)]
      if (!produto) return 'feito' as const
      const lida = readCampo(produto, campo, texto)
      if ('erro' in lida) refuse(produto.idcadastroextraproduto, campo, lida.erro)
      else void write([lida], `${nomes[campo]} de ${produto.nome}`)
      return 'feito' as const
    },
    onFill({ linha, coluna }: Lugar) {
      const [acima, produto, campo] = [produtos[linha - 1], produtos[linha], campoOf(coluna)]
      if (!acima || !produto || campo === 'nome' || campo === 'sku') return
      const lida = readCampo(produto, campo, writeCampo(acima, campo))
      if (!('erro' in lida)) void write([lida], `${nomes[campo]} de ${produto.nome}`)
    },
    onPaste({ linha, coluna }: Lugar, textos: readonly string[] | null) {
      const campo = campoOf(coluna)
      const daqui = produtos.slice(linha)
      const [primeiro] = daqui
      if (!primeiro) return
      const colada = readColada(textos, {
        cabem: daqui.length,
        oQue: umDeles[campo],
        read: (texto) => (isErro(readCampo(primeiro, campo, texto)) ? undefined : texto),
      })
      if ('recusa' in colada) return void showToast(colada.recusa)
      const mudancas = colada.valores.flatMap((texto, i): Mudanca[] => {
        const produto = daqui[i]
        const lida = produto && texto !== undefined ? readCampo(produto, campo, texto) : undefined
        return lida && !('erro' in lida) ? [lida] : []
      })
      void write(mudancas, `${nomes[campo]} de ${pluralize(mudancas.length, 'produto', 'produtos')}`)
    },
  }
}

const isErro = (lida: Mudanca | { erro: string }) => 'erro' in lida

/** On sale, or not any more. */
export function toggleAtivo({ write, preview }: Catalogo, produto: ProdutoDoCatalogo): void {
  const { idcadastroextraproduto, nome } = produto
  const { ativo } = preview(produto)
  void write([{ idcadastroextraproduto, ativo: !ativo }], `situação de ${nome}`)
}
