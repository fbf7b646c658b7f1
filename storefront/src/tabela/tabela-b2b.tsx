import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import type { ProdutoLista } from '@vitrine/contract'

import { useArvore } from '#shell'

import { BarraTotais } from './barra-totais.tsx'
import { groupItens } from './group-itens.ts'
import { LinhaTabela } from './linha-tabela.tsx'
import { moveLinha, moveQuantidade } from './teclado.ts'
import './tabela.css'

export interface TabelaB2bProps {
  itens: readonly ProdutoLista[]
  busy?: boolean
  /** So many products after another are put together by category; absent: they keep the order that was asked for. */
  porGrupo?: number
  /** Until the names of the groups are known: rows that are there do not move for them. */
  children: ReactNode
}

/**
 * The list as a buyer fills it in: dense rows, one quantity field after the other (ux 1.3.7, mockup 09). Enter and Tab go
 * to the next field, Esc to the row, arrows from row to row; a digit on a row edits its quantity.
 */
export function TabelaB2b({ itens, busy, porGrupo, children }: TabelaB2bProps) {
  const arvore = useArvore()
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    // After the fields themselves: they settle on Enter and give up on Esc first.
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      if (!(target instanceof HTMLElement) || !table.current?.contains(target)) return
      if (target instanceof HTMLInputElement) moveQuantidade(event, target)
      else if (target instanceof HTMLTableRowElement) moveLinha(event, target)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  if (porGrupo && arvore === undefined) return children
  return (
    <>
      <table ref={table} className="tabela-b2b" aria-busy={busy} data-espera={busy || undefined}>
        <caption className="sr-only">
          Produtos e quantidades. Enter ou Tab vão para a próxima quantidade; Esc sai para a linha.
        </caption>
        <thead>
          <tr>
            <th scope="col">Código e EAN</th>
            <th scope="col">Produto</th>
            <th scope="col">Embalagem</th>
            <th scope="col" className="end">
              Preço
            </th>
            <th scope="col">Levando, cada</th>
            <th scope="col">Estoque</th>
            <th scope="col" className="end">
              Quantidade
            </th>
            <th scope="col" className="end">
              Total
            </th>
          </tr>
        </thead>
        {groupItens(itens, arvore ?? [], arvore ? porGrupo : undefined).map(({ nome, produtos }) => (
          <tbody key={produtos[0]?.id}>
            {nome && (
              <tr className="tb-grupo">
                <th scope="rowgroup" colSpan={8}>
                  {nome}
                </th>
              </tr>
            )}
            {produtos.map((produto) => (
              <LinhaTabela key={produto.id} produto={produto} />
            ))}
          </tbody>
        ))}
      </table>
      <BarraTotais />
    </>
  )
}
