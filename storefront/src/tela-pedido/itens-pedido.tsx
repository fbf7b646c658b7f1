import { Fragment } from 'react'

import type { Pedido } from '@vitrine/contract'
import { textoSubstituicao } from '@vitrine/rules/carrinho'
import { formatPrecoUnitario, formatQuantidade, formatReais, sumReais } from '@vitrine/rules/dinheiro'
import { Icon } from '@vitrine/ui'

import { PorQue } from '#compra'
import { Miniatura } from '#imagem'

type Item = Pedido['itens'][number]

/** What was ordered: a table on a desktop, rows with their sum on a phone (mockup 08). */
export function ItensPedido({ itens }: { itens: readonly Item[] }) {
  const isSeparado = itens.some(({ quantidadeServida }) => quantidadeServida !== null)
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
          {isSeparado && (
            <th scope="col" className="end max-lg:hidden">
              Separado
            </th>
          )}
          <th scope="col" className="end max-lg:hidden">
            Cada
          </th>
          <th scope="col" className="end">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {itens.map((item, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a sent order never move
          <Fragment key={`${item.id}${item.combo?.sequencia ?? ''}${i}`}>
            {item.combo && item.combo.sequencia !== itens[i - 1]?.combo?.sequencia && (
              <Cabecalho combo={item.combo} itens={itens} isSeparado={isSeparado} />
            )}
            <Linha item={item} isSeparado={isSeparado} />
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** The combo that the lines below were bought in, with what it cost as a whole. */
function Cabecalho(props: {
  combo: NonNullable<Item['combo']>
  itens: readonly Item[]
  isSeparado: boolean
}) {
  const { combo, itens, isSeparado } = props
  const partes = itens.filter((item) => item.combo?.sequencia === combo.sequencia)
  const totais = partes.flatMap(({ total }) => total ?? [])
  return (
    <tr>
      <th scope="rowgroup" colSpan={isSeparado ? 5 : 4} className="text-left! max-lg:hidden">
        <RotuloCombo combo={combo} />
        {partes[0] && <Nota item={partes[0]} />}
      </th>
      <th scope="rowgroup" colSpan={2} className="text-left! lg:hidden">
        <RotuloCombo combo={combo} />
        {partes[0] && <Nota item={partes[0]} />}
      </th>
      <td className="end font-semibold">
        {totais.length === partes.length && formatReais(sumReais(...totais))}
      </td>
    </tr>
  )
}

function RotuloCombo({ combo: { nome, quantidade } }: { combo: NonNullable<Item['combo']> }) {
  return (
    <span className="flex items-center gap-2 text-14 font-semibold text-ink">
      <Icon name="boxes" size={16} /> Combo {nome}
      {quantidade > 1 && ` × ${quantidade}`}
    </span>
  )
}

function Linha({ item, isSeparado }: { item: Item; isSeparado: boolean }) {
  const { nome, embalagem, unidade, imagem, quantidade, precounitario, total } = item
  const quanto = formatQuantidade(quantidade, unidade)
  return (
    <tr>
      <td className={item.combo ? 'w-14 pl-4!' : 'w-14'}>
        <Miniatura imagem={imagem} />
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
            item.desconto > 0 && `cupom −${formatReais(item.desconto)}`,
            describeServida(item),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {!item.combo && <Nota item={item} />}
        <Porque item={item} />
      </td>
      <td className="end max-lg:hidden">{quanto}</td>
      {isSeparado && <td className="end max-lg:hidden">{showServida(item)}</td>}
      <td className="end text-ink-muted max-lg:hidden">
        {precounitario === null ? '—' : formatPrecoUnitario(precounitario)}
      </td>
      <td className="end font-semibold">
        {item.totalServido !== null && item.totalServido !== total && total !== null && (
          <s className="block text-12 font-normal text-ink-muted">{formatReais(total)}</s>
        )}
        {total === null ? 'a precificar' : formatReais(item.totalServido ?? total)}
      </td>
    </tr>
  )
}

/** What was picked, where it is not what was ordered (ux 1.11.2). */
function describeServida({ quantidade, quantidadeServida, unidade }: Item): string | false {
  if (quantidadeServida === null || quantidadeServida === quantidade) return false
  return quantidadeServida === 0 ? 'faltou' : `separado: ${formatQuantidade(quantidadeServida, unidade)}`
}

/** What was picked; bold where it is not what was ordered. */
function showServida({ quantidade, quantidadeServida, unidade }: Item) {
  if (quantidadeServida === null) return '—'
  const servida = formatQuantidade(quantidadeServida, unidade)
  return quantidadeServida === quantidade ? servida : <b>{servida}</b>
}

/** Why the price was not the ordinary one. */
function Porque({ item: { traco_preco, preco } }: { item: Item }) {
  const vencedor = traco_preco?.vencedor
  const isNormal = vencedor === 'normal' || vencedor === 'oculto'
  return (
    <PorQue
      traco={traco_preco}
      preco={preco}
      motivo={isNormal ? undefined : traco_preco?.motivo}
      look={vencedor}
    />
  )
}

/** What was said of this line alone, by the customer (ux 1.6.1, 1.6.5) and by the store (3.3); of a combo once, at its head. */
function Nota({ item: { observacao, substituicao, recado, incluido_pela_loja } }: { item: Item }) {
  const partes = [
    incluido_pela_loja && 'Incluído pela loja',
    observacao && `“${observacao}”`,
    substituicao && `Se faltar: ${textoSubstituicao[substituicao].toLowerCase()}`,
  ].filter(Boolean)
  return (
    <>
      {partes.length > 0 && (
        <span className="block text-12 font-normal wrap-anywhere text-ink">{partes.join(' · ')}</span>
      )}
      {recado && (
        <span className="block text-12 font-normal wrap-anywhere text-brand-text">{`Da loja: ${recado}`}</span>
      )}
    </>
  )
}
