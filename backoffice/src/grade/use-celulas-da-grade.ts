import type { LinhaDaGrade } from '@vitrine/contract'
import { applyPercentual } from '@vitrine/rules/dinheiro'
import { showToast } from '@vitrine/ui'

import { readColada, useCelulas, type Lugar } from '#celula'

import { campoOf, campos, colunas, indiceOf } from './colunas.ts'
import { explainDigitado, readDigitado } from './preview-linha.ts'
import { sayPreco } from './say-preco.ts'
import type { CampoDaLinha, Edicoes } from './use-edicoes.ts'

interface Deps {
  linhas: readonly LinhaDaGrade[]
  edicoes: Edicoes
  /** Whether one may write in it now. */
  mayEdit: boolean
  /** Tells the other side that a line is being written in, or no more. */
  onEditando: (id: string, editando: boolean) => void
}

const oQue: Record<CampoDaLinha, string> = { precoatendente: 'um preço', quantidade: 'uma quantidade' }

/** The keys of the grid, over quantities and prices of this cart. */
export function useCelulasDaGrade({ linhas, edicoes, mayEdit, onEditando }: Deps) {
  const find = ({ linha, coluna }: Lugar) => ({ linha: linhas[linha], campo: campoOf(coluna) })
  return useCelulas({
    chaves: linhas.map(({ id }) => id),
    colunas: colunas.length,
    editaveis: campos.map(indiceOf),
    inicial: indiceOf('precoatendente'),
    mayEdit,
    onEditando,
    // The price of a combo is made by its own rules.
    isFechada: (celula) => isFechada(find(celula)),
    readTexto: (celula) => sayValor(find(celula)),
    onWrite(celula, texto) {
      const { linha, campo } = find(celula)
      const valor = campo && readDigitado(texto, campo)
      if (!linha || !campo) return 'recusado'
      if (valor === undefined) {
        showToast(explainDigitado(texto, campo))
        return 'recusado'
      }
      if (valor !== linha[campo]) edicoes.save(linha, campo, valor)
      return 'feito'
    },
    /** The quantity of the line above; of prices its discount, for a price of another product is none of this one. */
    onFill({ linha, coluna }) {
      const [qual, acima, campo] = [linhas[linha], linhas[linha - 1], campoOf(coluna)]
      if (!qual || !acima || !campo) return
      if (campo === 'quantidade') return edicoes.save(qual, campo, acima.quantidade)
      if (acima.desconto === null || qual.tabela === null) return
      edicoes.save(qual, campo, applyPercentual(qual.tabela, acima.desconto, qual.tabela))
    },
    onPaste(celula, textos) {
      const campo = campoOf(celula.coluna)
      if (!campo) return
      const daqui = linhas.slice(celula.linha)
      const colada = readColada(textos, {
        cabem: daqui.length,
        oQue: oQue[campo],
        read: (texto) => readDigitado(texto, campo),
      })
      if ('recusa' in colada) return void showToast(colada.recusa)
      for (const [i, valor] of colada.valores.entries()) {
        const linha = daqui[i]
        if (linha && valor !== undefined && !isFechada({ linha, campo }) && valor !== linha[campo])
          edicoes.save(linha, campo, valor)
      }
    },
  })
}

interface Achada {
  linha: LinhaDaGrade | undefined
  campo: CampoDaLinha | undefined
}

const isFechada = ({ linha, campo }: Achada): boolean => linha?.combo === true && campo === 'precoatendente'

function sayValor({ linha, campo }: Achada): string {
  if (!linha || !campo) return ''
  if (campo === 'quantidade') return String(linha.quantidade).replace('.', ',')
  return linha.precoatendente === null ? '' : sayPreco(linha.precoatendente)
}
