import type { ConteudoEditado } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import type { Valor } from '#descrito'
import { useEdicao } from '#publicacao'
import { useTrabalho } from '#shell'

import { listas, listPartes, navegacaoOf, type Lista, type Navegacao } from './navegacao.ts'

const CHAVE = 'navegacao'

/** Menu and footer columns while they are written: each change goes into the draft at once. */
export function useNavegacao(lido: ConteudoEditado, usual: Navegacao) {
  const { idfornecedor } = useTrabalho().loja
  const edicao = useEdicao('NAVEGACAO', idfornecedor, lido)
  const navegacao = navegacaoOf(edicao.base, usual)
  const write = (nova: Navegacao) => edicao.write({ chave: CHAVE, dados: { ...nova } })
  async function change(nova: Navegacao): Promise<boolean> {
    const erros = await write(nova)
    if (erros) showToast(Object.values(erros)[0] ?? '')
    return erros === null
  }
  const postoOf = (lista: Lista, id: string) =>
    listPartes(navegacao, lista).findIndex((cada) => cada.id === id)
  return {
    edicao,
    navegacao,
    move(lista: Lista, id: string, para: number) {
      const de = postoOf(lista, id)
      const parte = navegacao[lista][de]
      if (parte)
        void change({ ...navegacao, [lista]: navegacao[lista].toSpliced(de, 1).toSpliced(para, 0, parte) })
    },
    async remove(lista: Lista, id: string) {
      const antes = navegacao
      const onde = postoOf(lista, id)
      const parte = navegacao[lista][onde]
      if (parte && (await change({ ...navegacao, [lista]: navegacao[lista].toSpliced(onde, 1) })))
        showToast(`${listas[lista].nameOf(parte)} saiu do rascunho.`, {
          label: 'Desfazer',
          onPress: () => void change(antes),
        })
    },
    /** New at the end (null), or in its place; what is wrong, by its field. */
    async put(lista: Lista, id: string | null, parte: Valor): Promise<Erros | null> {
      const onde = id === null ? navegacao[lista].length : postoOf(lista, id)
      const erros = await write({ ...navegacao, [lista]: navegacao[lista].toSpliced(onde, 1, parte) })
      return erros && inParte(erros, `${lista}.${onde}.`)
    },
  }
}

/** What is wrong with one part, by the names of its own fields. */
const inParte = (erros: Erros, inicio: string): Erros =>
  Object.fromEntries(
    Object.entries(erros).map(([lugar, erro]) => [
      lugar.startsWith(inicio) ? lugar.slice(inicio.length) : '',
      erro,
    ]),
  )
