import type { ConteudoAprovacao } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'

import { Miniatura } from '#imagem'

type Item = ConteudoAprovacao['itens'][number]

/** What is asked for, as it was shown; whoever answers may take fewer of a line. */
export function ItensAprovacao({ itens, mudavel }: { itens: readonly Item[]; mudavel: boolean }) {
  return (
    <table className="rows">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            Produto
          </th>
          <th scope="col" className="end">
            {mudavel ? 'Quantidade' : 'Pedido'}
          </th>
          <th scope="col" className="end max-lg:hidden">
            Cada
          </th>
          <th scope="col" className="end">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {itens.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- what was asked for never moves; a change is another request
          <Linha key={`${item.id}${index}`} item={item} mudavel={mudavel && !item.emCombo} />
        ))}
      </tbody>
    </table>
  )
}

function Linha({ item, mudavel }: { item: Item; mudavel: boolean }) {
  const { id, nome, embalagem, unidade, imagem, quantidade, precounitario, total, observacao } = item
  const detalhes = [embalagem, item.emCombo && 'em combo'].filter(Boolean)
  return (
    <tr>
      <td className="w-14">
        <Miniatura imagem={imagem} />
      </td>
      <td>
        <span className="block wrap-anywhere">{nome}</span>
        <span className="block text-12 text-ink-muted">
          {detalhes.join(' · ')}
          {precounitario !== null && (
            <span className="lg:hidden"> · {formatPrecoUnitario(precounitario)} cada</span>
          )}
        </span>
        {observacao && <span className="block text-12 wrap-anywhere">“{observacao}”</span>}
      </td>
      <td className="end">
        {mudavel ? (
          <input
            className="input w-20 max-w-[20vw] text-right"
            name={`q:${id}`}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={formatQuantidade(quantidade)}
            aria-label={`Quantidade de ${nome}, até ${formatQuantidade(quantidade, unidade)}`}
          />
        ) : (
          formatQuantidade(quantidade, unidade)
        )}
      </td>
      <td className="end text-ink-muted max-lg:hidden">
        {precounitario === null ? '—' : formatPrecoUnitario(precounitario)}
      </td>
      <td className="end font-semibold">{total === null ? 'a precificar' : formatReais(total)}</td>
    </tr>
  )
}
