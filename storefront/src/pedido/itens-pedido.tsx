import type { Pedido } from '@vitrine/contract'
import { formatPrecoUnitario, formatQuantidade, formatReais } from '@vitrine/rules/dinheiro'

import { PorQue } from '#carrinho'
import { Foto } from '#imagem'

type Item = Pedido['itens'][number]

/** What was ordered: a table on a desktop, rows with their sum on a phone (mockup 08). */
export function ItensPedido({ itens }: { itens: readonly Item[] }) {
  return (
    <table className="rows">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            Produto
          </th>
          <th scope="col" className="end max-lg:hidden">
            Pedido
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
        {itens.map((item) => (
          <Linha key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  )
}

function Linha({ item }: { item: Item }) {
  const { nome, embalagem, unidade, imagem, quantidade, precounitario, total } = item
  const quanto = formatQuantidade(quantidade, unidade)
  return (
    <tr>
      <td className="w-14">
        <span
          className="block size-11 overflow-hidden rounded-sm bg-surface-2 [&>img]:size-full [&>img]:object-cover"
          style={imagem ? { background: imagem.cor } : undefined}
        >
          <Foto imagem={imagem} sizes="44px" ate={160} />
        </span>
      </td>
      <td>
        <span className="block">{nome}</span>
        <span className="block text-12 text-ink-muted">
          <span className="lg:hidden">
            {quanto}
            {precounitario !== null && ` × ${formatPrecoUnitario(precounitario)} · `}
          </span>
          {[
            embalagem,
            item.embalarParaPresente && 'para presente',
            motivoOf(item),
            item.desconto > 0 && `cupom −${formatReais(item.desconto)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <PorQue traco={item.traco_preco} preco={item.preco} />
      </td>
      <td className="end max-lg:hidden">{quanto}</td>
      <td className="end text-ink-muted max-lg:hidden">
        {precounitario === null ? '—' : formatPrecoUnitario(precounitario)}
      </td>
      <td className="end font-semibold">{total === null ? 'a precificar' : formatReais(total)}</td>
    </tr>
  )
}

/** Why the price was not the ordinary one. */
function motivoOf({ traco_preco }: Item): string | null {
  if (!traco_preco || traco_preco.vencedor === 'normal' || traco_preco.vencedor === 'oculto') return null
  return traco_preco.motivo
}
