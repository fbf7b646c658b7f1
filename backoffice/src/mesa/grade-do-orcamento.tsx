import { useState } from 'react'

import { applyPercentual, formatQuantidade } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { showToast } from '@vitrine/ui'

import { readColada, useCelulas } from '#celula'
import { explainDigitado, readPreco, sayPreco } from '#grade'

import { AvisoDoPiso } from './aviso-do-piso.tsx'
import { colunas, indiceOf, type Coluna } from './colunas.ts'
import { LinhaDaMesa } from './linha-da-mesa.tsx'
import type { LinhaNaTela, SomasNaTela } from './preview-mesa.ts'
import { RecadoDaLinha } from './recado-da-linha.tsx'
import { sayDesconto, sayMargem } from './say-desconto.ts'
import type { Mesa } from './use-mesa.ts'
import { useProdutos } from './use-produtos.ts'

interface GradeDoOrcamentoProps {
  mesa: Mesa
  somas: SomasNaTela
  mayEdit: boolean
}

/** The lines of a budget as a grid in which prices are written (mockup 22). */
export function GradeDoOrcamento({ mesa, somas, mayEdit }: GradeDoOrcamentoProps) {
  const { linhas, grade } = mesa
  const [recado, setRecado] = useState<number | null>(null)
  const { ref, onKeyDown, onPaste, ...celulas } = useCelulasDaMesa(mesa, mayEdit)
  const ativa = linhas[celulas.ativa.linha]
  const { versao } = grade.rascunho
  const { remove } = useProdutos(mesa)
  return (
    <div className="og-tabela" data-primeira={grade.versoes.length === 0 || undefined}>
      <table
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the keys walk its cells, which hold the focus (ARIA APG grid)
        role="grid"
        aria-label="Produtos do orçamento"
        aria-readonly={!mayEdit || undefined}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <thead>
          <tr>
            {colunas.map(({ id, nome }) => (
              <th key={id} scope="col" data-coluna={id}>
                {nomeOf(id, nome, versao)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha, i) => (
            <LinhaDaMesa
              key={linha.sequencia}
              linha={linha}
              indice={i}
              celulas={celulas}
              piso_margem={grade.limites.piso_margem}
              onRecado={() => setRecado(linha.sequencia)}
              onRemove={linha.incluida === 'RASCUNHO' && grade.aberto ? (qual) => void remove(qual) : null}
              aviso={
                ativa?.sequencia === linha.sequencia &&
                linha.isAbaixo &&
                mayEdit && (
                  <AvisoDoPiso linha={linha} mesa={mesa} onFeito={() => celulas.goTo(i, indiceOf('preco'))} />
                )
              }
            />
          ))}
        </tbody>
        <Rodape somas={somas} linhas={linhas} />
      </table>
      <RecadoDaLinha
        linha={linhas.find(({ sequencia }) => sequencia === recado) ?? null}
        mayEdit={mayEdit}
        onWrite={mesa.writeRecado}
        onClose={() => setRecado(null)}
      />
    </div>
  )
}

function nomeOf(id: Coluna, nome: string, versao: number): string {
  if (id === 'preco') return `v${versao}`
  return id === 'anterior' ? `v${versao - 1}` : nome
}

/** The keys of the grid, over the prices of this budget. */
function useCelulasDaMesa({ linhas, writePrecos, undo }: Mesa, mayEdit: boolean) {
  function writeFrom(inicio: number, precos: readonly (number | null | undefined)[]) {
    writePrecos(
      precos.flatMap((preco, i) => {
        const linha = linhas[inicio + i]
        return linha && preco !== undefined ? [{ sequencia: linha.sequencia, preco }] : []
      }),
    )
  }
  return useCelulas({
    chaves: linhas.map(({ sequencia }) => String(sequencia)),
    colunas: colunas.length,
    editaveis: [indiceOf('preco')],
    inicial: indiceOf('preco'),
    mayEdit,
    readTexto: ({ linha }) => {
      const preco = linhas[linha]?.preco ?? null
      return preco === null ? '' : sayPreco(preco)
    },
    onWrite({ linha }, texto) {
      const preco = readPreco(texto)
      if (preco === undefined) {
        showToast(explainDigitado(texto, 'precoatendente'))
        return 'recusado'
      }
      writeFrom(linha, [preco])
      const piso = linhas[linha]?.piso ?? null
      // Something is asked about it first.
      return preco !== null && piso !== null && preco < piso ? 'fica' : 'feito'
    },
    /** The discount of the line above: the price of another product is none of this one. */
    onFill({ linha: i }) {
      const [acima, linha] = [linhas[i - 1], linhas[i]]
      if (!acima || acima.desconto === null || !linha || linha.tabela === null) return
      writeFrom(i, [applyPercentual(linha.tabela, acima.desconto, linha.tabela)])
    },
    onPaste({ linha }, textos) {
      const colada = readColada(textos, { cabem: linhas.length - linha, oQue: 'um preço', read: readPreco })
      if ('recusa' in colada) showToast(colada.recusa)
      else writeFrom(linha, colada.valores)
    },
    onUndo: () => undo?.(),
  })
}

function Rodape({ somas, linhas }: { somas: SomasNaTela; linhas: readonly LinhaNaTela[] }) {
  const { volumes, versao, desconto, margem } = somas
  const ditos: Partial<Record<Coluna, string>> = {
    produto: pluralize(linhas.length, 'produto', 'produtos'),
    quantidade: formatQuantidade(volumes),
    desconto: sayDesconto(desconto),
    margem: sayMargem(margem),
    total: sayPreco(versao),
  }
  return (
    <tfoot>
      <tr>
        {colunas.map(({ id }) => (
          <td key={id} data-coluna={id}>
            {ditos[id]}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
