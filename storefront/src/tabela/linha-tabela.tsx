import { memo } from 'react'
import { Link } from 'react-router'

import type { ProdutoLista } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatQuantidade, formatReais, multiplyReais } from '@vitrine/rules/dinheiro'
import { choosePreco } from '@vitrine/rules/preco'
import { computeMaximo, computeMinimo } from '@vitrine/rules/quantidade'

import { useQuantidade } from '#carrinho'
import { QuantidadeProduto } from '#compra'
import { Foto } from '#imagem'
import { ChipsFaixas, usePreco } from '#preco'
import { useLoja, useTag } from '#shell'

/** A product on one line of 44 px: only this line is drawn again when its quantity changes. */
export const LinhaTabela = memo(function LinhaTabela({ produto }: { produto: ProdutoLista }) {
  const { slug } = useLoja()
  const { id, sku, ean, name, imagem, disponivel } = produto
  const quantidade = useQuantidade(id)
  const preco = usePreco(produto, quantidade)
  return (
    <tr tabIndex={-1} data-tem={quantidade > 0 || undefined} data-fora={!disponivel || undefined}>
      <td className="tb-codigo">
        <b>{sku}</b>
        {ean && <small>{ean}</small>}
      </td>
      <td className="tb-produto">
        <span className="tb-foto" style={{ background: imagem?.cor }}>
          <Foto imagem={imagem} sizes="36px" ate={160} />
        </span>
        <Link to={urls.produto(slug, id, name)} state={{ produto }}>
          {name}
        </Link>
      </td>
      <td className="tb-embalagem">
        {produto.embalagem}
        <small>{[preco.base, describeRegras(produto)].filter(Boolean).join(' · ')}</small>
      </td>
      <td className="tb-preco end">
        {preco.por === null ? (
          <span className="text-ink-muted">—</span>
        ) : (
          <>
            <b>{preco.por}</b>
            {preco.pix && <small>{preco.pix} no Pix</small>}
          </>
        )}
      </td>
      <td className="tb-faixas">{disponivel && <ChipsFaixas preco={preco} />}</td>
      <Estoque produto={produto} />
      <td className="tb-quantidade end">
        <QuantidadeProduto produto={produto} inputProps={campo} />
      </td>
      <td className="tb-total end" data-nada={quantidade === 0 || undefined}>
        <Total produto={produto} quantidade={quantidade} />
      </td>
    </tr>
  )
})

const campo = { 'data-quantidade': true } as object // data-* is not in the type of an input's props

function Total({ produto, quantidade }: { produto: ProdutoLista; quantidade: number }) {
  const multiplies = !useTag('disable-product-multiple')
  const preco = quantidade > 0 ? choosePreco(produto, quantidade, { multiplies }) : null
  return preco === null ? '—' : <b>{formatReais(multiplyReais(preco, quantidade))}</b>
}

/** Fewer than these are few (mockup 09). */
const POUCOS = 40

/** How many there are, where the store tells it; else whether there are any. */
function Estoque({ produto: { disponivel, estoque, unidade } }: { produto: ProdutoLista }) {
  const isContado = disponivel && estoque !== undefined
  const nivel = isContado && estoque < POUCOS ? 'pouco' : 'bom'
  return (
    <td className="tb-estoque" data-tem={disponivel ? nivel : undefined}>
      {isContado && formatQuantidade(estoque, unidade)}
      {disponivel && !isContado && <span className="sr-only">Em estoque</span>}
      {!disponivel && 'Sem estoque'}
    </td>
  )
}

/** 'mín. 6 · de 6 em 6 · máx. 24': the limits before one meets them. */
export function describeRegras(produto: ProdutoLista): string {
  const { unidade, granularidade } = produto
  const minimo = computeMinimo(produto)
  const maximo = computeMaximo(produto)
  const format = (quantidade: number) => formatQuantidade(quantidade, unidade === 'un' ? null : unidade)
  return [
    minimo > Math.max(granularidade, 1) || (minimo > granularidade && granularidade < 1)
      ? `mín. ${format(minimo)}`
      : null,
    granularidade > 1 && `de ${formatQuantidade(granularidade)} em ${formatQuantidade(granularidade)}`,
    maximo !== null && `máx. ${format(maximo)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
