import { useState } from 'react'

import type { ConteudoEditado, ConteudoResumido } from '@vitrine/contract'
import { showToast } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { asTexto } from '#descrito'
import { writeFileira, type Fileira } from '#fileira'
import { useEdicao } from '#publicacao'
import { useTrabalho } from '#shell'

import { listSecoes, nameSecao, type SecaoEscrita } from './secoes.ts'

/** The home while it is written: its sections, and the rows that they name. */
export function useInicio(lido: ConteudoEditado, lidos: readonly ConteudoResumido[]) {
  const { idfornecedor } = useTrabalho().loja
  const edicao = useEdicao('INICIO', idfornecedor, lido)
  const [carrosseis, setCarrosseis] = useState(lidos)
  /** Of rows: they have drafts of their own. */
  const [escritas, setEscritas] = useState(0)
  const secoes = listSecoes(edicao.base)
  const write = (novas: readonly SecaoEscrita[]) => edicao.write({ dados: { secoes: novas } })

  async function change(novas: readonly SecaoEscrita[]): Promise<boolean> {
    const erros = await write(novas)
    if (erros) showToast(Object.values(erros)[0] ?? '')
    return erros === null
  }
  async function putFileira(secao: SecaoEscrita, fileira: Fileira): Promise<Erros | null> {
    const escrita = await writeFileira(idfornecedor, asTexto(secao.idcarrossel), fileira)
    if ('erros' in escrita) return escrita.erros
    const { resumo } = escrita
    setCarrosseis((todos) => [...todos.filter((cada) => cada.idconteudo !== resumo.idconteudo), resumo])
    setEscritas((vezes) => vezes + 1)
    return null
  }
  return {
    edicao,
    secoes,
    carrosseis,
    escritas,
    move(id: string, para: number) {
      const de = secoes.findIndex((secao) => secao.id === id)
      const secao = secoes[de]
      if (secao) void change(secoes.toSpliced(de, 1).toSpliced(para, 0, secao))
    },
    show: (id: string, visivel: boolean) =>
      void change(secoes.map((secao) => (secao.id === id ? showSecao(secao, visivel) : secao))),
    async remove(id: string) {
      const secao = secoes.find((cada) => cada.id === id)
      if (!secao) return
      const antes = secoes
      if (await change(secoes.filter((cada) => cada.id !== id)))
        showToast(`${nameSecao(secao, carrosseis)} saiu do rascunho.`, {
          label: 'Desfazer',
          onPress: () => void change(antes),
        })
    },
    /** New at the end, or in its place; what is wrong, by its field. */
    async put(secao: SecaoEscrita, fileira: Fileira | null): Promise<Erros | null> {
      const daFileira = fileira && (await putFileira(secao, fileira))
      if (daFileira) return daFileira
      const onde = secoes.findIndex(({ id }) => id === secao.id)
      const novas = onde < 0 ? [...secoes, secao] : secoes.with(onde, secao)
      const erros = await write(novas)
      return erros && inSecao(erros, onde < 0 ? secoes.length : onde)
    },
  }
}

/** What is wrong with one section, by the names of its own fields. */
function inSecao(erros: Erros, onde: number): Erros {
  const inicio = `secoes.${onde}.`
  return Object.fromEntries(
    Object.entries(erros).map(([lugar, erro]) => [
      lugar.startsWith(inicio) ? lugar.slice(inicio.length) : '',
      erro,
    ]),
  )
}

function showSecao(secao: SecaoEscrita, visivel: boolean): SecaoEscrita {
  const { oculta: _oculta, ...resto } = secao
  return visivel ? { ...resto, id: secao.id, tipo: secao.tipo } : { ...secao, oculta: true }
}
