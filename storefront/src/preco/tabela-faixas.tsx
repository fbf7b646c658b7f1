import type { Produto } from '@vitrine/contract'
import {
  formatPrecoUnitario,
  formatQuantidade,
  formatReais,
  multiplyReais,
  sumReais,
} from '@vitrine/rules/dinheiro'
import { choosePreco, findProximaFaixa, listFaixas } from '@vitrine/rules/preco'
import { decrement, increment } from '@vitrine/rules/quantidade'
import { Notice } from '@vitrine/ui'

import { TextoIncentivo } from '#compra'
import { useTag } from '#shell'

export interface TabelaFaixasProps {
  produto: Produto
  /** Chosen and in the cart together. */
  quantidade: number
  onChoose: (quantidade: number) => void
}

interface Linha {
  de: number
  ate: number | null
  preco: number
  economia: number
}

/** What one pays at each quantity; a row chooses its quantity (ux 1.5.3). */
export function TabelaFaixas({ produto, quantidade, onChoose }: TabelaFaixasProps) {
  const multiplies = !useTag('disable-product-multiple')
  const linhas = listLinhas(produto, multiplies)
  if (linhas.length < 2) return null
  const ativa = linhas.findLast(({ de }) => de <= quantidade) ?? linhas[0]
  const proxima = findProximaFaixa(produto, quantidade, { multiplies })
  return (
    <>
      <table className="faixas">
        <thead>
          <tr>
            <th scope="col">Levando</th>
            <th scope="col">Cada</th>
            <th scope="col">Você economiza</th>
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <tr key={linha.de} aria-current={linha === ativa || undefined}>
              <td>
                <button type="button" onClick={() => onChoose(linha.de)}>
                  {describeIntervalo(linha, produto)}
                </button>
              </td>
              <td>{formatPrecoUnitario(linha.preco)}</td>
              <td>
                {linha.economia > 0 ? (
                  <b>
                    {formatReais(linha.economia)} em {formatQuantidade(linha.de)}
                  </b>
                ) : (
                  '—'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {proxima && (
        <Notice
          tone="accent"
          className="pdp-incentivo"
          action={
            <button type="button" onClick={() => onChoose(proxima.quantidade)}>
              Levar {formatQuantidade(proxima.quantidade)}
            </button>
          }
        >
          <TextoIncentivo faixa={proxima} item={produto} />{' '}
          <span className="inline-block">
            (economize {formatReais(proxima.economia)} em {formatQuantidade(proxima.quantidade)})
          </span>
        </Notice>
      )}
    </>
  )
}

/** The plain price first, then each tier with what it saves on its first quantity. */
function listLinhas(produto: Produto, multiplies: boolean): Linha[] {
  const first = increment(produto, 0)
  const normal = choosePreco(produto, first, { multiplies })
  if (normal === null) return []
  const faixas = listFaixas(produto, { multiplies }).filter((faixa) => faixa.quantidade > first)
  const starts = [{ quantidade: first, preco: normal }, ...faixas]
  return starts.map(({ quantidade, preco }, index) => {
    const next = starts[index + 1]
    return {
      de: quantidade,
      ate: next ? decrement(produto, next.quantidade) : null,
      preco,
      economia: sumReais(multiplyReais(normal, quantidade), -multiplyReais(preco, quantidade)),
    }
  })
}

/** '1 ou 2 un.', '3 a 5 un.', '12 un. ou mais'. */
function describeIntervalo({ de, ate }: Linha, { unidade, granularidade }: Produto): string {
  const format = (quantidade: number) => formatQuantidade(quantidade, unidade)
  if (ate === null) return `${format(de)} ou mais`
  if (ate <= de) return format(de)
  const isPair = ate === de + granularidade
  return `${formatQuantidade(de)} ${isPair ? 'ou' : 'a'} ${format(ate)}`
}
